/** Who somebody said they are when they entered one race. */
export interface SeriesEntry {
  readonly id: number;
  readonly race: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly firstNameEn: string;
  readonly lastNameEn: string;
  /** `YYYY-MM-DD`, CE; null: not known. */
  readonly birthDate: string | null;
  readonly phone: string;
  readonly email: string;
  readonly nationalId: string;
  readonly passport: string;
}

/**
 * Why two entries may be of one person, and may not. `twice_in_race`, `parted`: they are alike, but then somebody else would be the same
 * person, too.
 */
export const doubtReasons = [
  "no_birth_date",
  "birth_dates_differ",
  "names_differ",
  "documents_differ",
  "document_shared",
  "twice_in_race",
  "parted",
] as const;
export type DoubtReason = (typeof doubtReasons)[number];

/** How alike two entries are. */
export type Likeness =
  "same" | "other" | "no_birth_date" | "birth_dates_differ" | "names_differ" | "documents_differ" | "document_shared";

const tidy = (text: string) => text.normalize("NFC").trim().toLowerCase().replace(/\s+/g, " ");

/** The names of an entry, Thai and Latin, as they are compared. */
function namesOf(entry: SeriesEntry): string[] {
  const names = [tidy(`${entry.firstName} ${entry.lastName}`), tidy(`${entry.firstNameEn} ${entry.lastNameEn}`)];
  return [...new Set(names.filter((name) => name !== ""))];
}

/** Documents with their kind: two kinds cannot be compared. */
function documentsOf({ nationalId, passport }: SeriesEntry): string[] {
  const bare = (text: string) => text.replace(/[\s-]/g, "").toUpperCase();
  return [nationalId && `id ${bare(nationalId)}`, passport && `passport ${bare(passport)}`].filter(Boolean);
}

/** Phones and e-mail addresses of an entry. A phone of few digits is none. */
function contactsOf({ phone, email }: SeriesEntry): string[] {
  const digits = phone.replace(/\D/g, "");
  return [digits.length > 6 ? digits : "", tidy(email)].filter(Boolean);
}

const meet = (one: readonly string[], other: readonly string[]) => one.some((each) => other.includes(each));

/** Does one have a document of a kind whose number is another one's with the other? */
function documentsDiffer(one: readonly string[], other: readonly string[]): boolean {
  const kindOf = (document: string) => document.split(" ")[0];
  return one.some((mine) => other.some((theirs) => kindOf(mine) === kindOf(theirs) && mine !== theirs));
}

/**
 * Are two entries of different races one person's? The same: a document's number, or the name and the birth date, or, where one has no
 * birth date, the name and a phone or e-mail address, as everywhere in the product. What speaks for it and against it is a doubt, which a
 * person decides.
 *
 * @example
 * compareEntries(maneeOfMay, maneeOfJuly); // "same"
 * compareEntries(maneeOfMay, { ...maneeOfJuly, birthDate: null, phone: "" }); // "no_birth_date"
 */
export function compareEntries(one: SeriesEntry, other: SeriesEntry): Likeness {
  return compareTraits(traitsOf(one), traitsOf(other));
}

/** What entries are compared by, worked out once: a series compares each with many. */
export interface Traits {
  readonly birthDate: string | null;
  readonly names: readonly string[];
  readonly documents: readonly string[];
  readonly contacts: readonly string[];
}

export function traitsOf(entry: SeriesEntry): Traits {
  const { birthDate } = entry;
  return { birthDate, names: namesOf(entry), documents: documentsOf(entry), contacts: contactsOf(entry) };
}

/** @see compareEntries */
export function compareTraits(one: Traits, other: Traits): Likeness {
  const hasName = meet(one.names, other.names);
  const haveDates = one.birthDate !== null && other.birthDate !== null;
  const hasDate = haveDates && one.birthDate === other.birthDate;
  const mine = one.documents;
  const theirs = other.documents;
  if (meet(mine, theirs)) return hasName || hasDate ? "same" : "document_shared";

  const hasContact = meet(one.contacts, other.contacts);
  if (!hasName) return hasDate && hasContact ? "names_differ" : "other";
  if (haveDates && !hasDate) return hasContact ? "birth_dates_differ" : "other";
  if (documentsDiffer(mine, theirs)) return "documents_differ";
  return hasDate || hasContact ? "same" : "no_birth_date";
}
