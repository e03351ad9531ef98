import { afterAll, beforeEach, describe, expect, it } from "vitest";
import type { Problem } from "@time-event/contract/errors";
import { readImport, readImportPreview } from "@time-event/contract/read-import";
import { upload } from "../../testing/call-service.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { givenEntry, givenRace, givenRaceDefinition } from "../../testing/given-race.ts";
import { givenSignedIn } from "../sign-in/testing/sign-in.ts";

let given: GivenApp;
let eventId: number;
let chief: string;
let viewer: string;

beforeEach(async () => {
  await given?.stop();
  given = await givenApp();
  const entries = [givenEntry("1", { chip: "C1" }), givenEntry("2", { chip: "C2" })];
  eventId = await givenRace(given.db, givenRaceDefinition(), { entries });
  chief = await givenSignedIn(given, "chief");
  viewer = await givenSignedIn(given, "viewer", "viewer", eventId);
});
afterAll(() => given.stop());

const text = (...lines: readonly string[]) => Buffer.from(lines.join("\n"), "utf8");
const named = () => ({ eventId, fileName: "reads.csv" });
const preview = (file: Uint8Array, extra: object = {}, bearer = chief) =>
  upload(given.url, readImportPreview, file, bearer, { ...named(), ...extra });
const run = (file: Uint8Array, extra: object, bearer = chief) =>
  upload(given.url, readImport, file, bearer, { ...named(), take: "all", expectNew: 0, ...extra });
const countPassings = async () => (await given.db.selectFrom("passings").select("id").execute()).length;
const wordOf = ({ problem }: { readonly problem: Problem | undefined }) => problem?.reasons?.join();

/** The finish mat of a RACE RESULT decoder in the time of the event: two runners, a stranger, a clock that was not set. */
const decoder = text(
  "#;ID;Date;Time;Extra",
  "1;C1;2026-11-15;06:50:00.250;6692;12;-68;09ca52",
  "2;C2;2026-11-15;06:52:00.500;6692;12;-68;09ca52",
  "3;C9;2026-11-15;06:53:00.500;6692;12;-68;09ca52",
  "4;C2;0000-00-00;00:00:02.773;6692;12;-68;09ca52",
);
const atFinish = { points: JSON.stringify([{ point: "", checkpoint: "FIN" }]) };

