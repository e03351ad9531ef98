import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const table = readFileSync(join(root, "docs/specification.md"), "utf8");
const sources = new Map(
  globSync("{e2e,packages,apps}/**/*.{journey,test}.ts", { cwd: root, exclude: ["**/node_modules/**"] }).map(
    (path) => [path.replace(/^.*\//, "").replace(/\.ts$/, ""), readFileSync(join(root, path), "utf8")] as const,
  ),
);

/** What the table names: files, each followed by the beginnings of its test titles. */
const named = [...table.matchAll(/([\w.-]+\.(?:journey|test))((?:,? "[^"]+")*)/g)].map(
  ([, file = "", titles = ""]) => ({
    file,
    titles: [...titles.matchAll(/"([^"]+?)…?"/g)].map(([, title = ""]) => title),
  }),
);

test("the tests that the specification's table names exist", () => {
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter(({ file }) => !sources.has(file)).map(({ file }) => file)).toEqual([]);
  const untitled = named.flatMap(({ file, titles }) =>
    titles.filter((title) => !sources.get(file)?.includes(`"${title}`)).map((title) => `${file}: ${title}`),
  );
  expect(untitled).toEqual([]);
});
