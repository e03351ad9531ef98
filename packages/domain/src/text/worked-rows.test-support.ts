import { readFileSync } from "node:fs";

/**
 * The rows of the worked table under a heading of a page of docs/algorithms, each as its cells.
 *
 * @example
 * workedRows("price.md", "### Codes")[0]; // ["percent", "15", "0", "2×65050", "19514", ""]
 */
export function workedRows(page: string, heading: string): string[][] {
  const text = readFileSync(new URL(`../../../../docs/algorithms/${page}`, import.meta.url), "utf8");
  const [marks] = heading.split(" ");
  const part = text.split(`${heading}\n`)[1]!.split(`\n${marks} `)[0]!;
  const lines = part.split("\n").filter((line) => line.startsWith("|"));
  return lines.slice(2).map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}
