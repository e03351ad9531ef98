import { romanizeThai } from "../text/romanize-thai.ts";
import { type NameForm, type Names, shownName } from "./shown-name.ts";

/** What an event's public lists show about entries. A result always shows the bib, because people search by it. */
export interface PublicView {
  readonly names: NameForm;
  readonly club: boolean;
  readonly province: boolean;
  readonly ageGroup: boolean;
  readonly nationality: boolean;
  /** Does the start list show bibs? */
  readonly bib: boolean;
  /** Is there a public start list? */
  readonly startList: boolean;
}

/** The personal fields of an entry. */
export interface Person extends Names {
  readonly firstNameEn: string;
  readonly lastNameEn: string;
  readonly club: string;
  readonly province: string;
  readonly nationality: string;
  readonly ageGroup: string | null;
}

/**
 * A person as the public sees them: names in Thai and Latin. Fields that are not shown are blank, as if they were
 * unknown.
 */
export type PublicPerson<P extends Person> = Omit<P, "firstName" | "lastName" | "firstNameEn" | "lastNameEn"> & {
  readonly name: string;
  readonly nameEn: string;
  /** Where nobody wrote a Latin name: the Thai one in Latin letters, by the rules of sound. Nobody has confirmed it. */
  readonly nameRtgs?: string;
};

/**
 * Removes the fields that the event does not show.
 *
 * @example
 * publicPerson({ ...view, names: "short", club: false }, person); // { …, name: "สมหญิง ร.", club: "" }
 */
export function publicPerson<P extends Person>(view: PublicView, person: P): PublicPerson<P> {
  const { firstName, lastName, firstNameEn, lastNameEn, ...shown } = person;
  const nameEn = shownName(view.names, { firstName: firstNameEn, lastName: lastNameEn });
  return {
    ...shown,
    name: shownName(view.names, { firstName, lastName }),
    nameEn,
    ...(nameEn === "" &&
      isThai(firstName + lastName) && { nameRtgs: shownName(view.names, spoken(firstName, lastName)) }),
    club: view.club ? person.club : "",
    province: view.province ? person.province : "",
    nationality: view.nationality ? person.nationality : "",
    ageGroup: view.ageGroup ? person.ageGroup : null,
  };
}

function isThai(name: string): boolean {
  return /[ก-ฮ]/.test(name);
}

function spoken(firstName: string, lastName: string): Names {
  return { firstName: romanizeThai(firstName), lastName: romanizeThai(lastName) };
}
