/** A subdistrict of Thailand, by the names of the Thai post. */
export interface Place {
  readonly subdistrict: string;
  readonly district: string;
  readonly province: string;
  readonly postcode: string;
}

/**
 * Reads the list of subdistricts: a line for each province, and below it one for each district with its postcodes.
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

/** From so many letters or digits on, a guess helps. */
const shortest = 2;
const mostFound = 8;
// as people write them before a name
const kinds = /^(ต\.|ตำบล|แขวง|อ\.|อำเภอ|เขต)\s*/;

/**
 * The places that somebody may mean: by the beginning of a postcode, of a subdistrict, else of a district.
 * @example findPlaces(places, "ต.สุเทพ")[0] // { subdistrict: "สุเทพ", district: "เมืองเชียงใหม่", … }
 */
export function findPlaces(places: readonly Place[], typed: string): Place[] {
  const text = typed.trim().replace(kinds, "");
  if (text.length < shortest) return [];
  const beginning = (part: keyof Place) => places.filter((place) => place[part].startsWith(text));
  if (/^\d+$/.test(text)) return beginning("postcode").slice(0, mostFound);
  const exact = places.filter(({ subdistrict }) => subdistrict === text);
  return [...new Set([...exact, ...beginning("subdistrict"), ...beginning("district")])].slice(0, mostFound);
}
