import { createHash } from "node:crypto";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db, Tx } from "../../db/connection.ts";
import { transact } from "../../db/transact.ts";
import { ofRequest, problemOf } from "../problems.ts";
import { RepeatDiffers } from "../refusals.ts";
import {
  beginWork,
  claimId,
  findReply,
  forgetAnsweredCalls,
  keepReply,
  undoWork,
} from "./answered-calls.repository.ts";
import { hashOfId, openReply, sealReply } from "./sealed-reply.ts";

/** One submit of one caller, by the id that the client made for it. */
export interface Submit {
  /** Name of the call. */
  readonly call: string;
  /** An id of one caller means nothing for another. */
  readonly caller: string;
  readonly id: string;
  /** The input, or what distinguishes it from any other: the same id with other input is refused. */
  readonly sent: string;
  /** The request that brings it: a refusal names the one that was refused first. */
  readonly request: { readonly id: string };
}

/** An answer as it goes over the wire, the first time and every time after. */
export interface Answer {
  readonly status: number;
  /** JSON; from status 400 on a problem document. */
  readonly body: string;
}

/** Does a piece of work once, however often it is asked for. */
export interface AnswerOnce {
  (submit: Submit, work: (tx: Tx) => Promise<object>): Promise<Answer>;
  /** The answer that a submit already got, if it did; works nothing. */
  readonly again: (submit: Submit) => Promise<Answer | undefined>;
}

/** How long a submit may be sent again: a phone that was offline over a race weekend still gets its answer. */
export const keptMs = 7 * 24 * 60 * 60 * 1000;

/** A refusal by the rules is an answer, too; a failure to answer is none, and the client may try again. */
const finalStatuses = [400, 404, 409];

/**
 * The work, its changes and its answer are one transaction: all of it is stored, or nothing. The same submit sent
 * again, even at the same time to another process, waits and gets the first answer.
 * @throws RepeatDiffers, and whatever the work throws except refusals
 */
export function createAnswerOnce(db: Db, clock: () => InstantMs): AnswerOnce {
  const once = ({ call, caller, id, sent, request }: Submit, work: (tx: Tx) => Promise<object>) =>
    transact(db, async (tx) => {
      const scope = `${call}\n${caller}`;
      const idHash = hashOfId(id, scope);
      const requestHash = hashOfSent(sent);
      const claimed = await claimId(tx, idHash, requestHash, clock());
      if (claimed.requestHash !== requestHash) throw new RepeatDiffers();
      if (claimed.status !== null) return { status: claimed.status, body: openReply(id, scope, claimed.reply!) };

      const answer = await answerOf(tx, request, work);
      await keepReply(tx, idHash, answer.status, sealReply(id, scope, answer.body));
      return answer;
    });

  const again = async ({ call, caller, id, sent }: Submit): Promise<Answer | undefined> => {
    const scope = `${call}\n${caller}`;
    const kept = await findReply(db, hashOfId(id, scope), hashOfSent(sent));
    return kept && { status: kept.status, body: openReply(id, scope, kept.reply) };
  };
  return Object.assign(once, { again });
}

function hashOfSent(sent: string): string {
  return createHash("sha256").update(sent).digest("base64url");
}

async function answerOf(tx: Tx, request: Submit["request"], work: (tx: Tx) => Promise<object>): Promise<Answer> {
  await beginWork(tx);
  try {
    return { status: 200, body: JSON.stringify(await work(tx)) };
  } catch (error) {
    const problem = problemOf(error as Error);
    if (!finalStatuses.includes(problem.status)) throw error;
    await undoWork(tx);
    return { status: problem.status, body: JSON.stringify(ofRequest(request, problem)) };
  }
}

/** Removes answers that nobody asks for again; returns how many. */
export function sweepAnsweredCalls(db: Db, clock: () => InstantMs): Promise<number> {
  return forgetAnsweredCalls(db, clock() - keptMs);
}
