import type { EntryStatus } from "@time-event/domain/entries/entry";
import type { PersonalText, TextField } from "@time-event/domain/entries/entry-fields";
import type { EntryExtras } from "@time-event/domain/entries/extras-of-entry";
import type { Gender, RuledStatus } from "@time-event/domain/race/race";
import type { InstantMs } from "@time-event/domain/time/instant";

/** The fields of an entry that staff set, as they are stored. */
export interface EntryFields extends Readonly<Record<Exclude<TextField, "chip" | "team">, string>> {
  readonly categoryId: number;
  /** Null: its category has no waves, or none is chosen. */
  readonly waveId: number | null;
  /** By a start list, planned; null: with the wave or the category. */
  readonly startsAt: InstantMs | null;
  readonly chip: string | null;
  readonly team: string | null;
  readonly gender: Gender;
  /** `YYYY-MM-DD`, CE. */
  readonly birthDate: string | null;
  readonly givenAge: number | null;
  readonly ruledStatus: RuledStatus | null;
  readonly withdrawnAt: InstantMs | null;
  readonly withdrawnReason: string;
}

/** An imported entry, with columns that the product does not know. */
export interface ImportedEntry extends Omit<
  EntryFields,
  PersonalText | "shirtSize" | "division" | "startsAt" | "withdrawnAt" | "withdrawnReason"
> {
  /** Left out, or null: with the wave or the category. */
  readonly startsAt?: InstantMs | null;
  /** Left out: none. */
  readonly division?: string;
  readonly extra: Readonly<Record<string, string>>;
  /** Who runs for a relay, as `memberNames` reads it; left out: it is not known. */
  readonly members?: string;
  /** Gave the place back before the race; left out: no. */
  readonly isWithdrawn?: boolean;
}

/** The fields of an imported entry. */
export type EntryToComplete = Pick<StoredEntry, "id" | "bib" | "lastName" | "firstNameEn" | "birthDate">;

/** Fields that a race folder does not have: when the entry was made, and what a registration asks for. */
export type EntryCompletion = Pick<StoredEntry, "createdAt" | "shirtSize" | PersonalText>;

/** The fields with what somebody answered and chose who is of no order; of an order's entry that is empty. */
export type WholeFields = EntryFields & EntryExtras;

/** Some fields of an entry, with their values before or after a change. */
export type EntryPatch = Partial<WholeFields>;

export interface StoredEntry extends EntryFields, EntryExtras {
  readonly id: number;
  readonly revision: number;
  readonly changedAt: InstantMs;
  readonly changedBy: string;
  readonly createdAt: InstantMs;
  readonly source: "folder" | "file" | "hand" | "order";
  readonly sourceFile: string;
  /** Code of the category. */
  readonly category: string;
  readonly ageGroup: string | null;
  readonly status: EntryStatus;
  readonly hasReads: boolean;
}

/** The name by which people know an entry: in the log, in a message. */
export function nameOf(entry: Pick<EntryFields, "bib" | "firstName" | "lastName">): string {
  return [entry.bib, entry.firstName, entry.lastName].filter((part) => part !== "").join(" ");
}
