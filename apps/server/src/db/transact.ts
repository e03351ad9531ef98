import type { Db, Tx } from "./connection.ts";

/**
 * Thrown inside `transact` by whoever finds that something else has to be done first, in a transaction of its own: what
 * it would lock must not be locked beside what the work locks later.
 */
export class DoFirst extends Error {
  readonly work: (tx: Tx) => Promise<unknown>;

  constructor(work: (tx: Tx) => Promise<unknown>) {
    super("something else has to be done in a transaction of its own first");
    this.work = work;
  }
}

/** One transaction. Where its work throws `DoFirst`, it is undone, that is done and stored, and it begins again. */
export async function transact<Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (!(error instanceof DoFirst)) throw error;
      await db.transaction().execute(error.work);
    }
  }
}
