import { romanizeThai } from "../text/romanize-thai.ts";
import { nameForms, type NameForm, type Names, shownName } from "./shown-name.ts";

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
 * What may be shown of somebody whom several events show together: what each of them shows. Otherwise the event that shows most
 * would tell whom another one hides.
 */
export function strictestView(views: readonly PublicView[]): PublicView {
  const everyone = (shows: (view: PublicView) => boolean) => views.every(shows);
  return {
    names: nameForms[Math.max(0, ...views.map(({ names }) => nameForms.indexOf(names)))]!,
    club: everyone(({ club }) => club),
    province: everyone(({ province }) => province),
    ageGroup: everyone(({ ageGroup }) => ageGroup),
    nationality: everyone(({ nationality }) => nationality),
    bib: everyone(({ bib }) => bib),
    startList: everyone(({ startList }) => startList),
  };
}

/** A name as the public sees it, in Thai and in Latin letters. */
export type PublicName = Pick<PublicPerson<Person>, "name" | "nameEn" | "nameRtgs">;

/**
 * Removes the fields that the event does not show.
 *
 * @example
 * publicPerson({ ...view, names: "short", club: false }, person); // { …, name: "สมหญิง ร.", club: "" }
 */
export function publicPerson<P extends Person>(view: PublicView, person: P): PublicPerson<P> {
  const { firstName, lastName, firstNameEn, lastNameEn, ...shown } = person;
  return {
    ...shown,
    ...publicName(view.names, { firstName, lastName, firstNameEn, lastNameEn }),
    club: view.club ? person.club : "",
    province: view.province ? person.province : "",
    nationality: view.nationality ? person.nationality : "",
    ageGroup: view.ageGroup ? person.ageGroup : null,
  };
}

/**
 * A name alone, as an event shows it.
 *
 * @example
 * publicName("short", { firstName: "มานี", lastName: "ใจดี", firstNameEn: "", lastNameEn: "" });
 * // { name: "มานี จ.", nameEn: "", nameRtgs: "Mani C." }
 */
export function publicName(
  form: NameForm,
  {
    firstName,
    lastName,
    firstNameEn,
    lastNameEn,
  }: Pick<Person, "firstName" | "lastName" | "firstNameEn" | "lastNameEn">,
): PublicName {
  const nameEn = shownName(form, { firstName: firstNameEn, lastName: lastNameEn });
  const name = shownName(form, { firstName, lastName });
  if (nameEn !== "" || !/[ก-ฮ]/.test(firstName + lastName)) return { name, nameEn };
  const spoken = { firstName: romanizeThai(firstName), lastName: romanizeThai(lastName) };
  return { name, nameEn, nameRtgs: shownName(form, spoken) };
}
