import { refusalsOfStep, stateAfter, type StepRefusal } from "@time-event/domain/penalties/docket";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Tx } from "../../db/connection.ts";
import { renewResults } from "../results/results.service.ts";
import { loadDocket } from "./docket.queries.ts";
import { insertStep, lockPenalty, setPenaltyState } from "./penalties.repository.ts";

interface Appeal {
  readonly eventId: number;
  readonly id: number;
  /** Whose penalty it must be. */
  readonly entryId: number;
  readonly note: string;
  /** The reference of the player's order. */
  readonly by: string;
}

/**
 * Takes the step of an appeal for the player themselves. It counts until an official has decided; announce the results
 * after the commit, because public pages say that it is appealed.
 * @returns why they may not; `unknown`: they have no such penalty
 */
export async function appealAsPlayer(
  tx: Tx,
  { eventId, id, entryId, note, by }: Appeal,
  now: InstantMs,
): Promise<readonly StepRefusal[] | "unknown"> {
  // before the penalty's row: see the order of locks
  await renewResults(tx, eventId);
  await lockPenalty(tx, eventId, id);
  const [penalty] = await loadDocket(tx, eventId, id);
  // nobody is told of a penalty before it was decided
  const isSecret = penalty?.state === "proposed" || penalty?.state === "refused";
  if (penalty?.entryId !== entryId || isSecret) return "unknown";
  const reasons = refusalsOfStep(penalty, "appeal", by, now);
  if (reasons.length > 0) return reasons;
  const state = stateAfter(penalty.state, "appeal");
  await setPenaltyState(tx, id, { state }, by);
  await insertStep(tx, { penaltyId: id, step: "appeal", state, by, note }, now);
  return [];
}
