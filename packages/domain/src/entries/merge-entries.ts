import { type TextField, textFields } from "./entry-fields.ts";

/** What says who somebody is or how they run: never filled in from another entry. */
const own: ReadonlySet<TextField> = new Set(["bib", "chip", "team"]);

type Texts = Readonly<Partial<Record<TextField, string | null>>> & { readonly birthDate: string | null };

/**
 * What an entry gets from another one of the same person: all that it lacks, and what is `taken`.
 *
 * @example
 * mergedFields({ phone: "", club: "A", birthDate: null }, { phone: "081", club: "B", birthDate: "1990-01-01" }, []);
 * // { phone: "081", birthDate: "1990-01-01" }
 */
export function mergedFields(keep: Texts, drop: Texts, taken: readonly string[]): Partial<Texts> {
  const fields = [...textFields.filter((field) => !own.has(field)), "birthDate" as const];
  const filled = fields.filter((field) => {
    const [mine, other] = [keep[field] ?? "", drop[field] ?? ""];
    return other !== "" && other !== mine && (mine === "" || taken.includes(field));
  });
  return Object.fromEntries(filled.map((field) => [field, drop[field]]));
}

/**
 * The fields in which entries of one person differ, one of them being empty or not.
 *
 * @example
 * differingFields([{ phone: "081", birthDate: null }, { phone: "082", birthDate: null }]); // ["phone"]
 */
export function differingFields(entries: readonly Texts[]): TextField[] {
  return textFields.filter((field) => !own.has(field) && new Set(entries.map((entry) => entry[field] ?? "")).size > 1);
}
