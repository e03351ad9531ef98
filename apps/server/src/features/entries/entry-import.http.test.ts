import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { sql } from "kysely";
import writeXlsxFile from "write-excel-file/node";
import { entryBulkUndo } from "@time-event/contract/entry-bulk";
import { entryImport, entryImportPreview } from "@time-event/contract/entry-import";
import { entryGet, entryList } from "@time-event/contract/entries";
import { bearing, get, post, upload } from "../../testing/call-service.ts";
import { gunAt } from "../../testing/given-race.ts";
import { type GivenDesk, givenDesk } from "./testing/given-desk.ts";

let all: GivenDesk;
beforeEach(async () => {
  await all?.given.stop();
  all = await givenDesk();
  await all.given.db.updateTable("categories").set({ capacity: null }).execute();
});
afterAll(() => all.given.stop());

const csv = (...lines: readonly string[]) => Buffer.from(lines.join("\n"), "utf8");
const named = () => ({ eventId: all.eventId, fileName: "ผู้สมัคร.csv" });
const preview = (file: Uint8Array, extra: object = {}, bearer = all.desk) =>
  upload(all.given.url, entryImportPreview, file, bearer, { ...named(), ...extra });
const run = (file: Uint8Array, extra: object, bearer = all.desk) =>
  upload(all.given.url, entryImport, file, bearer, {
    ...named(),
    take: "all",
    expectNew: 0,
    expectChanged: 0,
    ...extra,
  });
const fates = async (file: Uint8Array, extra: object = {}) => {
  const { reply } = await preview(file, extra);
  return reply!.data.lines.map(({ line, fate, problems }) =>
    [line, fate, ...problems.map(({ column, code }) => `${column}:${code}`)].join(" "),
  );
};
const list = async (text: string) =>
  (await get(all.given.url, entryList, all.viewer, { eventId: all.eventId, text })).reply!.data;

const header = "BIB,ชื่อ-นามสกุล,เพศ,วันเกิด,ระยะ,ขนาดเสื้อ,เลขบัตรประชาชน";
const mixed = csv(
  "รายชื่อผู้สมัคร 2569",
  header,
  "1,มานี มีนา,หญิง,28/2/2528,10K,,",
  "2,ปิติ พิทักษ์,ชาย,,10 กม.,XL,",
  "201,ก้าน กล้วย,ชาย,1/1/2540,10k,M,1101700230708",
  ",ใบบัว ไร้บิบ,หญิง,2/2/2541,10K,S,",
  "201,ซ้ำ กัน,ชาย,1/1/2540,10K,M,",
  "202,ไม่มี รุ่น,ชาย,1/1/2540,99K,M,",
  "203,ผิด วัน,ชาย,31/2/2540,10K,M,",
  "204,ชาย ผิดรุ่น,ชาย,1/1/2540,10KW,M,",
);

