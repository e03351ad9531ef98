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

/** A place with its names as they are compared with what is typed. */
interface Comparable {
  readonly place: Place;
  readonly subdistrict: string;
  readonly district: string;
  /** A province's first district is called by the province's name alone. */
  readonly town: string;
}

const comparable = new WeakMap<readonly Place[], readonly Comparable[]>();

/** Thousands of names are made comparable once for each list, and not with each letter that is typed. */
function comparableOf(places: readonly Place[]): readonly Comparable[] {
  let names = comparable.get(places);
  if (!names) {
    names = places.map((place) => {
      const district = plain(place.district);
      const town = district.replace(/^(เมือง|muang)/, "");
      return { place, subdistrict: plain(place.subdistrict), district, town };
    });
    comparable.set(places, names);
  }
  return names;
}

/**
 * The places that somebody may mean: by the beginning of a postcode, of a subdistrict, else of a district.
 * @example findPlaces(places, "ต.สุเทพ")[0] // { subdistrict: "สุเทพ", district: "เมืองเชียงใหม่", … }
 */
export function findPlaces(places: readonly Place[], typed: string): Place[] {
  const text = plain(typed.trim().replace(kinds, ""));
  if (text.length < shortest) return [];
  if (/^\d+$/.test(text)) return places.filter(({ postcode }) => postcode.startsWith(text)).slice(0, mostFound);
  const all = comparableOf(places);
  const beginning = (part: "subdistrict" | "district" | "town") => all.filter((names) => names[part].startsWith(text));
  const named = beginning("subdistrict");
  const exact = named.filter(({ subdistrict }) => subdistrict === text);
  const found = new Set([...exact, ...named, ...beginning("district"), ...beginning("town")]);
  return [...found].slice(0, mostFound).map(({ place }) => place);
}
