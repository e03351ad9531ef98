import type { InstantMs } from "@time-event/domain/time/instant";
import { LRUCache } from "lru-cache";
import type { Db, Tx } from "../../db/connection.ts";
import { isDatabaseTrouble } from "../../db/trouble.ts";
import { createTogether } from "../../lib/together.ts";
import { RepeatDiffers } from "../refusals.ts";
import { claimIds, keepReplies } from "./answered-calls.repository.ts";
import { hashOfId, openReply, sealReply } from "./sealed-reply.ts";
import { type Answer, finalAnswer, hashOfSent, type Submit } from "./submits.ts";

/** A submit, and what its work needs to know of it. */
export interface Asked<Ask> {
  readonly submit: Submit;
  readonly ask: Ask;
}

/**
 * Works for several submits in one transaction, and gives each a reply or its refusal. Nothing is undone for one of them, so
 * it decides before it stores.
 */
export type WorkTogether<Ask> = (tx: Tx, asks: readonly Ask[]) => Promise<readonly (object | Error)[]>;

/** The most submits that share a transaction: whoever is the last of them still has an answer soon. */
const mostAtOnce = 100;
/** Whoever names an event that does not exist has a lane, too. */
const mostLanes = 200;

/**
 * The same as `AnswerOnce` for submits that come in thousands: those of one lane that wait share one transaction. So they
 * wait for a row that all of them need once, and not one after another. Each is answered after the commit.
 */
export function createAnswerTogether<Ask>(db: Db, clock: () => InstantMs, work: WorkTogether<Ask>) {
  const lanes = new LRUCache<string, (asked: Asked<Ask>) => Promise<Answer | Error>>({ max: mostLanes });

  async function doAll(all: readonly Asked<Ask>[]): Promise<(Answer | Error)[]> {
    const hashed = all.map(({ submit, ask }) => {
      const scope = `${submit.call}\n${submit.caller}`;
      return { submit, ask, scope, idHash: hashOfId(submit.id, scope), requestHash: hashOfSent(submit.sent) };
    });
    return db.transaction().execute(async (tx) => {
      // the same submit twice is one
      const submits = [...new Map(hashed.toReversed().map((each) => [each.idHash, each])).values()].toReversed();
      const claimed = await claimIds(tx, submits, clock());
      const fresh = submits.filter(({ idHash, requestHash }) => {
        const found = claimed.get(idHash)!;
        return found.status === null && found.requestHash === requestHash;
      });
      const replies =
        fresh.length === 0
          ? []
          : await work(
              tx,
              fresh.map(({ ask }) => ask),
            );
      const answers = new Map(fresh.map(({ idHash, submit }, at) => [idHash, finalAnswer(submit, replies[at]!)]));
      const kept = fresh.map(({ submit, scope, idHash }) => {
        const { status, body } = answers.get(idHash)!;
        return { idHash, status, reply: sealReply(submit.id, scope, body) };
      });
      await keepReplies(tx, kept);
      return hashed.map(({ submit, scope, idHash, requestHash }) => {
        const found = claimed.get(idHash)!;
        if (found.requestHash !== requestHash) return new RepeatDiffers();
        const { status, reply } = found;
        return answers.get(idHash) ?? { status: status!, body: openReply(submit.id, scope, reply!) };
      });
    });
  }

  return async (lane: string, asked: Asked<Ask>): Promise<Answer> => {
    let serve = lanes.get(lane);
    if (!serve) {
      serve = createTogether({ doAll, most: mostAtOnce, concernsAll: isDatabaseTrouble });
      lanes.set(lane, serve);
    }
    const answer = await serve(asked);
    if (answer instanceof Error) throw answer;
    return answer;
  };
}
