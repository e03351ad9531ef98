/** How much of a name the public sees, from most to least: สมหญิง รักวิ่ง, สมหญิง ร., or ส. ร. */
export const nameForms = ["full", "short", "initials"] as const;
export type NameForm = (typeof nameForms)[number];

export interface Names {
  readonly firstName: string;
  readonly lastName: string;
}

/**
 * A name as the public sees it. Some Thai vowels are written before their consonant (เ แ โ ใ ไ) but spoken after it.
 * The initial is the consonant: อ for เอกชัย.
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
