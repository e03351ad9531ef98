import { createHash } from "node:crypto";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db, Tx } from "../../db/connection.ts";
import { ofRequest, problemOf } from "../problems.ts";
import { RepeatDiffers } from "../refusals.ts";
import { beginWork, claimId, forgetAnsweredCalls, keepReply, undoWork } from "./answered-calls.repository.ts";
import { hashOfId, openReply, sealReply } from "./sealed-reply.ts";

/** One submit of somebody, by the id that the client made for it. */
export interface Submit {
  /** Name of the call. */
  readonly call: string;
  /** Ids of one caller mean nothing to another. */
  readonly caller: string;
  readonly id: string;
  /** What was sent, or what tells it from anything else: the same id with something else is refused. */
  readonly sent: string;
  /** The request that brings it: a refusal names the one that was refused first. */
  readonly request: { readonly id: string };
}

/** An answer as it goes over the wire, the first time and every other. */
export interface Answer {
  readonly status: number;
  /** JSON: of a status from 400 on a problem document. */
  readonly body: string;
}

/** Does a piece of work once, however often it is asked for. */
export type AnswerOnce = (submit: Submit, work: (tx: Tx) => Promise<object>) => Promise<Answer>;

/** How long a submit may be sent again: a phone that was offline over a race weekend has its answer still. */
export const keptMs = 7 * 24 * 60 * 60 * 1000;

/** A refusal by the rules is an answer, too; what hinders us from answering is none, and may be tried again. */
const finalStatuses = [400, 404, 409];

/**
 * The work, what it changed and its answer are one transaction: either all of it is there, or none. The same submit
 * again, at the same time in another process included, waits and has the first answer.
 * @throws RepeatDiffers, and what the work throws that is no refusal
 */
export function createAnswerOnce(db: Db, clock: () => InstantMs): AnswerOnce {
  return ({ call, caller, id, sent, request }, work) =>
    db.transaction().execute(async (tx) => {
      const scope = `${call}\n${caller}`;
      const idHash = hashOfId(id, scope);
      const requestHash = createHash("sha256").update(sent).digest("base64url");
      const claimed = await claimId(tx, idHash, requestHash, clock());
      if (claimed.requestHash !== requestHash) throw new RepeatDiffers();
      if (claimed.status !== null) return { status: claimed.status, body: openReply(id, scope, claimed.reply!) };

      const answer = await answerOf(tx, request, work);
      await keepReply(tx, idHash, answer.status, sealReply(id, scope, answer.body));
      return answer;
    });
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

/** Removes answers that nobody asks for again; gives how many. */
export function sweepAnsweredCalls(db: Db, clock: () => InstantMs): Promise<number> {
  return forgetAnsweredCalls(db, clock() - keptMs);
}
