import type { entryDelete, entryWithdraw } from "@time-event/contract/entry-edits";
import type { ReasonOf } from "@time-event/contract/refusals";
import type { AgeRefusal } from "@time-event/domain/eligibility/age-limits";
import type { EntryReason, PlaceRefusal } from "@time-event/domain/entries/entry";
import type { LeftBehind } from "@time-event/domain/entries/extras-of-entry";
import type { Capacity } from "./capacity.ts";
import type { EnteredNumbers, NumberReason } from "./entered-numbers.ts";
import type { EntryFields, StoredEntry } from "./entries.types.ts";
import type { StockLeft } from "./stock-left.ts";

interface Around {
  /** Undefined: a new entry. */
  readonly before: StoredEntry | undefined;
  readonly capacity: Capacity;
  /** Empty where staff let an age in knowingly. */
  readonly ofAge?: readonly AgeRefusal[];
  /** What it would lose in another category. */
  readonly left?: readonly LeftBehind[];
  readonly holders: { readonly ofBib: number | undefined; readonly ofChip: number | undefined };
}

type FormReason = EntryReason & { readonly code: "taken" | "has_reads" | AgeRefusal | PlaceRefusal | LeftBehind };

/** Every reason why an entry may not become so, at the field that it is about. */
export function reasonsAgainst(
  wanted: EntryFields,
  { before, capacity, holders, ofAge = [], left = [] }: Around,
): FormReason[] {
  const isOther = (holder: number | undefined) => holder !== undefined && holder !== before?.id;
  const bibChanges = before !== undefined && before.bib !== wanted.bib;
  return [
    ...(isOther(holders.ofBib) ? [{ path: "bib", code: "taken" } as const] : []),
    ...(wanted.chip !== null && isOther(holders.ofChip) ? [{ path: "chip", code: "taken" } as const] : []),
    ...(bibChanges && before.bib !== "" && before.hasReads ? [{ path: "bib", code: "has_reads" } as const] : []),
    ...ofAge.map((code) => ({ path: "birthDate", code }) as const),
    ...capacity
      .reasonsAgainst(before, wanted)
      .map((code) => ({ path: code === "gender_not_allowed" ? "gender" : "category", code }) as const),
    ...left.map((code) => ({ path: "category", code }) as const),
  ];
}

/** What an event still has, and who is in it by which number. */
export interface Remaining {
  readonly capacity: Capacity;
  readonly numbers: EnteredNumbers;
  readonly stock: StockLeft;
}

/** Would the same national ID or passport be in two races at the same time? Each word once. */
export function twiceReasons(numbers: EnteredNumbers, before: StoredEntry, after: EntryFields): NumberReason["code"][] {
  return [...new Set(numbers.reasonsAgainst(before, after).map(({ code }) => code))];
}

export function reasonsAgainstWithdrawal(
  entry: StoredEntry,
  withdraws: boolean,
  { capacity, numbers, stock }: Remaining,
): ReasonOf<typeof entryWithdraw>[] {
  if (!withdraws) {
    if (entry.withdrawnAt === null) return ["not_withdrawn"];
    // a stored entry has a category that exists, and returns to it
    const back = { ...entry, withdrawnAt: null };
    return [
      ...capacity
        .reasonsAgainstReturn(entry)
        .flatMap((reason) => (reason === "unknown" || reason === "move_in_order" ? [] : [reason])),
      ...twiceReasons(numbers, entry, back),
      ...(stock.missing(entry, back).length > 0 ? (["sold_out"] as const) : []),
    ];
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
