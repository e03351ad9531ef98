import type { InstantMs } from "../time/instant.ts";

const minuteMs = 60_000;

export const publicationStates = ["provisional", "official"] as const;
export type PublicationState = (typeof publicationStates)[number];

/** The list that is in force. */
export interface InForce {
  readonly state: PublicationState;
  readonly protestUntil: InstantMs | null;
}

/**
 * Where a category stands. `live`: nothing was published; `protests`: players may still protest; `waiting`: they may no more, and it is
 * not official yet.
 */
export type PublicationStage = "live" | "protests" | "waiting" | "official";

/** @example stageOf({ state: "provisional", protestUntil: 900_000 }, 60_000) // "protests" */
export function stageOf(latest: InForce | null, now: InstantMs): PublicationStage {
  if (latest === null) return "live";
  if (latest.state === "official") return "official";
  return latest.protestUntil !== null && now < latest.protestUntil ? "protests" : "waiting";
}

export type PublishRefusal = "not_provisional_yet" | "window_open" | "open_cases" | "open_protests" | "reason_needed";

interface Wanted {
  readonly state: PublicationState;
  readonly reason: string;
}

/**
 * Why a list cannot be published now; empty: it can. Official is what was provisional until its window ended, has only penalties that
 * are final, and no protest to decide; once a list was official, every further one is a correction, and says why.
 *
 * @param former all lists of the category, the newest first
 * @param open penalties of the category that are not final (`isFinal` of the docket), and protests that are not answered
 */
export function refusalsOfPublishing(
  former: readonly InForce[],
  { state, reason }: Wanted,
  open: { readonly cases: number; readonly protests: number },
  now: InstantMs,
): PublishRefusal[] {
  const stage = stageOf(former[0] ?? null, now);
  const refusals: PublishRefusal[] = [];
  if (state === "official" && stage === "live") refusals.push("not_provisional_yet");
  if (state === "official" && stage === "protests") refusals.push("window_open");
  if (state === "official" && open.cases > 0) refusals.push("open_cases");
  if (state === "official" && open.protests > 0) refusals.push("open_protests");
  if (former.some((list) => list.state === "official") && reason.trim() === "") refusals.push("reason_needed");
  return refusals;
}

/**
 * Until when players may protest against a new list; null: they may not. A window that is open is never shortened by another list,
 * because people were told its end.
 *
 * @example
 * protestEndOf({ state: "provisional", protestUntil: 900_000 }, "provisional", 0, 600_000); // 900_000
 */
export function protestEndOf(
  latest: InForce | null,
  state: PublicationState,
  protestMinutes: number,
  now: InstantMs,
): InstantMs | null {
  if (state === "official") return null;
  const open = stageOf(latest, now) === "protests" ? latest!.protestUntil! : now;
  const end = Math.max(open, now + protestMinutes * minuteMs);
  return end > now ? end : null;
}
