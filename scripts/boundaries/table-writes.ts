import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A place in the code that writes a table, and the feature it belongs to; null outside of all features. */
export interface TableWrite {
  readonly file: string;
  readonly line: number;
  /** Null: it is told only while the program runs. */
  readonly table: string | null;
  readonly feature: string | null;
}

const isProduct = /^apps\/server\/(src|demo)\/.*\.ts$/;
const isTestCode = /\.test(-support)?\.ts$|\/testing\//;
/** The migrations' runner keeps its own list; the seam for ordered lists is told the table, and its callers are seen. */
const outsideTables = new Set(["apps/server/src/db/migrate.ts", "apps/server/src/db/ordered-rows.ts"]);

// Of kysely: db.insertInto("entries"), also with an alias.
const byBuilder = /\b(?:insertInto|updateTable|deleteFrom|mergeInto|replaceInto)\(\s*(?:["'`](\w+)|[^"'`\s)])/g;
// Of SQL in templates. `for update of`, `do update set` and `on update` write nothing by themselves.
const bySql =
  /(?<!\b(?:for|do|on|before|or)\s)\b(?:insert\s+into|update|delete\s+from|merge\s+into|truncate(?:\s+table)?|copy)\s+(?:only\s+)?(?:(?:public\.)?"?([a-z_]+)"?|\$\{)/gi;
// Of edits/put-in-order.service.ts: putInOrder(tx, { table: "addOns", … }, asked).
const byOrder = /\b(?:storeOrder|putInOrder)\([^;]*?\btable:\s*["'](\w+)["']/g;
const template = /`(?:[^`\\]|\\.)*`/g;

/** Finds what writes any of these tables in the product's server at `root`. */
export function findTableWrites(root: string, tables: ReadonlySet<string>): TableWrite[] {
  return serverFiles(root).flatMap((file) => {
    const text = withoutComments(readFileSync(join(root, file), "utf8"));
    const lineAt = (index: number) => text.slice(0, index).split("\n").length;
    const feature = /\/src\/features\/([^/]+)\//.exec(file)?.[1] ?? null;
    const found = [...matches(text, byBuilder), ...matches(text, byOrder)].map(({ name, index }) => ({
      table: name && snakeCase(name),
      index,
    }));
    for (const { 0: sql, index } of text.matchAll(template)) {
      found.push(
        ...matches(sql, bySql).map(({ name, index: at }) => ({ table: name && name.toLowerCase(), index: index + at })),
      );
    }
    return found
      .filter(({ table }) => table === null || tables.has(table))
      .map(({ table, index }) => ({ file, line: lineAt(index), table, feature }));
  });
}

function* matchesOf(text: string, pattern: RegExp): Generator<{ name: string | null; index: number }> {
  for (const match of text.matchAll(pattern)) yield { name: match[1] ?? null, index: match.index };
}
const matches = (text: string, pattern: RegExp) => [...matchesOf(text, pattern)];

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Blanked out, so that lines stay where they are. */
function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|(^|[^:])\/\/.*$/gm, (comment) => comment.replace(/[^\n]/g, " "));
}

function serverFiles(root: string): string[] {
  const names = readdirSync(join(root, "apps/server"), { recursive: true, encoding: "utf8" });
  return names
    .map((name) => `apps/server/${name.replaceAll("\\", "/")}`)
    .filter((file) => isProduct.test(file) && !isTestCode.test(file) && !outsideTables.has(file))
    .sort();
}
