import type { Db, Tx } from "./connection.ts";

type Reads = Readonly<Record<string, () => Promise<unknown>>>;
type Read<Of extends Reads> = { readonly [Name in keyof Of]: Awaited<ReturnType<Of[Name]>> };

/** Reads that need nothing of each other: at the same time, or inside a transaction, which has one connection, in turn. */
export async function readTogether<Of extends Reads>(db: Db | Tx, reads: Of): Promise<Read<Of>> {
  const names = Object.keys(reads);
  const found: unknown[] = [];
  if (db.isTransaction) for (const name of names) found.push(await reads[name]!());
  else found.push(...(await Promise.all(names.map((name) => reads[name]!()))));
  return Object.fromEntries(names.map((name, at) => [name, found[at]])) as Read<Of>;
}