describe("read-import-preview", () => {
  it("recognises the format, and says what would become of each read; stores nothing", async () => {
    const before = await preview(decoder);
    expect(before.reply!.data).toMatchObject({
      format: "race_result",
      counts: { not_a_read: 1, unmapped: 3, no_date: 1 },
      points: [{ point: "", checkpoint: null, leftOut: false, reads: 3 }],
    });
    const { reply } = await preview(decoder, atFinish);
    expect(reply!.data).toMatchObject({
      counts: { not_a_read: 1, stored: 2, stored_unknown: 1, no_date: 1 },
      firstAt: Date.parse("2026-11-15T06:50:00.250+07:00"),
      lastAt: Date.parse("2026-11-15T06:53:00.500+07:00"),
      unknown: [{ bib: null, chip: "C9", reads: 1 }],
    });
    expect(reply!.data.lines[0]).toMatchObject({ line: 5, fate: "no_date" });
    expect(reply!.data.points[0]!.overTime.reduce((sum, count) => sum + count)).toBe(3);
    expect(await countPassings()).toBe(0);
  });

  it("reads a clock without a day as of the race, after midnight too, and UTC where the readers had it", async () => {
    const file = text("$P,1,C1,0,0,24600000", "$P,1,C2,0,0,3600000");
    const { reply } = await preview(file, atFinish);
    expect([reply!.data.firstAt, reply!.data.lastAt]).toEqual([
      Date.parse("2026-11-15T06:50:00+07:00"),
      Date.parse("2026-11-16T01:00:00+07:00"),
    ]);
    const utc = await preview(text("1;C1;2026-11-14;23:50:00.250;6692"), { ...atFinish, clock: "utc" });
    expect(utc.reply!.data.firstAt).toBe(Date.parse("2026-11-15T06:50:00.250+07:00"));
  });

  it("reads Chronokeep's log in the time of the event: chips, and bibs that somebody typed", async () => {
    const log = text(
      "status,chip_number,seconds,milliseconds,time_seconds,time_milliseconds,antenna,reader,box,log_index,rssi,is_rewind,reader_time,start_time,read_bib,type",
      '"4","C1","1479192600","250","1479192600","250","1","1","17","5","-60","0","","0","","0"',
      '"0","","1479192660","0","1479192660","0","0","M","Man","0","","0","","0","2","1"',
    );
    const points = JSON.stringify(["17/1", "Man/M"].map((point) => ({ point, checkpoint: "FIN" })));
    const { reply } = await preview(log, { points });
    expect(reply!.data).toMatchObject({
      format: "chronokeep",
      counts: { not_a_read: 1, stored: 2 },
      firstAt: Date.parse("2026-11-15T06:50:00.250+07:00"),
      lastAt: Date.parse("2026-11-15T06:51:00+07:00"),
    });
    expect(reply!.data.lines.map(({ bib, chip }) => [bib, chip])).toEqual([
      [null, null],
      [null, "C1"],
      ["2", null],
    ]);
  });

  it("guesses the columns of a table, and takes checkpoints by their codes", async () => {
    const table = text("ผลจากเครื่องอ่าน", "หมายเลข,เวลา,จุดตรวจ", "1,06:50:00,fin", "2,06:20:00,CP1", "3,06:20:00,MOON");
    const { reply } = await preview(table);
    expect(reply!.data).toMatchObject({
      format: "table",
      mapping: ["bib", "time", "point"],
      counts: { stored: 2, unmapped: 1 },
    });
    const unnamed = text("a,b", "1,06:50:00");
    expect((await preview(unnamed)).reply!.data).toMatchObject({ isComplete: false, counts: {} });
    expect((await preview(unnamed, { mapping: "bib,time", ...atFinish })).reply!.data.counts).toEqual({ stored: 1 });
  });

  it.each([
    ["old workbooks", Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0, 0, 0]), "old_excel"],
    ["what is no text", Buffer.from("a\0b"), "unreadable_file"],
  ])("refuses %s", async (_, file, word) => {
    expect(wordOf(await preview(file))).toBe(word);
  });

  it("is nothing for those who do no timing", async () => {
    expect((await preview(decoder, {}, viewer)).problem).toMatchObject({ status: 404 });
    expect((await preview(decoder, { points: "{" })).problem).toMatchObject({ status: 400 });
  });
});

describe("read-import", () => {
  it("stores all or nothing", async () => {
    expect(wordOf(await run(decoder, { ...atFinish, expectNew: 3 }))).toBe("has_problems");
    expect(wordOf(await run(decoder, { ...atFinish, take: "good", expectNew: 2 }))).toBe("changed_since");
    expect(await countPassings()).toBe(0);
    expect((await run(decoder, { ...atFinish, take: "good", expectNew: 3 })).status).toBe(200);
    expect(await countPassings()).toBe(3);
    const results = given.db.selectFrom("results").select(["status", "gunMs"]).orderBy("gunMs");
    expect(await results.execute()).toMatchObject([{ gunMs: 50 * 60_000 + 250 }, { gunMs: 52 * 60_000 + 500 }]);
  });

  it("is harmless twice", async () => {
    await run(decoder, { ...atFinish, take: "good", expectNew: 3 });
    const { reply } = await run(decoder, { ...atFinish, take: "good", expectNew: 0 });
    expect(reply!.data.counts).toMatchObject({ repeated: 3 });
    expect(await countPassings()).toBe(3);
  });

  it("leaves out places of which staff say so, and refuses a table whose columns nobody named", async () => {
    const table = text("bib,time,point", "1,06:50:00,FIN", "1,06:10:00,TEST");
    const points = JSON.stringify([{ point: "TEST", checkpoint: null }]);
    const { reply } = await run(table, { points, expectNew: 1 });
    expect(reply!.data.counts).toEqual({ stored: 1, left_out: 1 });
    expect(wordOf(await run(text("a,b", "1,06:50:00"), {}))).toBe("mapping_incomplete");
  });

  it("is nothing for those who do no timing", async () => {
    expect((await run(decoder, { ...atFinish, expectNew: 3 }, viewer)).problem).toMatchObject({ status: 404 });
    expect(await countPassings()).toBe(0);
  });
});
