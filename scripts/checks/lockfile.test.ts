import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type Lockfile, lockfilePath, missingPlatforms } from "../complete-lockfile.ts";

test("npm ci accepts the lockfile: every platform is named (else: node scripts/complete-lockfile.ts)", () => {
  const lockfile = JSON.parse(readFileSync(lockfilePath, "utf8")) as Lockfile;
  expect(Object.keys(missingPlatforms(lockfile))).toEqual([]);
});

test("a package of another system is read from its name", () => {
  const packages = {
    "node_modules/oxlint": {
      dev: true,
      optionalDependencies: { "@oxlint/binding-linux-arm64-musl": "1.0.0", "@oxlint/binding-win32-x64-msvc": "1.0.0" },
    },
    "node_modules/@oxlint/binding-win32-x64-msvc": {},
  };
  expect(missingPlatforms({ packages })).toEqual({
    "node_modules/@oxlint/binding-linux-arm64-musl": {
      version: "1.0.0",
      dev: true,
      optional: true,
      os: ["linux"],
      cpu: ["arm64"],
      libc: ["musl"],
    },
  });
});
