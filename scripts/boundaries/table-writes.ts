import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A place in the code that writes a table, and the owner of that code; null if that code cannot own a table. */
export interface TableWrite {
  readonly file: string;
  readonly line: number;
  /** Null: the table is known only while the program runs. */
  readonly table: string | null;
  readonly owner: string | null;
}

const isProduct = /^apps\/server\/(src|demo)\/.*\.ts$/;
const isTestCode = /\.test(-support)?\.ts$|\/testing\//;
/**
 * Files that name no table: the runner of migrations, the helper for ordered lists (its callers are checked), and the
 * restore of a backup, which fills all tables.
 */
const knowsNoTable = /^apps\/server\/src\/db\/(migrate\.ts$|ordered-rows\.ts$|backup\/)/;

// kysely: db.insertInto("entries"), also with an alias.
const byBuilder = /\b(?:insertInto|updateTable|deleteFrom|mergeInto|replaceInto)\(\s*(?:["'`](\w+)|[^"'`\s)])/g;
// SQL in templates. `for update of`, `do update set` and `on update` write nothing by themselves.
const bySql =
  /(?<!\b(?:for|do|on|before|or)\s)\b(?:insert\s+into|update|delete\s+from|merge\s+into|truncate(?:\s+table)?|copy)\s+(?:only\s+)?(?:(?:public\.)?"?([a-z_]+)"?|\$\{)/gi;
// edits/put-in-order.service.ts: putInOrder(tx, { table: "addOns", … }, asked).
const byOrder = /\b(?:storeOrder|putInOrder)\([^;]*?\btable:\s*["'](\w+)["']/g;
const template = /`(?:[^`\\]|\\.)*`/g;

/** Finds the code of the server at `root` that writes any of these tables. */
export function findTableWrites(root: string, tables: ReadonlySet<string>): TableWrite[] {
  return serverFiles(root).flatMap((file) => {
    const text = withoutComments(readFileSync(join(root, file), "utf8"));
    const lineAt = (index: number) => text.slice(0, index).split("\n").length;
    const owner = ownerOf(file);
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
      .map(({ table, index }) => ({ file, line: lineAt(index), table, owner }));
  });
}

/** A feature by its name, a part of a lower floor by its path: `clubs`, `http/repeats`. */
function ownerOf(file: string): string | null {
  const [, floor, part] = /\/src\/([^/]+)\/([^/]+)\//.exec(file) ?? [];
  if (floor === undefined || part === undefined) return null;
  return floor === "features" ? part : `${floor}/${part}`;
}

function* matchesOf(text: string, pattern: RegExp): Generator<{ name: string | null; index: number }> {
  for (const match of text.matchAll(pattern)) yield { name: match[1] ?? null, index: match.index };
}
const matches = (text: string, pattern: RegExp) => [...matchesOf(text, pattern)];

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Replaces comments by blanks, so that line numbers stay the same. */
function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|(^|[^:])\/\/.*$/gm, (comment) => comment.replace(/[^\n]/g, " "));
}

function serverFiles(root: string): string[] {
  const names = readdirSync(join(root, "apps/server"), { recursive: true, encoding: "utf8" });
  return names
    .map((name) => `apps/server/${name.replaceAll("\\", "/")}`)
    .filter((file) => isProduct.test(file) && !isTestCode.test(file) && !knowsNoTable.test(file))
    .sort();
}
