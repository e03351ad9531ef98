import type { Language } from "../i18n/language.ts";

/** A subdistrict of Thailand: its names and its district's are in the language of the list, its province's always in Thai. */
export interface Place {
  readonly subdistrict: string;
  readonly district: string;
  readonly province: string;
  readonly postcode: string;
}

/**
 * Reads a list of subdistricts: a line for each province, and below it one for each district with its postcodes.
 * @example readPlaces("กระบี่\n ลำทับ|81120:ดินแดง,ลำทับ").length // 2
 */
export function readPlaces(text: string): Place[] {
  let province = "";
  return text.split("\n").flatMap((line) => {
    if (!line.startsWith(" ")) {
      province = line;
      return [];
    }
    const [district = "", codes = ""] = line.slice(1).split("|");
    return codes.split(";").flatMap((code) => {
      const [postcode = "", names = ""] = code.split(":");
      return names.split(",").map((subdistrict) => ({ subdistrict, district, province, postcode }));
    });
  });
}

/**
 * In whose names somebody looks for a place: what is typed says it, a postcode does not.
 * @example languageOfTyped("Suthep", "th") // "en"
 */
export function languageOfTyped(typed: string, language: Language): Language {
  return /[ก-ฮ]/.test(typed) ? "th" : /[a-z]/i.test(typed) ? "en" : language;
}

/** From so many letters or digits on, a guess helps. */
const shortest = 2;
const mostFound = 8;
// as people write them before a name
const kinds = /^(ต\.|ตำบล|แขวง|อ\.|อำเภอ|เขต|(tambon|khwaeng|amphoe|khet) )\s*/i;

/** Letters alone, for people write Mueang as Muang, and names in two words as one. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\s'.-]+/g, "")
    .replaceAll("ue", "u");
}

/**
 * The places that somebody may mean: by the beginning of a postcode, of a subdistrict, else of a district.
 * @example findPlaces(places, "ต.สุเทพ")[0] // { subdistrict: "สุเทพ", district: "เมืองเชียงใหม่", … }
 */
export function findPlaces(places: readonly Place[], typed: string): Place[] {
  const text = plain(typed.trim().replace(kinds, ""));
  if (text.length < shortest) return [];
  const beginning = (part: keyof Place) => places.filter((place) => plain(place[part]).startsWith(text));
  if (/^\d+$/.test(text)) return beginning("postcode").slice(0, mostFound);
  const named = beginning("subdistrict");
  const exact = named.filter(({ subdistrict }) => plain(subdistrict) === text);
  // a province's first district is called by the province's name alone
  const inTown = places.filter(({ district }) =>
    plain(district)
      .replace(/^(เมือง|muang)/, "")
      .startsWith(text),
  );
  return [...new Set([...exact, ...named, ...beginning("district"), ...inTown])].slice(0, mostFound);
}
