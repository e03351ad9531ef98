import type { InstantMs } from "../time/instant.ts";

/**
 * Where a penalty stands. `proposed`: an official saw something; `in_force`: another one decided it; `served`: it was
 * served on the course, so the result no longer counts it; `appealed`: it counts until the appeal is decided; `upheld`:
 * the appeal was refused.
 */
export const penaltyStates = ["proposed", "refused", "in_force", "served", "appealed", "upheld", "revoked"] as const;
export type PenaltyState = (typeof penaltyStates)[number];

/** `lift`: the appeal is right, the penalty goes. `revoke`: it was wrong, whoever found that. */
export const penaltySteps = ["decide", "refuse", "serve", "appeal", "uphold", "lift", "revoke"] as const;
export type PenaltyStep = (typeof penaltySteps)[number];

const ways: Readonly<Record<PenaltyState, Partial<Record<PenaltyStep, PenaltyState>>>> = {
  proposed: { decide: "in_force", refuse: "refused" },
  refused: {},
  in_force: { serve: "served", appeal: "appealed", revoke: "revoked" },
  served: { revoke: "revoked" },
  appealed: { uphold: "upheld", lift: "revoked" },
  upheld: { revoke: "revoked" },
  revoked: {},
};

/** What a penalty's next step depends on. */
export interface PenaltyCase {
  readonly state: PenaltyState;
  readonly proposedBy: string;
  readonly decidedBy: string;
  /** Null: it cannot be appealed, or not any more. */
  readonly appealUntil: InstantMs | null;
}

export type StepRefusal = "no_such_step" | "own_proposal" | "own_decision" | "appeal_over";

/**
 * Why somebody may not take a step; none: they may. Nobody decides what they proposed, nor an appeal against what they
 * decided.
 *
 * @example
 * refusalsOfStep({ state: "proposed", proposedBy: "ann", decidedBy: "", appealUntil: null }, "decide", "ann", now);
 * // ["own_proposal"]
 */
export function refusalsOfStep(
  { state, proposedBy, decidedBy, appealUntil }: PenaltyCase,
  step: PenaltyStep,
  by: string,
  now: InstantMs,
): StepRefusal[] {
  if (ways[state][step] === undefined) return ["no_such_step"];
  if ((step === "decide" || step === "refuse") && proposedBy === by) return ["own_proposal"];
  if ((step === "uphold" || step === "lift") && decidedBy === by) return ["own_decision"];
  if (step === "appeal" && (appealUntil === null || now > appealUntil)) return ["appeal_over"];
  return [];
}

/**
 * The state after a step that nothing refuses.
 *
 * @example
 * stateAfter("appealed", "uphold"); // "upheld"
 */
export function stateAfter(state: PenaltyState, step: PenaltyStep): PenaltyState {
  return ways[state][step] ?? state;
}

/** Does the result count it? */
export function countsIn(state: PenaltyState): boolean {
  return state === "in_force" || state === "appealed" || state === "upheld";
}

/** Nobody can appeal it any more, and no appeal is open. */
export function isFinal({ state, appealUntil }: Pick<PenaltyCase, "state" | "appealUntil">, now: InstantMs): boolean {
  if (state === "proposed" || state === "appealed") return false;
  return state !== "in_force" || appealUntil === null || now > appealUntil;
}
