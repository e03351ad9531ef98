import pg from "pg";

/** PostgreSQL keeps the plans of so many statements on each connection; what comes later is planned each time. */
const mostPrepared = 40;

const names = new Map<string, string>();

/** Lets every connection of this process keep a statement prepared, from its next use on. */
export function prepare(statement: string): void {
  if (names.size < mostPrepared && !names.has(statement)) names.set(statement, `prepared ${names.size + 1}`);
}

/** A connection on which those statements are prepared under a name. */
export class PreparingClient extends pg.Client {
  override query = ((first: unknown, values?: unknown, done?: unknown) => {
    const name = typeof first === "string" ? names.get(first) : undefined;
    const asked = name === undefined ? first : { name, text: first };
    return super.query(asked as string, values as unknown[], done as never);
  }) as typeof pg.Client.prototype.query;
}
