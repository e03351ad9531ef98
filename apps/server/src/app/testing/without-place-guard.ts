import pg from "pg";

// A program that a server of a negative control loads first. The statement that takes places then compares with what
// was stored when it began, as a program would that reads how many places are left and then takes one.

const guard = /taken \+ (\S+) <= capacity/;
const { query } = pg.Client.prototype as { query: (...given: unknown[]) => unknown };

Object.assign(pg.Client.prototype, {
  query(this: pg.Client, first: unknown, ...others: unknown[]) {
    return query.call(this, withoutGuard(first), ...others);
  },
});

function withoutGuard(statement: unknown): unknown {
  if (typeof statement !== "string" || !statement.includes("update category_places set taken")) return statement;
  return statement.replace(
    guard,
    (_, change: string) =>
      `(select p.taken + ${change} <= p.capacity from category_places p where p.category_id = category_places.category_id)`,
  );
}