describe("entry-import-preview", () => {
  it("finds the header, guesses its columns, and says what an import would make of each line", async () => {
    const { reply } = await preview(mixed);
    expect(reply!.data).toMatchObject({
      kind: "csv",
      encoding: "utf-8",
      headerLine: 2,
      mapping: ["bib", "fullName", "gender", "birthDate", "category", "shirtSize", null],
      counts: { new: 2, changed: 1, same: 1, problem: 4 },
    });
    expect(await fates(mixed)).toEqual([
      "3 same",
      "4 changed",
      "5 new",
      "6 new",
      "7 problem bib:duplicate_in_file",
      "8 problem category:unknown",
      "9 problem birthDate:bad_date",
      "10 problem gender:women_only",
    ]);
    expect(reply!.data.lines[1]).toMatchObject({ bib: "2", name: "ปิติ พิทักษ์", changes: ["shirtSize"] });
    expect(await list("ก้าน")).toEqual([]);
  });

  it("says of a line that its national ID is in a race at the same time, in the list or in a line above", async () => {
    const asked = '{"nationalId": "optional", "passport": "optional"}';
    await sql`update events set asked_of_person = ${asked}::jsonb`.execute(all.given.db);
    await all.given.db.updateTable("entries").set({ nationalId: "1101700230708" }).where("bib", "=", "10").execute();
    const head = "bib,ชื่อ-นามสกุล,เพศ,ระยะ,เลขบัตรประชาชน,หนังสือเดินทาง";
    const file = csv(
      head,
      "10,ชูใจ เลิศล้ำ,หญิง,10K,1-1017-00230-70-8,",
      "301,อีก ชื่อ,หญิง,10KW,1101700230708,",
      "302,คนแรก ของเล่ม,ชาย,10K,,AA1234567",
      "303,คนที่สอง ของเล่ม,ชาย,10K,,aa 1234567",
    );
    expect(await fates(file)).toEqual([
      "2 same",
      "3 problem nationalId:already_entered",
      "4 new",
      "5 problem passport:already_entered",
    ]);
  });

  it("uses the given mapping, and refuses one that uses a column twice", async () => {
    const file = csv("a,b,c,d", "x,กานดา,หญิง,10K");
    const mapping = JSON.stringify([null, "firstName", "gender", "category"]);
    expect(await fates(file, { mapping })).toEqual(["2 new"]);
    const twice = await preview(file, { mapping: JSON.stringify(["bib", "bib"]) });
    expect(twice).toMatchObject({ status: 400, problem: { code: "invalid_input" } });
  });

  it("stores no citizen's number, in whatever column it is", async () => {
    const file = csv("ชื่อ,เพศ,รุ่น,ทีม", "กานดา,หญิง,10K,1-1017-00230-70-8");
    expect(await fates(file)).toEqual(["2 problem team:thai_id"]);
    expect(JSON.stringify((await preview(file)).reply!.data.lines)).not.toContain("70-8");
  });

  it("does not confuse players with the same name", async () => {
    await run(csv("ชื่อ,นามสกุล,เพศ,รุ่น,วันเกิด", "สม,ชาย,ชาย,10K,1/1/2540", "สม,ชาย,ชาย,10K,2/2/2541"), { expectNew: 2 });
    const lines = ["ชื่อ,นามสกุล,เพศ,รุ่น,วันเกิด,เสื้อ", "สม,ชาย,ชาย,10K,2/2/2541,L", "สม,ชาย,ชาย,10K,,L"];
    expect(await fates(csv(...lines))).toEqual(["2 changed", "3 problem null:ambiguous"]);
  });

  it("refuses a file that is no table, and users without the right", async () => {
    expect((await preview(Buffer.from([0x89, 0x50, 0, 0, 1]))).problem?.reasons).toEqual(["unreadable_file"]);
    expect((await preview(Buffer.from([0xd0, 0xcf, 0x11, 0xe0]))).problem?.reasons).toEqual(["old_excel"]);
    expect((await preview(csv("", ""))).problem?.reasons).toEqual(["no_header"]);
    expect(await preview(mixed, {}, all.viewer)).toMatchObject({ status: 404, problem: { code: "not_permitted" } });
    expect(await preview(mixed, {}, all.other)).toMatchObject({ status: 404, problem: { code: "not_permitted" } });
    expect(await preview(mixed, { sheet: -1 })).toMatchObject({ status: 400 });
  });
});

