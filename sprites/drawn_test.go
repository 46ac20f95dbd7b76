package sprites_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
)

// sheets are the packages of sprites whose every sprite something must draw:
// all of them are in every download. A game's own is added with its board.
var sheets = []string{"shell", "caravan", "timbuktu", "title", "tombraiders"}

// TestEverySpriteIsDrawn finds the names of a sheet's package in the code that
// is not a test: those of sheet.go anywhere outside it, all others outside the
// package.
func TestEverySpriteIsDrawn(t *testing.T) {
	drawn := used(t)
	for _, pkg := range sheets {
		files, err := filepath.Glob(filepath.Join(pkg, "*.go"))
		if err != nil || len(files) < 2 {
			t.Fatalf("%s: files %q, %v", pkg, files, err)
		}
		for _, file := range files {
			if strings.HasSuffix(file, "_test.go") {
				continue
			}
			generated := filepath.Base(file) == "sheet.go"
			for _, name := range declared(t, file) {
				switch {
				case drawn[pkg+"."+name], generated && named(t, files, name):
				case ast.IsExported(name) || generated:
					t.Errorf("%s: nothing draws %s: it is in every download", file, name)
				}
			}
		}
	}
}

func parse(t *testing.T, file string) *ast.File {
	t.Helper()
	f, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.SkipObjectResolution)
	if err != nil {
		t.Fatal(err)
	}
	return f
}

// declared are the package's constants, variables and functions in a file, the
// sheet itself and types left out.
func declared(t *testing.T, file string) (names []string) {
	for _, d := range parse(t, file).Decls {
		switch d := d.(type) {
		case *ast.FuncDecl:
			if d.Recv == nil {
				names = append(names, d.Name.Name)
			}
		case *ast.GenDecl:
			for _, s := range d.Specs {
				if v, ok := s.(*ast.ValueSpec); ok {
					for _, n := range v.Names {
						names = append(names, n.Name)
					}
				}
			}
		}
	}
	own := map[string]bool{"Sheet": true, "SheetNo": true, "picture": true, "frames": true, "_": true}
	rest := names[:0]
	for _, n := range names {
		if !own[n] {
			rest = append(rest, n)
		}
	}
	return rest
}

// named says whether hand-written files of the package name an identifier.
func named(t *testing.T, files []string, name string) (found bool) {
	for _, file := range files {
		if strings.HasSuffix(file, "_test.go") || filepath.Base(file) == "sheet.go" {
			continue
		}
		ast.Inspect(parse(t, file), func(n ast.Node) bool {
			if id, ok := n.(*ast.Ident); ok && id.Name == name {
				found = true
			}
			return true
		})
	}
	return found
}

// used are the names pkg.Name of sheets that code outside their package uses.
func used(t *testing.T) map[string]bool {
	found := map[string]bool{}
	err := filepath.WalkDir("..", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || filepath.Ext(path) != ".go" || strings.HasSuffix(path, "_test.go") {
			return err
		}
		f := parse(t, path)
		as := map[string]string{}
		for _, i := range f.Imports {
			imported, _ := strconv.Unquote(i.Path.Value)
			pkg, ok := strings.CutPrefix(imported, "sandglass/sprites/")
			if !ok {
				continue
			}
			if as[filepath.Base(pkg)] = pkg; i.Name != nil {
				as[i.Name.Name] = pkg
			}
		}
		ast.Inspect(f, func(n ast.Node) bool {
			if s, ok := n.(*ast.SelectorExpr); ok {
				if x, ok := s.X.(*ast.Ident); ok && as[x.Name] != "" {
					found[as[x.Name]+"."+s.Sel.Name] = true
				}
			}
			return true
		})
		return nil
	})
	if err != nil || len(found) < 50 {
		t.Fatalf("only %d sprites are drawn: %v", len(found), err)
	}
	return found
}
