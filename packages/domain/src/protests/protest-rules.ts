import { type InForce, stageOf } from "../publications/publish-rules.ts";
import type { InstantMs } from "../time/instant.ts";

/** `own_result`: it is wrong; `missing_time`: a read of their own is missing; `other_player`: what another player did. */
export const protestKinds = ["own_result", "missing_time", "other_player"] as const;
export type ProtestKind = (typeof protestKinds)[number];

export const protestStates = ["open", "accepted", "rejected"] as const;
export type ProtestState = (typeof protestStates)[number];

/** So many protests of one player wait for an answer at a time. */
export const mostOpenProtests = 3;
/** More than anybody with a cause needs; a jury can read them. */
export const mostProtests = 10;

/** What one player has sent in so far. */
export interface SentProtests {
  readonly open: number;
  readonly all: number;
}

export type ProtestRefusal = "not_published" | "protest_over" | "too_many_protests";

/**
 * Why a player may not protest against a list now; none: they may.
 *
 * @param list the list in force of the category that the protest is about
 * @example
 * refusalsOfProtest({ state: "provisional", protestUntil: 900_000 }, { open: 0, all: 0 }, 900_000); // ["protest_over"]
 */
export function refusalsOfProtest(list: InForce | null, { open, all }: SentProtests, now: InstantMs): ProtestRefusal[] {
  const stage = stageOf(list, now);
  if (stage === "live") return ["not_published"];
  if (stage !== "protests") return ["protest_over"];
  return open >= mostOpenProtests || all >= mostProtests ? ["too_many_protests"] : [];
}
