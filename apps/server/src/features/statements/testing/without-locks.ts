import pg from "pg";

const lock = / for update( of "?\w+"?)?$/;

/**
 * For a negative control: from here on rows are read without being locked, as by a program that forgot it. Whoever decides
 * then may know a state that somebody else is changing.
 */
export function readWithoutLocks(): void {
  const { query } = pg.Client.prototype as { query: (...given: unknown[]) => unknown };
  Object.assign(pg.Client.prototype, {
    query(this: pg.Client, first: unknown, ...others: unknown[]) {
      return query.call(this, typeof first === "string" ? first.replace(lock, "") : first, ...others);
    },
  });
}
