import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findRawBreakpoints, findRawMeasures, tokensFile } from "./style-rules.ts";

const root = join(import.meta.dirname, "../..");
const sheets = globSync("apps/web/src/**/*.css", { cwd: root }).filter((file) => !file.includes("/generated/"));

test("every sheet takes its measures from the tokens", () => {
  expect(sheets.length).toBeGreaterThan(50);
  const found = sheets.flatMap((file) => findRawMeasures(readFileSync(join(root, file), "utf8"), file));
  expect(found).toEqual([]);
});

test("every component takes its breakpoints from ui/breakpoints.ts", () => {
  const components = globSync("apps/web/src/**/*.{ts,tsx}", { cwd: root }).filter(
    (file) => !file.endsWith("/ui/breakpoints.ts"),
  );
  expect(components.length).toBeGreaterThan(300);
  const found = components.flatMap((file) =>
    findRawBreakpoints(readFileSync(join(root, file), "utf8")).map((query) => `${file}: ${query}`),
  );
  expect(found).toEqual([]);
});

test("a breakpoint of one's own is seen in a component", () => {
  expect(findRawBreakpoints('<img sizes="(min-width: 700px) 30rem, 100vw" />')).toEqual(["(min-width: 700px)"]);
  expect(findRawBreakpoints("<img sizes={`${breakpoints.desktop} 30rem, 100vw`} />")).toEqual([]);
});

test.each([
  "a { padding: 13px }",
  "a { margin: 0 auto -0.7rem }",
  "a { gap: calc(var(--space-1) + 0.3rem) }",
  "a { top: 2rem }",
  "a { --bar-gap: 0.25rem }",
  "a { font-size: 1.1rem }",
  "a { font: 700 15px/1.2 var(--font) }",
  "a { border-radius: 4px }",
  "a { transition: opacity 200ms }",
  "a { animation: turn 1.5s linear }",
  "@media (max-width: 640px) { a { color: red } }",
  "@media screen and (min-width: 40rem) { a { color: red } }",
  ".panel > .p-button { color: red }",
])("a measure of one's own is seen: %s", (css) => {
  expect(findRawMeasures(css, "apps/web/src/features/a.css")).toHaveLength(1);
});

test.each([
  "a { padding: var(--space-3) 0 1px; margin: -1px; gap: 0.4em; width: 13px; top: 50% }",
  "a { font-size: 0.9em; border-radius: 50% var(--radius); transition: opacity var(--quick) 0s }",
  "@media (--phone) { a { color: red } }",
  "@media print { a { color: red } }",
])("what follows the tokens is left in peace: %s", (css) => {
  expect(findRawMeasures(css, "apps/web/src/features/a.css")).toEqual([]);
});

test("the tokens themselves, and the staff kit's classes of PrimeReact, are allowed", () => {
  expect(findRawMeasures(":root { font-size: 14px }", tokensFile)).toEqual([]);
  expect(findRawMeasures(".order .p-button { gap: 0 }", "apps/web/src/ui/staff/order/order.css")).toEqual([]);
});
