import type { EntryBulkChange } from "@time-event/contract/entry-bulk";
import type { EntryReason, EntryRefusal } from "@time-event/domain/entries/entry";
import type { AskedAndSold } from "@time-event/domain/entries/extra-columns";
import { leftBehind } from "@time-event/domain/entries/extras-of-entry";
import { tidyText } from "@time-event/domain/entries/tidy-text";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Capacity } from "./capacity.ts";
import type { EnteredNumbers } from "./entered-numbers.ts";
import { differences, type EntryChange } from "./entry-audit.ts";
import { reasonsAgainstRemoval, reasonsAgainstWithdrawal, twiceReasons } from "./entry-rules.ts";
import type { StockLeft } from "./stock-left.ts";
import type { EntryPatch, StoredEntry } from "./entries.types.ts";

export interface RefusedEntry {
  readonly entry: StoredEntry;
  readonly reasons: readonly EntryReason[];
}

export interface DecidedChange {
  readonly entry: StoredEntry;
  readonly change: EntryChange;
}

/** The outcome of a change of many: which entries change, which do not and why, and how many were so already. */
export interface BulkDecision {
  readonly changes: readonly DecidedChange[];
  readonly refused: readonly RefusedEntry[];
  readonly same: number;
}

interface Around {
  readonly capacity: Capacity;
  readonly numbers: EnteredNumbers;
  readonly stock: StockLeft;
  /** Empty, unless they go to another category. */
  readonly sold: AskedAndSold;
  readonly penalised: ReadonlySet<number>;
  readonly now: InstantMs;
  readonly raceDay: string;
}

/** Decides on each entry in turn; an entry that takes a place leaves one fewer for those that follow. */
export function decideBulk(
  entries: readonly StoredEntry[],
  change: EntryBulkChange,
  { now, ...around }: Around,
): BulkDecision {
  const changes: DecidedChange[] = [];
  const refused: RefusedEntry[] = [];
  const { capacity, numbers, stock } = around;
  const patch = patchOf(change, capacity, now);
  for (const entry of entries) {
    const difference = differences(entry, patch);
    const isSame = change.kind !== "delete" && Object.keys(difference.after).length === 0;
    if (isSame) continue;
    const reasons = reasonsAgainstBulk(change, entry, patch, around);
    if (reasons.length > 0) refused.push({ entry, reasons: reasons.map(ofWhole) });
    else {
      changes.push({ entry, change: difference });
      for (const each of [capacity, numbers, stock]) each.move(entry, { ...entry, ...patch });
    }
  }
  return { changes, refused, same: entries.length - changes.length - refused.length };
}

/** A reason that is about no field of the entry's form. */
export function ofWhole(code: EntryRefusal): EntryReason {
  return { path: "", code };
}

function patchOf(change: EntryBulkChange, capacity: Capacity, now: InstantMs): EntryPatch {
  switch (change.kind) {
    case "category":
      // no category has the number nought, so an unknown one refuses everybody
      return { categoryId: capacity.idOf(change.category) ?? 0 };
    case "club":
      return { club: tidyText(change.club) };
    case "shirt":
      return { shirtSize: tidyText(change.shirtSize) };
    case "withdraw":
      return { withdrawnAt: now, withdrawnReason: change.reason };
    case "restore":
      return { withdrawnAt: null, withdrawnReason: "" };
    case "delete":
      return {};
  }
}

function reasonsAgainstBulk(
  { kind }: EntryBulkChange,
  entry: StoredEntry,
  patch: EntryPatch,
  { capacity, numbers, stock, sold, penalised, raceDay }: Omit<Around, "now">,
): EntryRefusal[] {
  const after = { ...entry, ...patch };
  if (kind === "category") {
    const isKnown = capacity.codeOf(after.categoryId) !== undefined;
    const move = { from: entry.categoryId, to: after.categoryId };
    return [
      ...capacity.reasonsAgainst(entry, after),
      ...capacity.reasonsOfAge(entry, after, raceDay),
      ...(isKnown ? [...twiceReasons(numbers, entry, after), ...leftBehind(entry, sold, move)] : []),
    ];
  }
  if (kind === "withdraw" || kind === "restore")
    return reasonsAgainstWithdrawal(entry, kind === "withdraw", { capacity, numbers, stock });
  return kind === "delete" ? reasonsAgainstRemoval(entry, penalised) : [];
}
