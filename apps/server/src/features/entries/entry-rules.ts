import type { entryDelete, entryWithdraw } from "@time-event/contract/entry-edits";
import type { ReasonOf } from "@time-event/contract/refusals";
import type { EntryReason, PlaceRefusal } from "@time-event/domain/entries/entry";
import type { Capacity } from "./capacity.ts";
import type { EntryFields, StoredEntry } from "./entries.types.ts";

interface Around {
  /** Undefined: a new entry. */
  readonly before: StoredEntry | undefined;
  readonly capacity: Capacity;
  readonly holders: { readonly ofBib: number | undefined; readonly ofChip: number | undefined };
}

type FormReason = EntryReason & { readonly code: "taken" | "has_reads" | PlaceRefusal };

/** Every reason why an entry may not become so, at the field that it is about. */
export function reasonsAgainst(wanted: EntryFields, { before, capacity, holders }: Around): FormReason[] {
  const isOther = (holder: number | undefined) => holder !== undefined && holder !== before?.id;
  const bibChanges = before !== undefined && before.bib !== wanted.bib;
  return [
    ...(isOther(holders.ofBib) ? [{ path: "bib", code: "taken" } as const] : []),
    ...(wanted.chip !== null && isOther(holders.ofChip) ? [{ path: "chip", code: "taken" } as const] : []),
    ...(bibChanges && before.bib !== "" && before.hasReads ? [{ path: "bib", code: "has_reads" } as const] : []),
    ...capacity
      .reasonsAgainst(before, wanted)
      .map((code) => ({ path: code === "gender_not_allowed" ? "gender" : "category", code }) as const),
  ];
}

export function reasonsAgainstWithdrawal(
  entry: StoredEntry,
  withdraws: boolean,
  capacity: Capacity,
): ReasonOf<typeof entryWithdraw>[] {
  if (!withdraws) {
    if (entry.withdrawnAt === null) return ["not_withdrawn"];
    // a stored entry has a category that exists, and returns to it
    return capacity.reasonsAgainstReturn(entry).filter((reason) => reason !== "unknown" && reason !== "move_in_order");
  }
  if (entry.withdrawnAt !== null) return ["already_withdrawn"];
  return entry.hasReads ? ["has_reads"] : [];
}

export function reasonsAgainstRemoval(
  entry: StoredEntry,
  penalised: ReadonlySet<number>,
): ReasonOf<typeof entryDelete>[] {
  return [
    ...(entry.hasReads ? (["has_reads"] as const) : []),
    ...(penalised.has(entry.id) ? (["has_penalties"] as const) : []),
  ];
}
