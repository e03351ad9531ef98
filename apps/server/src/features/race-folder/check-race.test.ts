import { existsSync, readdirSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterAll, afterEach, expect, test } from "vitest";
import { repositoryRoot } from "../../app/config.ts";
import { givenDatabase } from "../../db/testing/given-database.ts";
import { givenRaceFolder, manyEntries, smallRace } from "../../testing/given-race-folder.ts";
import { checkRace } from "./check-race.service.ts";
import { exportRace } from "./export-race.service.ts";
import { openRaceFolder } from "./folder-source.ts";
import { importRace } from "./import-race.service.ts";
import { describeComparison } from "./summary-words.ts";

const { db, stop } = await givenDatabase();
afterAll(stop);
afterEach(async () => {
  await db.deleteFrom("events").execute();
});

const goldenRaces = join(repositoryRoot, "packages/domain/races");
const golden = readdirSync(goldenRaces, { withFileTypes: true }).filter((entry) => entry.isDirectory());
const boston = join(repositoryRoot, "../shared/data/races/boston-2014");

async function check(path: string) {
  return checkRace(db, await openRaceFolder(path));
}

/** The text of every file of a folder, unpacked, by its name without `.gz`. */
async function contentOf(folder: string): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  for (const name of await readdir(folder)) {
    const bytes = await readFile(join(folder, name));
    files[name.replace(/\.gz$/, "")] = (name.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString();
  }
  return files;
}

async function exportInto(slug: string, options = {}): Promise<string> {
  const folder = await givenRaceFolder({ "race.json": null, "entrants.csv": null, "passings.csv": null });
  await exportRace(db, slug, folder, options);
  return folder;
}

test.each(golden.map(({ name }) => name))("golden race %s: as expected, and again after a round trip", async (name) => {
  const first = await check(join(goldenRaces, name));
  expect(describeComparison(first.comparison!)).toEqual([expect.stringMatching(/^(\d+) of \1 rows equal$/)]);

  const exported = await exportInto(first.summary.slug);
  const files = await contentOf(exported);
  await db.deleteFrom("events").execute();
  const second = await check(exported);
  expect(second.comparison).toMatchObject({ differences: 0, rows: first.comparison!.rows });
  expect(await contentOf(await exportInto(first.summary.slug))).toEqual(files);
});

test.skipIf(!existsSync(boston))(
  "Boston 2014 (skipped where ../shared/data/races/boston-2014 is not there): every row is as expected",
  async () => {
    const { comparison, summary } = await check(boston);
    expect(summary).toMatchObject({ entries: 31_984, passings: 287_302 });
    expect(comparison).toMatchObject({ differences: 0, equalRows: 31_984, rows: 31_984 });
  },
  180_000,
);

test("names the differences row by row, and the bibs that are missing on either side", async () => {
  const expected = [
    "bib,status,timeMs,overallRank,genderRank,ageGroupRank",
    "102,finished,2640250,1,1,1",
    "101,FINISHED,2711000,1,1,",
    "999,dns,,,,",
    "",
  ];
  const { comparison } = await check(await givenRaceFolder({ "expected.csv": expected.join("\n") }));
  expect(describeComparison(comparison!)).toEqual([
    "bib  field         expected     got",
    "101  overallRank   1            2",
    "101  ageGroupRank  (blank)      1",
    "999  bib           999          no such result, or expected twice",
    "103  bib           no such row  103",
    "4 differences; 1 of 4 rows equal",
  ]);
});

test("shows the first differences of many and counts the others", async () => {
  const many = manyEntries(100);
  const wrong = many["expected.csv"].replaceAll("finished", "dnf");
  const { comparison } = await check(await givenRaceFolder({ ...many, "expected.csv": wrong }));
  const lines = describeComparison(comparison!);
  expect(lines).toHaveLength(23);
  expect(lines.slice(-2)).toEqual(["… and 80 more", "100 differences; 0 of 100 rows equal"]);
});

test("takes a time as exact or as shown, and compares nothing without expected.csv", async () => {
  const rows = (time: number) =>
    `bib,status,timeMs,overallRank,genderRank,ageGroupRank\n101,finished,${time},2,1,1\n102,finished,2640250,1,1,1\n103,dns,,,,\n`;
  for (const [time, differences] of [
    [2_710_500, 0],
    [2_711_000, 0],
    [2_710_000, 1],
  ] as const) {
    const { comparison } = await check(await givenRaceFolder({ "expected.csv": rows(time) }));
    expect(comparison).toMatchObject({ differences });
  }
  expect((await check(await givenRaceFolder())).comparison).toBeNull();
});

