package main
import "testing"
import "os"
func TestSizeNow(t *testing.T) { os.Chdir("../.."); if err := size(t.TempDir()); err != nil { t.Fatal(err) } }
