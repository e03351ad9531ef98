import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db } from "../../db/connection.ts";
import { isDatabaseTrouble } from "../../db/trouble.ts";
import { createTogether } from "../../lib/together.ts";
import { keepRefusals } from "./answered-calls.repository.ts";
import { keepableReply } from "./sealed-reply.ts";
import { type Answer, type Asked, finalAnswer, type Hashed, hashSubmit } from "./submits.ts";

/** Refuses submits for which nothing is left, before they wait for the transaction of their lane. */
export interface RefuseSoon<Ask> {
  /** Is it likely, by what others were told before? Else nobody looks. */
  readonly isLikely: (ask: Ask) => boolean;
  /** Looks at what is stored now and changes nothing; undefined: the transaction decides. */
  readonly look: (db: Db, asks: readonly Ask[]) => Promise<readonly (Error | undefined)[]>;
}

/** Many cost little more than few: two statements for all of them, and no lock. */
const mostAtOnce = 500;

interface Parts<Ask> {
  readonly db: Db;
  readonly clock: () => InstantMs;
  readonly soon: RefuseSoon<Ask> | undefined;
}

/**
 * Once a race is sold, most submits find nothing left. They need no transaction with those who may find something: what is
 * stored is read once for all who ask meanwhile, and their refusals are stored together.
 *
 * What is left is read before a refusal is stored under an id. So who has taken the last of it by the same submit, and did not
 * hear of it, is never refused: that answer stands under the id, or the id is locked.
 * @returns undefined: it is not refused here
 */
export function createRefuseTogether<Ask>({ db, clock, soon }: Parts<Ask>) {
  if (!soon) return async () => undefined;
  const { isLikely, look } = soon;

  async function doAll(all: readonly Asked<Ask>[]): Promise<(Answer | undefined)[]> {
    const refusals = await look(
      db,
      all.map(({ ask }) => ask),
    );
    // the same submit twice is one
    const refused = new Map<string, Hashed & { readonly answer: Answer }>();
    const hashed = all.map(({ submit }, at) => {
      const refusal = refusals[at];
      const own = refusal && hashSubmit(submit);
      if (own && !refused.has(own.idHash)) refused.set(own.idHash, { ...own, answer: finalAnswer(submit, refusal) });
      return own;
    });
    const kept = [...refused.values()].map(({ submit, scope, idHash, requestHash, answer: { status, body } }) => {
      return { idHash, requestHash, status, reply: keepableReply(submit, scope, body) };
    });
    const stored = await keepRefusals(db, kept, clock());
    return hashed.map((own) => {
      const first = own && stored.has(own.idHash) ? refused.get(own.idHash) : undefined;
      return first && first.requestHash === own!.requestHash ? first.answer : undefined;
    });
  }

  const together = createTogether({ doAll, most: mostAtOnce, concernsAll: isDatabaseTrouble });
  return async (asked: Asked<Ask>): Promise<Answer | undefined> => (isLikely(asked.ask) ? together(asked) : undefined);
}
