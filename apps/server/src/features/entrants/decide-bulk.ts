import type { EntrantBulkChange } from "@time-event/contract/entrant-bulk";
import type { EntrantRefusal } from "@time-event/domain/entrants/entrant";
import { tidyText } from "@time-event/domain/entrants/tidy-text";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Doors } from "./doors.ts";
import { differences, type EntrantChange } from "./entrant-audit.ts";
import { reasonsAgainstRemoval, reasonsAgainstWithdrawal } from "./entrant-rules.ts";
import type { EntrantPatch, StoredEntrant } from "./entrants.types.ts";

export interface RefusedEntrant {
  readonly entrant: StoredEntrant;
  readonly reasons: readonly EntrantRefusal[];
}

export interface DecidedChange {
  readonly entrant: StoredEntrant;
  readonly change: EntrantChange;
}

/** What a change of many comes to: for whom, for whom not and why, and how many are so already. */
export interface BulkDecision {
  readonly changes: readonly DecidedChange[];
  readonly refused: readonly RefusedEntrant[];
  readonly same: number;
}

interface Around {
  readonly doors: Doors;
  readonly penalised: ReadonlySet<number>;
  readonly now: InstantMs;
}

/** Decides on each entrant in turn; one who takes a place leaves one fewer for those who follow. */
export function decideBulk(
  entrants: readonly StoredEntrant[],
  change: EntrantBulkChange,
  { doors, penalised, now }: Around,
): BulkDecision {
  const changes: DecidedChange[] = [];
  const refused: RefusedEntrant[] = [];
  const patch = patchOf(change, doors, now);
  for (const entrant of entrants) {
    const difference = differences(entrant, patch);
    const isSame = change.kind !== "delete" && Object.keys(difference.after).length === 0;
    if (isSame) continue;
    const reasons = reasonsAgainstBulk(change, entrant, patch, doors, penalised);
    if (reasons.length > 0) refused.push({ entrant, reasons });
    else {
      changes.push({ entrant, change: difference });
      doors.move(entrant, { ...entrant, ...patch });
    }
  }
  return { changes, refused, same: entrants.length - changes.length - refused.length };
}

function patchOf(change: EntrantBulkChange, doors: Doors, now: InstantMs): EntrantPatch {
  switch (change.kind) {
    case "category":
      // no category has the number nought, so an unknown one refuses everybody
      return { categoryId: doors.idOf(change.category) ?? 0 };
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
  { kind }: EntrantBulkChange,
  entrant: StoredEntrant,
  patch: EntrantPatch,
  doors: Doors,
  penalised: ReadonlySet<number>,
): EntrantRefusal[] {
  if (kind === "category") return doors.reasonsAgainst(entrant, { ...entrant, ...patch });
  if (kind === "withdraw" || kind === "restore") return reasonsAgainstWithdrawal(entrant, kind === "withdraw", doors);
  return kind === "delete" ? reasonsAgainstRemoval(entrant, penalised) : [];
}
