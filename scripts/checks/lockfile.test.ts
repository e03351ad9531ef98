import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type Lockfile, problemsOf } from "./lockfile.ts";

const lockfile = JSON.parse(readFileSync(join(import.meta.dirname, "../../package-lock.json"), "utf8")) as Lockfile;

test("the lockfile is complete for every platform (else pin a version that the registry has for all of them)", () => {
  expect(problemsOf(lockfile)).toEqual([]);
});

test("a missing platform and a package without a hash are reported", () => {
  const packages = {
    "": {},
    "apps/server": {},
    "node_modules/@time-event/server": { link: true },
    "node_modules/oxlint": {
      version: "1.0.0",
      integrity: "sha512-…",
      optionalDependencies: { "@oxlint/binding-darwin-arm64": "1.0.0", "@oxlint/binding-win32-x64-msvc": "1.0.0" },
    },
    "node_modules/@oxlint/binding-win32-x64-msvc": { version: "1.0.0" },
  };
  expect(problemsOf({ packages })).toEqual([
    "@oxlint/binding-darwin-arm64 1.0.0 of node_modules/oxlint is not named",
    "node_modules/@oxlint/binding-win32-x64-msvc has no hash",
  ]);
});
