package main

import (
	"encoding/json"
	"strings"
	"testing"
)

// lines are what go test -json prints of a package with a test that passes, one
// with a subtest that fails, and a package that cannot be built.
const lines = `{"Action":"run","Package":"p","Test":"TestA"}
{"Action":"pass","Package":"p","Test":"TestA/one"}
{"Action":"pass","Package":"p","Test":"TestA"}
{"Action":"fail","Package":"p","Test":"TestB/one"}
{"Action":"fail","Package":"p","Test":"TestB"}
{"Action":"fail","Package":"p"}
{"Action":"skip","Package":"none"}
{"Action":"build-output","ImportPath":"q","Output":"q.go:1: wrong\n"}
{"Action":"build-fail","ImportPath":"q"}
{"Action":"output","Package":"q","Output":"FAIL\tq [build failed]\n"}
{"Action":"fail","Package":"q","FailedBuild":"q"}
{"Action":"output","Package":"r","Output":"panic: in TestMain\n"}
{"Action":"fail","Package":"r"}
{"Action":"pass","Package":"s","Test":"TestC"}
{"Action":"pass","Package":"s"}`

func TestResultsAreCountedOnce(t *testing.T) {
	var count tally
	said := map[string]*strings.Builder{}
	for _, line := range strings.Split(lines, "\n") {
		var e event
		if err := json.Unmarshal([]byte(line), &e); err != nil {
			t.Fatal(err)
		}
		count.event(e, said)
	}
	if count.passed != 2 || count.failed != 3 {
		t.Errorf("%d passed, %d failed; want 2 and 3: TestA and TestC; TestB, q, r", count.passed, count.failed)
	}
}
