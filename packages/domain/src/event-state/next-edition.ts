import { suggestSlug } from "./suggest-slug.ts";

const buddhistEra = 543;

/**
 * A name for another year: a year in it, CE or BE, becomes that of the new edition. A name without a year stays.
 *
 * @example
 * nameOfEdition("ดอยอินทนนท์เทรล 2570", "2027-02-14", "2028-02-13"); // "ดอยอินทนนท์เทรล 2571"
 */
export function nameOfEdition(name: string, from: string, to: string): string {
  const [before, after] = [Number(from.slice(0, 4)), Number(to.slice(0, 4))];
  if (!before || !after) return name;
  const years: Readonly<Record<string, number>> = { [before]: after, [before + buddhistEra]: after + buddhistEra };
  return name.replace(/(?<!\d)\d{4}(?!\d)/g, (digits) => String(years[digits] ?? digits));
}

/**
 * A web address for another edition: the one of before with the new year; without a year in it, one made from the name.
 *
 * @example
 * slugOfEdition({ slug: "dit-2027", name: "Doi Inthanon Trail 2028" }, "2027-02-14", "2028-02-13"); // "dit-2028"
 */
export function slugOfEdition(
  { slug, name }: { readonly slug: string; readonly name: string },
  from: string,
  to: string,
): string {
  const next = nameOfEdition(slug, from, to);
  return next === slug ? suggestSlug(name, to) : next;
}