test("a round trip keeps everything, packed or not, and leaves out what was voided", async () => {
  const json = JSON.parse(smallRace["race.json"]);
  Object.assign(json.event, {
    summary: { th: "ก", en: "s" },
    venue: "Park",
    organiser: "O",
    colour: "#0f766e",
    lat: 18.8,
    lng: 98.9,
    mascot: "Nok",
  });
  json.event.schedule = [
    { startsAt: "2026-11-22T05:00:00+07:00", title: { th: "เช็กอิน", en: "Check-in" }, place: "ศาลากลาง", room: 4 },
  ];
  json.event.schedule[0].endsAt = "2026-11-22T06:00:00+07:00";
  json.addOns = [
    { name: "Shirt", priceSatang: 35000, stock: 10, options: [{ code: "S", name: "S", stock: 4, chest: 36 }] },
  ];
  json.questions = [{ kind: "yes_no", label: "First race?", required: true, categories: ["10K"] }];
  json.placePools = [
    { name: { th: "ถนน", en: "Road" }, capacity: 60, categories: ["10K"], kept: 1 },
    { name: "All", capacity: 90 },
  ];
  json.categories[0].waves = [
    { name: "A", startsAt: "2026-11-22T06:00:00+07:00", capacity: 20 },
    { name: "B", startsAt: "2026-11-22T06:05:00+07:00" },
  ];
  json.categories[0].hidden = true;
  Object.assign(json.checkpoints[1], {
    name: { th: "จุด 1", en: "CP 1" },
    elevationM: 1050,
    opensAt: "2026-11-22T06:10:00+07:00",
    cutoffAt: "2026-11-22T08:00:00+07:00",
    crew: ["A"],
  });
  Object.assign(json.categories[0], {
    capacity: 50,
    youngestAge: 15,
    cutoffsAt: [null, "2026-11-22T07:30:00+07:00"],
    mustPass: { checkpoints: ["CP1"], otherwise: "dsq" },
    neutral: [
      { from: "START", to: "CP1", limitMs: 60_000 },
      { from: "CP1", to: "FIN" },
    ],
    bibPrefix: "F",
    bibFrom: 1,
    bibTo: 50,
    feeTiers: [{ name: "Early", priceSatang: 65000, endsAt: "2026-10-01T00:00:00+07:00", untilSold: 20 }],
    "x.y": 1,
  });
  const source = await givenRaceFolder({
    "race.json": JSON.stringify(json),
    "entrants.csv":
      'bib,category,firstName,lastName,gender,birthDate,age,startsAt,members,chip,status,shirt,"odd, ""name"""\n1,10K,"A, ""B""",C,F,2533-05-12,30,2026-11-22T06:00:05.250+07:00,"ก ข (K Kh); ค",K1,,XL,\n2,10K,D,,M,,,,,,dsq,,"two\nlines"\n',
    "passings.csv":
      "checkpoint,bib,chip,at,source,device\nSTART,,K1,2026-11-22T06:00:00+07:00,mat,d1\nFIN,1,,2026-11-22T06:40:00+07:00,,\nCP1,1,,2026-11-22T06:39:00+07:00,,\n",
    "penalties.csv": "bib,rule,timeMs,laps,disqualify,reason\n1,R1,60000,,,late\n2,,,,true,\n",
  });
  const { eventId } = await importRace(db, await openRaceFolder(source));
  await db
    .updateTable("passings")
    .set({ voidedAt: "2026-11-23T00:00:00Z" as never })
    .where("checkpointCode", "=", "CP1")
    .execute();
  const plain = await contentOf(await exportInto("doi-suthep-10k"));
  const packed = await exportInto("doi-suthep-10k", { gzip: true });
  expect(await contentOf(packed)).toEqual(plain);

  const written = JSON.parse(plain["race.json"]!);
  expect(written.event).toMatchObject({ mascot: "Nok", venue: { th: "Park", en: "Park" }, schedule: [{ room: 4 }] });
  expect(written.checkpoints[1]).toMatchObject({ crew: ["A"], elevationM: 1050 });
  expect(written.categories[0]).toMatchObject({ "x.y": 1, capacity: 50, feeTiers: [{ priceSatang: 65000 }] });
  expect(written.categories[0]).toMatchObject({ youngestAge: 15, bibPrefix: "F", feeTiers: [{ untilSold: 20 }] });
  expect(written.categories[0]).toMatchObject({
    cutoffsAt: [null, "2026-11-22T00:30:00.000Z", null],
    mustPass: { checkpoints: ["CP1"], otherwise: "dsq" },
    neutral: [
      { from: "START", to: "CP1", limitMs: 60_000 },
      { from: "CP1", to: "FIN" },
    ],
  });
  expect(written.checkpoints[1].opensAt).toBe("2026-11-21T23:10:00.000Z");
  expect(written.event.schedule[0].place).toEqual({ th: "ศาลากลาง", en: "ศาลากลาง" });
  expect(written.event.schedule[0].endsAt).toBe("2026-11-21T23:00:00.000Z");
  expect(written.addOns).toMatchObject([{ per: "entry", stock: 10, options: [{ code: "S", stock: 4, chest: 36 }] }]);
  expect(written.placePools).toMatchObject([{ capacity: 60, categories: ["10K"], kept: 1 }, { capacity: 90 }]);
  expect(written.categories[0]).toMatchObject({
    hidden: true,
    waves: [{ startsAt: "2026-11-21T23:00:00.000Z", capacity: 20 }, { startsAt: "2026-11-21T23:05:00.000Z" }],
  });
  expect(written.questions).toMatchObject([{ kind: "yes_no", required: true, categories: ["10K"] }]);
  expect(plain["entrants.csv"]).toContain('"odd, ""name"""');
  expect(plain["entrants.csv"]).toContain(",ก ข (K Kh); ค,");
  expect(plain["entrants.csv"]).toContain(",2026-11-21T23:00:05.250Z,");
  expect(plain["passings.csv"]!.trim().split("\n")).toHaveLength(3);

  await db.deleteFrom("events").where("id", "=", eventId).execute();
  const { comparison } = await check(packed);
  expect(comparison).toMatchObject({ differences: 0, rows: 2 });
  expect(await contentOf(await exportInto("doi-suthep-10k"))).toEqual(plain);
});

