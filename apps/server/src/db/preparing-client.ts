import { LRUCache } from "lru-cache";
import pg from "pg";

/** PostgreSQL keeps so many statements on each connection. Once there are more, all are forgotten, and those in use come again. */
const mostPrepared = 40;
/** A statement is prepared once it came so often: some have many forms, most of which come seldom. */
const usesBefore = 4;

/**
 * A plan is as old as this at most. PostgreSQL itself makes a new one once it has counted a table anew, a minute or more after it has
 * grown: a plan of the morning would read through all keys and all reads of a race that has begun.
 */
export const plannedAnewMs = 2_000;

const uses = new LRUCache<string, number>({ max: 500 });
const names = new Map<string, string>();
/** How often all were forgotten: a part of the names, so that none is used twice. */
let generation = 0;

/** Lets every connection of this process keep a statement prepared, if it comes often. */
export function prepare(statement: string): void {
  if (names.has(statement)) return;
  const before = uses.get(statement) ?? 0;
  uses.set(statement, before + 1);
  if (before < usesBefore) return;
  if (names.size >= mostPrepared) {
    names.clear();
    generation++;
  }
  names.set(statement, `prepared ${generation}.${names.size}`);
}

/** A connection on which those statements are prepared under a name. */
export class PreparingClient extends pg.Client {
  #plannedAt = performance.now();
  #generation = generation;

  override query = ((first: unknown, values?: unknown, done?: unknown) => {
    const name = typeof first === "string" ? names.get(first) : undefined;
    if (name === undefined) return super.query(first as string, values as unknown[], done as never);
    const now = performance.now();
    if (this.#generation !== generation) this.#tidy("deallocate all");
    else if (now - this.#plannedAt >= plannedAnewMs) this.#tidy("discard plans");
    return super.query({ name, text: first } as never, values as unknown[], done as never);
  }) as typeof pg.Client.prototype.query;

  #tidy(statement: string): void {
    this.#plannedAt = performance.now();
    this.#generation = generation;
    // where this fails, the statement behind it does, too
    super.query(statement).catch(() => {});
  }
}
