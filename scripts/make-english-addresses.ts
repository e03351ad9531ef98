import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { soundsLike } from "./english-addresses/sounds-like.ts";

// Writes the English names of the subdistricts in thai-addresses.txt: `node scripts/make-english-addresses.ts FIRST SECOND`,
// where FIRST and SECOND are the unpacked npm packages @bilions/thailand-address (2.0.1) and thai-address-universal (2.2.0),
// both ISC. Both repeat the list of the Department of Provincial Administration and both have faults, but seldom the same:
// names of neighbours exchanged, gaps, letters lost. So a name counts whose consonants are those of the Thai name, of the
// first package that has one; corrections.txt has what neither knows.

interface Named {
  readonly id: number;
  readonly name_in_thai: string;
  readonly name_in_english: string;
}
interface First {
  readonly provinces: readonly Named[];
  readonly districts: readonly (Named & { province_id: number })[];
  readonly subDistricts: readonly (Named & { district_id: number })[];
}
interface Row {
  readonly province: string;
  readonly district: string;
  readonly sub_district: string;
}
interface Second {
  readonly setEngMode: (isEnglish: boolean) => Promise<void>;
  readonly getProvinceAll: () => Promise<string[]>;
  readonly getDatabase: () => readonly Row[];
}

const folder = new URL("../apps/web/src/lib/addresses/", import.meta.url);
const [, , firstPackage, secondPackage] = process.argv;
if (firstPackage === undefined || secondPackage === undefined) throw new Error("Name the folders of both packages.");

const corrections = new Map(
  (await readFile(new URL("english-addresses/corrections.txt", import.meta.url), "utf8"))
    .split("\n")
    .map((line) => line.split("=") as [string, string]),
);

/** By place, `province,district[,subdistrict]` in Thai, and by the Thai name alone: the names that the packages give. */
const known = new Map<string, string[]>();
const alone = (thai: string) =>
  thai
    .replace(/^(เขต|อำเภอ)\s+/, "")
    .replace(/\s*\(.*/, "")
    .trim();
function note(path: readonly string[], english: string): void {
  if (!/^[A-Za-z][A-Za-z'. -]+$/.test(english) || english === "NULL") return;
  const places = path.map(alone);
  for (const key of [places.join(), places.at(-1)!]) known.set(key, [...(known.get(key) ?? []), english]);
}

const read = createRequire(import.meta.url);
const part = (name: string) => read(join(firstPackage, `dist/address/${name}.js`)) as First;
const byId = <Each extends Named>(list: readonly Each[]) => new Map(list.map((each) => [each.id, each]));
const provinces = byId(part("provinces").provinces);
const districts = byId(part("districts").districts);
for (const { name_in_thai, name_in_english, province_id } of districts.values()) {
  note([provinces.get(province_id)!.name_in_thai, name_in_thai], name_in_english);
}
for (const { name_in_thai, name_in_english, district_id } of part("sub_districts").subDistricts) {
  const district = districts.get(district_id)!;
  const path = [provinces.get(district.province_id)!.name_in_thai, district.name_in_thai, name_in_thai];
  note(path, name_in_english);
}

const second = (await import(pathToFileURL(join(secondPackage, "dist/esm/index.js")).href)) as Second;
const rowsIn = async (isEnglish: boolean) => {
  await second.setEngMode(isEnglish);
  await second.getProvinceAll();
  return second.getDatabase();
};
const thaiRows = await rowsIn(false);
const englishRows = await rowsIn(true);
for (const [at, { province, district, sub_district }] of thaiRows.entries()) {
  note([province, district], englishRows[at]!.district);
  note([province, district, sub_district], englishRows[at]!.sub_district);
}

function englishOf(...path: string[]): string {
  const places = path.map(alone);
  const thai = places.at(-1)!;
  const found = [...(known.get(places.join()) ?? []), ...(known.get(thai) ?? [])];
  // ฤ and the letters of some royal names are written in too many ways for the rule: then the first that is known
  const name = corrections.get(thai) ?? found.find((each) => soundsLike(thai, each)) ?? found[0];
  if (name === undefined) throw new Error(`No English name for ${path.join(" ")}: write it into corrections.txt`);
  return name
    .replace(/\s+/g, " ")
    .replace(/(^| )[a-z]/g, (letter) => letter.toUpperCase())
    .replace(/-[A-Z]/g, (letter) => letter.toLowerCase());
}

let province = "";
const lines = (await readFile(new URL("thai-addresses.txt", folder), "utf8")).split("\n").map((line) => {
  if (!line.startsWith(" ")) return (province = line);
  const [district = "", codes = ""] = line.slice(1).split("|");
  const english = codes.split(";").map((code) => {
    const [postcode = "", names = ""] = code.split(":");
    // two that differ in Thai alone are one for who reads English
    const latin = new Set(names.split(",").map((name) => englishOf(province, district, name)));
    return `${postcode}:${[...latin].toSorted().join()}`;
  });
  return ` ${englishOf(province, district)}|${english.join(";")}`;
});
await writeFile(new URL("english-addresses.txt", folder), lines.join("\n"));
