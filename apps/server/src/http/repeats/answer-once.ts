import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db, Tx } from "../../db/connection.ts";
import { transact } from "../../db/transact.ts";
import { RepeatDiffers } from "../refusals.ts";
import {
  beginWork,
  claimId,
  findReply,
  forgetAnsweredCalls,
  keepReply,
  undoWork,
} from "./answered-calls.repository.ts";
import { createAnswerTogether, type PrepareTogether, type WorkTogether } from "./answer-together.ts";
import type { RefuseSoon } from "./refuse-together.ts";
import { keepableReply, readReply } from "./sealed-reply.ts";
import { type Answer, finalAnswer, hashSubmit, type Submit } from "./submits.ts";

/** Does a piece of work once, however often it is asked for. */
export interface AnswerOnce {
  (submit: Submit, work: (tx: Tx) => Promise<object>): Promise<Answer>;
  /** The answer that a submit already got, if it did; works nothing. */
  readonly again: (submit: Submit) => Promise<Answer | undefined>;
  /** Submits of one lane that wait share a transaction; those that `soon` refuses need none. */
  readonly together: <Ask>(
    work: WorkTogether<Ask>,
    options?: TogetherOptions<Ask>,
  ) => ReturnType<typeof createAnswerTogether<Ask>>;
}

interface TogetherOptions<Ask> {
  readonly soon?: RefuseSoon<Ask> | undefined;
  readonly most?: number | undefined;
  readonly weightOf?: ((ask: Ask) => number) | undefined;
  readonly prepare?: PrepareTogether<Ask> | undefined;
  readonly preparedFrom?: number | undefined;
}

/** How long a submit may be sent again: a phone that was offline over a race weekend still gets its answer. */
export const keptMs = 7 * 24 * 60 * 60 * 1000;

/**
 * The work, its changes and its answer are one transaction: all of it is stored, or nothing. The same submit sent
 * again, even at the same time to another process, waits and gets the first answer.
 * @throws RepeatDiffers, and whatever the work throws except refusals
 */
export function createAnswerOnce(db: Db, clock: () => InstantMs): AnswerOnce {
  const once = (submit: Submit, work: (tx: Tx) => Promise<object>) =>
    transact(db, async (tx) => {
      const { request } = submit;
      const { scope, idHash, requestHash } = hashSubmit(submit);
      const claimed = await claimId(tx, idHash, requestHash, clock());
      if (claimed.requestHash !== requestHash) throw new RepeatDiffers();
      if (claimed.status !== null) return { status: claimed.status, body: readReply(submit, scope, claimed.reply!) };

      const answer = await answerOf(tx, request, work);
      await keepReply(tx, idHash, answer.status, keepableReply(submit, scope, answer.body));
      return answer;
    });

  const again = async (submit: Submit): Promise<Answer | undefined> => {
    const { scope, idHash, requestHash } = hashSubmit(submit);
    const kept = await findReply(db, idHash, requestHash);
    return kept && { status: kept.status, body: readReply(submit, scope, kept.reply) };
  };
  const together = <Ask>(work: WorkTogether<Ask>, options: TogetherOptions<Ask> = {}) =>
    createAnswerTogether({ ...options, db, clock, work, again });
  return Object.assign(once, { again, together });
}

async function answerOf(tx: Tx, request: Submit["request"], work: (tx: Tx) => Promise<object>): Promise<Answer> {
  await beginWork(tx);
  try {
    return { status: 200, body: JSON.stringify(await work(tx)) };
  } catch (error) {
    const answer = finalAnswer({ request }, error as Error);
    await undoWork(tx);
    return answer;
  }
}

/** Removes answers that nobody asks for again; returns how many. */
export function sweepAnsweredCalls(db: Db, clock: () => InstantMs): Promise<number> {
  return forgetAnsweredCalls(db, clock() - keptMs);
}
