import type { PersonalData } from "@time-event/contract/entries";
import type { EntryStatus } from "@time-event/domain/entries/entry";
import type { Gender, RuledStatus } from "@time-event/domain/race/race";
import type { InstantMs } from "@time-event/domain/time/instant";

/** What staff set of an entry, as it is stored. */
export interface EntryFields extends Omit<PersonalData, "birthDate"> {
  readonly categoryId: number;
  /** Empty: none yet. */
  readonly bib: string;
  readonly chip: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly firstNameEn: string;
  readonly lastNameEn: string;
  readonly gender: Gender;
  /** `YYYY-MM-DD`, CE. */
  readonly birthDate: string | null;
  readonly givenAge: number | null;
  readonly nationality: string;
  readonly club: string;
  readonly province: string;
  readonly team: string | null;
  readonly shirtSize: string;
  readonly ruledStatus: RuledStatus | null;
  readonly withdrawnAt: InstantMs | null;
  readonly withdrawnReason: string;
}

/** Some fields of an entry, with their values before or after a change. */
export type EntryPatch = Partial<EntryFields>;

export interface StoredEntry extends EntryFields {
  readonly id: number;
  readonly revision: number;
  readonly changedAt: InstantMs;
  readonly changedBy: string;
  readonly createdAt: InstantMs;
  readonly source: "folder" | "file" | "hand";
  readonly sourceFile: string;
  /** Code of the category. */
  readonly category: string;
  readonly ageGroup: string | null;
  readonly status: EntryStatus;
  readonly hasReads: boolean;
}

/** The name that people know an entry by: in the log, in a message. */
export function nameOf(entry: Pick<EntryFields, "bib" | "firstName" | "lastName">): string {
  return [entry.bib, entry.firstName, entry.lastName].filter((part) => part !== "").join(" ");
}
