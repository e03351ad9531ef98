import type { EntrantRefusal } from "@time-event/domain/entrants/entrant";
import type { Doors } from "./doors.ts";
import type { EntrantFields, StoredEntrant } from "./entrants.types.ts";

interface Around {
  /** Undefined: somebody new. */
  readonly before: StoredEntrant | undefined;
  readonly doors: Doors;
  readonly holders: { readonly ofBib: number | undefined; readonly ofChip: number | undefined };
}

/** Every reason why an entrant may not become so. */
export function reasonsAgainst(wanted: EntrantFields, { before, doors, holders }: Around): EntrantRefusal[] {
  const isOther = (holder: number | undefined) => holder !== undefined && holder !== before?.id;
  const bibChanges = before !== undefined && before.bib !== wanted.bib;
  return [
    ...(isOther(holders.ofBib) ? (["bib_taken"] as const) : []),
    ...(wanted.chip !== null && isOther(holders.ofChip) ? (["chip_taken"] as const) : []),
    ...(bibChanges && before.bib !== "" && before.hasReads ? (["bib_has_reads"] as const) : []),
    ...doors.reasonsAgainst(before, wanted),
  ];
}

export function reasonsAgainstWithdrawal(entrant: StoredEntrant, withdraws: boolean, doors: Doors): EntrantRefusal[] {
  if (!withdraws) {
    if (entrant.withdrawnAt === null) return ["not_withdrawn"];
    return doors.reasonsAgainst(entrant, { ...entrant, withdrawnAt: null });
  }
  if (entrant.withdrawnAt !== null) return ["already_withdrawn"];
  return entrant.hasReads ? ["has_reads"] : [];
}

export function reasonsAgainstRemoval(entrant: StoredEntrant, penalised: ReadonlySet<number>): EntrantRefusal[] {
  return [
    ...(entrant.hasReads ? (["has_reads"] as const) : []),
    ...(penalised.has(entrant.id) ? (["has_penalties"] as const) : []),
  ];
}