describe("entry-import", () => {
  const good = { take: "good", expectNew: 2, expectChanged: 1 } as const;

  it("stores all or nothing, or the good lines, as the caller chooses", async () => {
    expect((await run(mixed, { expectNew: 2, expectChanged: 1 })).problem?.reasons).toEqual(["has_problems"]);
    expect(await list("ก้าน")).toEqual([]);
    expect((await run(mixed, { ...good, expectNew: 5 })).problem?.reasons).toEqual(["changed_since"]);
    const { reply } = await run(mixed, good);
    expect(reply!.data.counts).toEqual({ new: 2, changed: 1, same: 1, problem: 4 });
    expect(await list("ก้าน")).toMatchObject([{ bib: "201", gender: "M", shirtSize: "M", status: "registered" }]);
    expect(await list("ใบบัว")).toMatchObject([{ bib: "", ageGroup: "18-39" }]);
    const stored = await all.given.db.selectFrom("entries").selectAll().where("bib", "=", "201").executeTakeFirst();
    expect(stored).toMatchObject({ birthDate: "1997-01-01", source: "file", sourceFile: "ผู้สมัคร.csv", extra: {} });
  });

  it("changes nothing when it is repeated", async () => {
    await run(mixed, good);
    const { reply } = await run(mixed, { take: "good" });
    expect(reply!.data.counts).toMatchObject({ new: 0, changed: 0, same: 4 });
    expect(reply!.data.undo).toBeNull();
  });

  it("gives a bib to an entry that had none", async () => {
    await run(mixed, good);
    const bibs = csv("ชื่อ-นามสกุล,ระยะ,บิบ", "ใบบัว ไร้บิบ,10K,500");
    const { reply } = await run(bibs, { expectChanged: 1 });
    expect(reply!.data.lines[0]).toMatchObject({ fate: "changed", changes: ["bib"] });
    expect(await list("ใบบัว")).toMatchObject([{ bib: "500" }]);
  });

  it("can be undone completely", async () => {
    const { reply } = await run(mixed, good);
    const body = { eventId: all.eventId, undo: reply!.data.undo! };
    const undone = await post(all.given.url, entryBulkUndo, body, bearing(all.desk));
    expect(undone.reply!.data).toMatchObject({ changed: 3, refusedCount: 0 });
    expect(await list("ก้าน")).toEqual([]);
    expect(await list("ปิติ")).toMatchObject([{ shirtSize: "" }]);
  });

  it("fills a category to its last place and no further", async () => {
    await all.given.db.updateTable("categories").set({ capacity: 5 }).where("code", "=", "10K").execute();
    expect(await fates(csv(header, "301,ก ก,ชาย,,10K,,", "302,ข ข,ชาย,,10K,,"))).toEqual([
      "2 new",
      "3 problem category:category_full",
    ]);
  });

  it("reads a workbook: days, numbers, blank lines, an exported file", async () => {
    const day = { value: new Date(Date.UTC(1990, 4, 12)), type: Date, format: "dd/mm/yyyy" };
    const buddhist = { value: new Date(Date.UTC(2533, 4, 12)), type: Date, format: "dd/mm/yyyy" };
    const text = (value: string) => ({ value, type: String });
    const row = (bib: number, name: string, born: object) => [
      { value: bib, type: Number },
      text(name),
      text("หญิง"),
      born,
      text("10K"),
      { value: 812345678, type: Number },
    ];
    const file = await writeXlsxFile([
      ["Bib", "ชื่อ-นามสกุล", "เพศ", "วันเกิด", "ระยะ", "เบอร์โทร"].map(text),
      row(401, "เอ หนึ่ง", day),
      [null],
      row(402, "บี สอง", buddhist),
    ] as never).toBuffer();
    expect(await fates(file)).toEqual(["2 new", "4 new"]);
    await run(file, { expectNew: 2 });
    const id = await all.idOf("402");
    const { reply } = await get(all.given.url, entryGet, all.desk, { eventId: all.eventId, id });
    expect(reply!.data.personal).toMatchObject({ birthDate: "1990-05-12", phone: "0812345678" });
  });

  it("gives people starts of their own, from a text file and from times of day in a workbook", async () => {
    const file = csv(
      "BIB,เวลาออกตัว",
      "1,06:00:30",
      "2,15/11/2569 6:01:00.5",
      "3,25:00",
      "10,2027-01-01 06:00:00",
      "F2,-",
    );
    expect(await fates(file)).toEqual([
      "2 changed",
      "3 changed",
      "4 problem startsAt:bad_start",
      "5 problem startsAt:not_race_days",
      "6 same",
    ]);
    expect((await preview(file)).reply!.data.lines[0]!.changes).toEqual(["startsAt"]);
    await run(file, { take: "good", expectChanged: 2 });
    const startsOf = async () => {
      const rows = all.given.db.selectFrom("entries").select(["bib", "startsAt"]).where("startsAt", "is not", null);
      return (await rows.orderBy("bib").execute()).map(({ bib, startsAt }) => [bib, startsAt! - gunAt]);
    };
    expect(await startsOf()).toEqual([
      ["1", 30_000],
      ["2", 60_500],
    ]);
    const time = (at: string, format: string) => ({ value: new Date(at), type: Date, format });
    const workbook = await writeXlsxFile([
      ["Bib", "Start time"].map((value) => ({ value, type: String })),
      [{ value: "1", type: String }, time("1899-12-30T06:02:00Z", "hh:mm:ss")],
      [{ value: "2", type: String }, time("2026-11-15T06:03:00Z", "yyyy-mm-dd hh:mm:ss")],
    ] as never).toBuffer();
    await run(workbook, { expectChanged: 2 });
    expect(await startsOf()).toEqual([
      ["1", 120_000],
      ["2", 180_000],
    ]);
    await all.given.db
      .updateTable("categories")
      .set({ rules: '{"stages":[]}' as never })
      .execute();
    expect(await fates(csv("BIB,Start time", "1,06:00"))).toEqual(["2 problem startsAt:starts_by_stages"]);
  });

  const lines = process.env["LONG_TESTS"] ? 50_000 : 10_000;

  it(`takes ${lines} lines`, { timeout: 120_000 }, async () => {
    const many = csv(
      header,
      ...Array.from({ length: lines }, (_, at) => `${at + 1000},วิ่ง คนที่${at},ชาย,1/1/2540,10K,M,`),
    );
    const { reply } = await run(many, { expectNew: lines });
    expect(reply!.data.counts.new).toBe(lines);
    const { reply: found } = await get(all.given.url, entryList, all.viewer, {
      eventId: all.eventId,
      offset: lines,
    });
    expect(found!.meta.total).toBe(lines + 5);
  });
});
