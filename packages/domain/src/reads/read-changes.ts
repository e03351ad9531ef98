import type { InstantMs } from "../time/instant.ts";

/** What staff do with reads. */
export const readChangeKinds = ["add", "void", "restore", "move"] as const;
export type ReadChangeKind = (typeof readChangeKinds)[number];

/** What a change did with one read. */
export interface ReadEffect {
  readonly effect: "added" | "voided" | "restored";
  /** Since when it did not count before the change; null: it counted, or was not there. */
  readonly voidedBefore: InstantMs | null;
  /** When whoever entered it took it back; null: never. */
  readonly takenBackAt: InstantMs | null;
}

/**
 * Since when a read does not count once a change is undone; null: it counts. What a marshal took back after staff voided it
 * stays taken back: an undo brings back what staff decided, never what somebody else decided since.
 *
 * @example
 * voidedAfterUndo({ effect: "voided", voidedBefore: null, takenBackAt: null }, { madeAt: 5, now: 9 }); // null: it counts
 * voidedAfterUndo({ effect: "voided", voidedBefore: null, takenBackAt: 7 }, { madeAt: 5, now: 9 }); // 7
 * voidedAfterUndo({ effect: "added", voidedBefore: null, takenBackAt: null }, { madeAt: 5, now: 9 }); // 9
 */
export function voidedAfterUndo(
  { effect, voidedBefore, takenBackAt }: ReadEffect,
  { madeAt, now }: { readonly madeAt: InstantMs; readonly now: InstantMs },
): InstantMs | null {
  if (effect === "added") return now;
  if (effect === "restored" || takenBackAt === null || takenBackAt <= madeAt) return voidedBefore;
  return voidedBefore ?? takenBackAt;
}
