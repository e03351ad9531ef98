import { afterAll, beforeAll, expect, it } from "vitest";
import { entryImportColumns, entryImportPreview } from "@time-event/contract/entry-import";
import { sampleFile } from "@time-event/domain/entries/import-sample";
import { get, upload } from "../../testing/call-service.ts";
import { type GivenDesk, givenDesk } from "./testing/given-desk.ts";

let all: GivenDesk;
beforeAll(async () => {
  all = await givenDesk();
  await all.given.db.updateTable("categories").set({ capacity: null }).execute();
});
afterAll(() => all.given.stop());

const preview = async (text: string, extra: object = {}) => {
  const params = { eventId: all.eventId, fileName: "a.csv", ...extra };
  const { reply, problem } = await upload(all.given.url, entryImportPreview, Buffer.from(text), all.desk, params);
  expect(problem).toBeUndefined();
  return reply!.data;
};

it("leaves out lines that say nothing, and counts them", async () => {
  const { counts, blank, lines } = await preview(
    "ลำดับ,BIB,ชื่อ,นามสกุล,เพศ,รุ่น\n1,901,มานี,หนึ่ง,หญิง,10K\n,,,,,\n3,,,,,\n4, ,-,\u200B,,\n5,902,ปิติ,สอง,ชาย,10K\n,,,,,\n",
  );
  expect(counts).toEqual({ new: 2, changed: 0, same: 0, problem: 1 });
  expect(blank).toBe(3);
  expect(lines.map(({ line, fate }) => `${line} ${fate}`)).toEqual(["2 new", "5 problem", "6 new"]);
});

it("asks for a first name: a single name is one", async () => {
  const { lines } = await preview("BIB,ชื่อ,นามสกุล,เพศ,รุ่น\n903,,เดียว,หญิง,10K\n904,เดียว,,หญิง,10K\n");
  expect(lines.map(({ fate, problems }) => [fate, problems])).toEqual([
    ["problem", [{ column: "firstName", code: "required", value: "" }]],
    ["new", []],
  ]);
});

it("gives the cells of each line to whoever mends them", async () => {
  const text = "รายชื่อ\nBIB,ชื่อ,นามสกุล,เพศ,รุ่น,หมายเหตุ\n905,มานี,สาม,หญิง,99K,โทรแล้ว\n906,ปิติ,สี่,ชาย,10K\n";
  const { lines } = await preview(text, { cells: "yes" });
  expect(lines.map(({ cells }) => cells)).toEqual([
    ["905", "มานี", "สาม", "หญิง", "99K", "โทรแล้ว"],
    ["906", "ปิติ", "สี่", "ชาย", "10K", ""],
  ]);
  expect((await preview(text)).lines[0]).not.toHaveProperty("cells");
});

it.each(["th", "en"] as const)("says which columns there are, and takes its own sample in %s", async (language) => {
  const { reply } = await get(all.given.url, entryImportColumns, all.desk, { eventId: all.eventId });
  expect(reply!.data.categories.map(({ code }) => code)).toEqual(["10K", "10KW"]);
  const rows = sampleFile(reply!.data, language, { mayPersonal: true });
  const text = rows.map((row) => row.map((cell) => `"${cell}"`).join(",")).join("\n");
  const { counts, mapping, lines } = await preview(text);
  expect(lines.flatMap(({ problems }) => problems)).toEqual([]);
  expect(counts).toEqual({ new: 2, changed: 0, same: 0, problem: 0 });
  expect(mapping).not.toContain(null);
});
