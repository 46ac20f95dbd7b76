package locale

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"sandglass/fonts"
)

// A text is one message as it stands in the source.
type text struct {
	key string // package.Name
	in  []string
}

// texts reads every message of this package and of the games' below it from
// the source, so that none can be forgotten in a list.
func texts(t *testing.T) (all []text, keys map[string]bool) {
	t.Helper()
	keys = map[string]bool{}
	err := filepath.WalkDir(".", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, 0)
		if err != nil {
			return err
		}
		for _, decl := range file.Decls {
			g, ok := decl.(*ast.GenDecl)
			if !ok || g.Tok != token.VAR {
				continue
			}
			for _, s := range g.Specs {
				v := s.(*ast.ValueSpec)
				for i, name := range v.Names {
					if !name.IsExported() || i >= len(v.Values) {
						continue
					}
					key := file.Name.Name + "." + name.Name
					if found := messages(t, key, v.Values[i]); len(found) > 0 {
						keys[key] = true
						all = append(all, found...)
					}
				}
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if len(all) < 100 {
		t.Fatalf("only %d messages found", len(all))
	}
	return all, keys
}

// messages are the literals of type Msg below an expression.
func messages(t *testing.T, key string, e ast.Expr) (all []text) {
	ast.Inspect(e, func(n ast.Node) bool {
		lit, ok := n.(*ast.CompositeLit)
		if !ok {
			return true
		}
		var in []string
		for _, x := range lit.Elts {
			b, ok := x.(*ast.BasicLit)
			if !ok || b.Kind != token.STRING {
				return true
			}
			s, err := strconv.Unquote(b.Value)
			if err != nil {
				t.Fatal(err)
			}
			in = append(in, s)
		}
		if len(in) > 0 && !isList(lit) {
			all = append(all, text{key, in})
		}
		return true
	})
	return all
}

// isList says whether the literal is a plain list of strings, such as names.
func isList(lit *ast.CompositeLit) bool {
	a, ok := lit.Type.(*ast.ArrayType)
	if !ok {
		return len(lit.Elts) > int(Langs)
	}
	elt, ok := a.Elt.(*ast.Ident)
	return ok && elt.Name == "string"
}

func TestEveryTextIsThereInAllLanguages(t *testing.T) {
	all, _ := texts(t)
	for _, x := range all {
		if len(x.in) != int(Langs) {
			t.Errorf("%s: %d languages: %q", x.key, len(x.in), x.in)
			continue
		}
		for l, s := range x.in {
			if strings.TrimSpace(s) != s || s == "" {
				t.Errorf("%s in %s is empty or has blanks round it: %q", x.key, Codes[l], s)
			}
		}
	}
}

// TestWhoIsToldToClickIsToldToTap: not everybody has a mouse.
func TestWhoIsToldToClickIsToldToTap(t *testing.T) {
	all, _ := texts(t)
	words := [Langs][2]string{English: {"click", "tap"}, Hungarian: {"katt", "kopp"}, German: {"klick", "tipp"}}
	for _, x := range all {
		for l, s := range x.in {
			if s = strings.ToLower(s); strings.Contains(s, words[l][0]) && !strings.Contains(s, words[l][1]) {
				t.Errorf("%s in %s is for mice alone: %q", x.key, Codes[l], s)
			}
		}
	}
}

var verb = regexp.MustCompile(`%(\[\d\][a-z]|.)`)

func TestAllLanguagesUseTheSameArguments(t *testing.T) {
	all, _ := texts(t)
	for _, x := range all {
		first := slices.Sorted(maps.Keys(verbs(x.in[0])))
		for l, s := range x.in {
			// A game's text may name a part in one language only, such as a case.
			v := slices.Sorted(maps.Keys(verbs(s)))
			if strings.HasPrefix(x.key, "locale.") && !slices.Equal(v, first) {
				t.Errorf("%s in %s has %q, in %s %q", x.key, Codes[l], v, Codes[0], first)
			}
			for v := range verbs(s) {
				if v != "%%" && !strings.HasPrefix(v, "%[") {
					t.Errorf("%s in %s: %q is not numbered", x.key, Codes[l], v)
				}
			}
		}
	}
}

func verbs(s string) map[string]bool {
	set := map[string]bool{}
	for _, v := range verb.FindAllString(s, -1) {
		set[v] = true
	}
	return set
}

func TestEveryGlyphExists(t *testing.T) {
	all, _ := texts(t)
	for _, x := range all {
		for l, s := range x.in {
			for _, r := range verb.ReplaceAllString(s, "") {
				for _, f := range []fonts.Face{fonts.Small, fonts.Body} {
					if _, _, ok := f.Glyph(r); !ok && r != '\n' {
						t.Errorf("%s in %s: face %d has no %q", x.key, Codes[l], f, r)
					}
				}
			}
		}
	}
	for l, names := range PlayerNames {
		for _, n := range names {
			for _, r := range n {
				if _, _, ok := fonts.Display.Glyph(r); !ok {
					t.Errorf("name %s in %s: the display face has no %q", n, Codes[l], r)
				}
			}
		}
	}
}

var reference = regexp.MustCompile(`\b(\w+)\.([A-Z]\w*)`)

func TestEveryTextIsUsed(t *testing.T) {
	_, keys := texts(t)
	err := filepath.WalkDir("..", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		src, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		names := imports(t, path, src)
		for _, m := range reference.FindAllStringSubmatch(string(src), -1) {
			if pkg, ok := names[m[1]]; ok {
				delete(keys, pkg+"."+m[2])
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	for _, key := range slices.Sorted(maps.Keys(keys)) {
		t.Errorf("%s is never used", key)
	}
}

// imports maps the names that a file uses for the packages of texts to theirs.
func imports(t *testing.T, path string, src []byte) map[string]string {
	t.Helper()
	file, err := parser.ParseFile(token.NewFileSet(), path, src, parser.ImportsOnly)
	if err != nil {
		t.Fatal(err)
	}
	names := map[string]string{}
	for _, s := range file.Imports {
		p := strings.Trim(s.Path.Value, `"`)
		if !strings.HasPrefix(p, "sandglass/scenes/locale") {
			continue
		}
		pkg := p[strings.LastIndexByte(p, '/')+1:]
		name := pkg
		if s.Name != nil {
			name = s.Name.Name
		}
		names[name] = pkg
	}
	return names
}

func TestPluralAndNumberedArguments(t *testing.T) {
	p := Plural{Msg{"%[1]d day", "%[1]d nap", "%[1]d Tag"}, Msg{"%[1]d days", "%[1]d nap", "%[1]d Tage"}}
	if got := p.In(German, 1) + ", " + p.In(English, 3); got != "1 Tag, 3 days" {
		t.Errorf("plural: %s", got)
	}
	if got := (Msg{"%[1]s to %[2]s", "%[2]s felé %[1]s", "%[1]s nach %[2]s"}).In(Hungarian, "Anna", "Kairó"); got != "Kairó felé Anna" {
		t.Errorf("order: %s", got)
	}
	if _, err := Parse("fr"); err == nil {
		t.Error("French is no language here")
	}
}
