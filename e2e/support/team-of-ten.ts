import { givenCategory } from "./given-category.ts";
import { givenFamilyName } from "./orders.ts";

/** A category for teams of ten. @returns its event */
export async function givenCategoryOfTen(name: string): Promise<string> {
  const ten = { entryKind: "team", feePer: "team", teamSmallest: 10, teamLargest: 10, capacity: 100 } as const;
  return (await givenCategory(name, 900_000, ten)).event;
}

/** Ten people as a captain has them in a spreadsheet; the birth date of the last is a day that there is not. */
export function tenPeople(): string {
  const family = givenFamilyName();
  const names = ["กานดา", "ขจร", "คมสัน", "จันทร์", "ชาญ", "ดวงใจ", "ธนา", "นภา", "ปรีชา", "พิมพ์"];
  const rows = names.map((name, at) => {
    const born = at === names.length - 1 ? "31/2/2533" : `${at + 1}/5/${2525 + at}`;
    return `${name},${family},${at % 2 === 0 ? "หญิง" : "ชาย"},${born},08123456${10 + at}`;
  });
  return `\uFEFFชื่อ,นามสกุล,เพศ,วันเกิด,โทรศัพท์\r\n${rows.join("\r\n")}\r\n`;
}
