/** How much of a name the public sees: สมหญิง รักวิ่ง, สมหญิง ร., or ส. ร. */
export const nameForms = ["full", "short", "initials"] as const;
export type NameForm = (typeof nameForms)[number];

/** What an event's public lists show of its entries. A result always shows the bib: it is found by it. */
export interface PublicView {
  readonly names: NameForm;
  readonly club: boolean;
  readonly province: boolean;
  readonly ageGroup: boolean;
  readonly nationality: boolean;
  /** Bibs on the start list. */
  readonly bib: boolean;
  /** Whether there is a public start list at all. */
  readonly startList: boolean;
}

export interface Names {
  readonly firstName: string;
  readonly lastName: string;
}

/**
 * A name as the public sees it. Thai vowels that are written before their consonant (เ แ โ ใ ไ) stand for no sound of
 * their own at the beginning, so an initial is the consonant with that vowel left out: เอกชัย is อ.
 *
 * @example
 * shownName("short", { firstName: "สมหญิง", lastName: "รักวิ่ง" }); // "สมหญิง ร."
 * shownName("initials", { firstName: "Somying", lastName: "Rakwing" }); // "S. R."
 */
export function shownName(form: NameForm, { firstName, lastName }: Names): string {
  const parts =
    form === "full"
      ? [firstName, lastName]
      : [form === "short" ? firstName : initialOf(firstName), initialOf(lastName)];
  return parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join(" ");
}

function initialOf(name: string): string {
  const letter = /[^\p{M}\s\p{P}เแโใไ]/u.exec(name)?.[0];
  return letter === undefined ? "" : `${letter.toUpperCase()}.`;
}

/** Somebody as entered. */
export interface Person extends Names {
  readonly firstNameEn: string;
  readonly lastNameEn: string;
  readonly club: string;
  readonly province: string;
  readonly nationality: string;
  readonly ageGroup: string | null;
}

/** Somebody as the public sees them: names in Thai and Latin, and what is not shown blank, as if it were not known. */
export type PublicPerson<P extends Person> = Omit<P, "firstName" | "lastName" | "firstNameEn" | "lastNameEn"> & {
  readonly name: string;
  readonly nameEn: string;
};

/**
 * What is known of somebody, less what the event does not show.
 *
 * @example
 * publicPerson({ ...view, names: "short", club: false }, person); // { …, name: "สมหญิง ร.", club: "" }
 */
export function publicPerson<P extends Person>(view: PublicView, person: P): PublicPerson<P> {
  const { firstName, lastName, firstNameEn, lastNameEn, ...shown } = person;
  return {
    ...shown,
    name: shownName(view.names, { firstName, lastName }),
    nameEn: shownName(view.names, { firstName: firstNameEn, lastName: lastNameEn }),
    club: view.club ? person.club : "",
    province: view.province ? person.province : "",
    nationality: view.nationality ? person.nationality : "",
    ageGroup: view.ageGroup ? person.ageGroup : null,
  };
}
