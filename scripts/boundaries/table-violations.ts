import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Violation } from "./find-violations.ts";
import { findTableWrites } from "./table-writes.ts";

const oneOwner =
  "Only the owner of a table writes it, because other code would miss its rules, locks, revisions and listeners. Call " +
  "the owner's service.";
const everyTable =
  "Every table of db/migrations needs an owner in scripts/boundaries/table-owners.ts, which lists no other tables.";

/** Finds tables without an owner, and code that writes a table of another feature. */
export function findTableViolations(root: string, owners: Readonly<Record<string, string>>): Violation[] {
  const tables = tablesOf(root);
  const ownerless = [
    ...[...tables].filter((table) => !(table in owners)),
    ...Object.keys(owners).filter((table) => !tables.has(table)),
  ].map((table) => ({ rule: "tables-have-owners", reason: everyTable, from: "db/migrations", to: table }));
  const foreign = findTableWrites(root, tables)
    .filter(({ table, owner }) => table === null || (table in owners && owners[table] !== owner))
    .map(({ file, line, table }) => ({
      rule: "tables-written-by-owner",
      reason: oneOwner,
      from: `${file}:${line}`,
      to: table === null ? "a table that only runs will tell: name it" : `${table}, of ${owners[table]}`,
    }));
  return [...ownerless, ...foreign];
}

/** The tables that exist after all migrations. */
function tablesOf(root: string): Set<string> {
  const folder = join(root, "db/migrations");
  const tables = new Set<string>();
  for (const file of existsSync(folder) ? readdirSync(folder).sort() : []) {
    const text = readFileSync(join(folder, file), "utf8").replace(/--.*$/gm, "");
    for (const { groups } of text.matchAll(change)) {
      const { created, dropped, before, after } = groups as Record<string, string | undefined>;
      if (created) tables.add(created);
      for (const gone of dropped?.split(",") ?? []) tables.delete(gone.trim());
      if (before && after && tables.delete(before)) tables.add(after);
    }
  }
  return tables;
}

const change =
  /\bcreate\s+(?:unlogged\s+)?table\s+(?:if\s+not\s+exists\s+)?(?<created>\w+)|\bdrop\s+table\s+(?:if\s+exists\s+)?(?<dropped>\w+(?:\s*,\s*\w+)*)|\balter\s+table\s+(?:if\s+exists\s+)?(?<before>\w+)\s+rename\s+to\s+(?<after>\w+)/gi;
