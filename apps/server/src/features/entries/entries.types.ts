import type { EntryStatus } from "@time-event/domain/entries/entry";
import type { PersonalText, TextField } from "@time-event/domain/entries/entry-fields";
import type { Gender, RuledStatus } from "@time-event/domain/race/race";
import type { InstantMs } from "@time-event/domain/time/instant";

/** What staff set of an entry, as it is stored. */
export interface EntryFields extends Readonly<Record<Exclude<TextField, "chip" | "team">, string>> {
  readonly categoryId: number;
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

/** An entry as a whole race brings it, with columns that the product does not know. */
export interface ImportedEntry extends Omit<
  EntryFields,
  PersonalText | "shirtSize" | "withdrawnAt" | "withdrawnReason"
> {
  readonly extra: Readonly<Record<string, string>>;
}

/** What is known of an entry that came with a whole race. */
export type EntryToComplete = Pick<StoredEntry, "id" | "bib" | "lastName" | "firstNameEn" | "birthDate">;

/** What a race folder does not say of an entry: when it came, and what a registration asks for. */
export type EntryCompletion = Pick<StoredEntry, "createdAt" | "shirtSize" | PersonalText>;

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
