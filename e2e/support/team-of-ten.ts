import { parseReply } from "@time-event/contract/call";
import { categoryForm, categoryList } from "@time-event/contract/categories";
import { givenFamilyName, relayEvent } from "./orders.ts";
import { asStaff } from "./staff-api.ts";

/** A category for teams of ten, named in Thai alone. @returns its event */
export async function givenCategoryOfTen(name: string): Promise<string> {
  await asStaff(relayEvent, async ({ api, headers, eventId }) => {
    const listed = await api.get("/api/event/category-list", { headers, params: { eventId } });
    const like = parseReply(categoryList, await listed.json()).data.find(({ code }) => code === "SPRINT")!;
    const thai = { th: name, en: "" };
    const data = {
      ...categoryForm.parse(like),
      eventId,
      id: null,
      revision: 0,
      code: `T${Date.now() % 100_000}`,
      name: thai,
      entryKind: "team",
      feePer: "team",
      teamSmallest: 10,
      teamLargest: 10,
      capacity: 100,
      bibPrefix: "",
      bibFrom: null,
      bibTo: null,
      feeTiers: [{ name: thai, priceSatang: 900_000, endsAt: null, untilSold: null }],
    };
    const saved = await api.post("/api/event/category-save", { headers, data });
    if (!saved.ok()) throw new Error(`the category was refused: ${await saved.text()}`);
  });
  return relayEvent;
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