test("a round trip keeps entries without a bib, and texts that a spreadsheet program would run", async () => {
  const source = await givenRaceFolder({
    "entrants.csv":
      "bib,category,firstName,lastName,gender,chip,club,'=extra\n1,10K,A,B,F,,+66812345678,\n,10K,'=1+1,'＝cmd,M,,'@home,'-x\n,10K,C,''=D,X,K9,,-5\n",
    "passings.csv": "checkpoint,bib,at\nSTART,1,2026-11-22T06:00:00+07:00\n",
  });
  const { eventId } = await importRace(db, await openRaceFolder(source));
  const stored = await db.selectFrom("entries").selectAll().where("eventId", "=", eventId).orderBy("id").execute();
  expect(stored.map(({ bib, firstName, lastName, club, extra }) => [bib, firstName, lastName, club, extra])).toEqual([
    ["1", "A", "B", "+66812345678", {}],
    ["", "=1+1", "＝cmd", "@home", { "=extra": "-x" }],
    ["", "C", "'=D", "", { "=extra": "-5" }],
  ]);
  const folder = await exportInto("doi-suthep-10k");
  const plain = await contentOf(folder);
  expect(plain["entrants.csv"]!.split("\n").slice(0, 4).join("\n")).not.toMatch(/(^|,)[=＝@]/m);
  expect(plain["entrants.csv"]!.trim().split("\n")).toHaveLength(4);
  await db.deleteFrom("events").where("id", "=", eventId).execute();
  await importRace(db, await openRaceFolder(folder));
  expect(await contentOf(await exportInto("doi-suthep-10k"))).toEqual(plain);
});

test("export refuses a folder with something in it and an event that is not there, and leaves no files behind", async () => {
  await check(await givenRaceFolder());
  const full = await givenRaceFolder();
  await expect(exportRace(db, "doi-suthep-10k", full)).rejects.toMatchObject({ reason: "folder_not_empty" });
  const target = join(tmpdir(), `te-export-${process.pid}`);
  await expect(exportRace(db, "no-such-race", target)).rejects.toMatchObject({ code: "event_not_found" });
  expect(existsSync(target)).toBe(false);
});
