import { symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { givenRaceFolder, smallRace } from "../../testing/given-race-folder.ts";
import type { BadRace } from "./folder-problems.ts";
import { problemsOf, race, readAll, withLines } from "./testing/read-folder.ts";

const bytes = (text: string) => Buffer.from(text, "latin1");

test.each<[string, Record<string, string | Buffer | null>, string[]]>([
  ["no race.json", { "race.json": null }, ["race.json: missing_file"]],
  ["no passings", { "passings.csv": null }, ["passings.csv: missing_file"]],
  ["both forms of a file", { "entrants.csv.gz": "bib\n" }, ["entrants.csv: both_files entrants.csv.gz"]],
  ["broken JSON", { "race.json": '{\n  "event": {,\n}' }, [expect.stringMatching(/^race\.json:2 bad_json /) as never]],
  [
    "JSON with a NUL",
    race((json) => (json.event.type = "a\0")),
    ["race.json: bad_character NUL or half a surrogate pair"],
  ],
  [
    "a race without gun",
    race((json) => delete json.categories[0].gunAt),
    ["race.json: bad_race categories[0].gunAt: missing"],
  ],
  [
    "a slug that is no address",
    race((json) => (json.event.slug = "../x")),
    [expect.stringContaining("event.slug") as never],
  ],
  [
    "a sport whose code no list can have",
    race((json) => (json.event.type = "road_run")),
    ["race.json: bad_race event.type: write up to 40 of a–z, 0–9 and single hyphens (road_run)"],
  ],
  [
    "an end before the start",
    race((json) => (json.event.endsOn = "2026-11-21")),
    [expect.stringContaining("event.endsOn") as never],
  ],
  [
    "a code that no page has room for",
    race((json) => (json.categories[0].ageGroups[0].code = "x".repeat(41))),
    [`race.json: bad_race code ${"x".repeat(41)}: write up to 40 characters`],
  ],
  [
    "an empty file",
    { "entrants.csv": "" },
    ["entrants.csv:1 missing_column bib, category, firstName, lastName, gender"],
  ],
  [
    "a missing column",
    { "entrants.csv": "bib,category,firstName,lastName\n" },
    ["entrants.csv:1 missing_column gender"],
  ],
  ["neither bib nor chip column", { "passings.csv": "checkpoint,at\n" }, ["passings.csv:1 missing_column bib or chip"]],
  ["a column twice", { "passings.csv": "checkpoint,at,bib,at\n" }, ["passings.csv:1 repeated_column at"]],
  ["no names", withLines("entrants.csv", "9,10K,,,F,,,"), ["entrants.csv:5 missing_value firstName"]],
  ["no gender", withLines("entrants.csv", "9,10K,A,B,,,,"), ["entrants.csv:5 missing_value gender"]],
  ["an unknown category", withLines("entrants.csv", "9,21K,A,B,F,,,"), ["entrants.csv:5 unknown_category 21K"]],
  ["a bib twice", withLines("entrants.csv", "101,10K,A,B,F,,,"), ["entrants.csv:5 duplicate_bib 101"]],
  ["a chip twice", withLines("entrants.csv", "9,10K,A,B,F,,,A1"), ["entrants.csv:5 duplicate_chip A1"]],
  ["a bad gender", withLines("entrants.csv", "9,10K,A,B,woman,,,"), ["entrants.csv:5 bad_gender woman"]],
  ["a day that is none", withLines("entrants.csv", "9,10K,A,B,F,1990-02-30,,"), ["entrants.csv:5 bad_date 1990-02-30"]],
  ["a year of two digits", withLines("entrants.csv", "9,10K,A,B,F,1/5/27,,"), ["entrants.csv:5 bad_date 1/5/27"]],
  [
    "born after the race",
    withLines("entrants.csv", "9,10K,A,B,F,2026-11-23,,"),
    ["entrants.csv:5 bad_date 2026-11-23"],
  ],
  [
    "a bad age",
    { "entrants.csv": "bib,category,firstName,lastName,gender,age\n1,10K,A,B,F,131\n2,10K,A,B,F,4.5\n" },
    ["entrants.csv:2 bad_age 131", "entrants.csv:3 bad_age 4.5"],
  ],
  [
    "a bad status",
    { "entrants.csv": "bib,category,firstName,lastName,gender,status\n1,10K,A,B,F,late\n" },
    ["entrants.csv:2 bad_status late"],
  ],
  ["too long a bib", withLines("entrants.csv", `${"9".repeat(41)},10K,A,B,F,,,`), ["entrants.csv:5 too_long bib"]],
  [
    "a value too few",
    withLines("entrants.csv", "9,10K,A,B,F,,"),
    ["entrants.csv:5 wrong_field_count 7 values under 8 columns"],
  ],
  [
    "a value too many",
    withLines("entrants.csv", "9,10K,A,B,F,,,,"),
    ["entrants.csv:5 wrong_field_count 9 values under 8 columns"],
  ],
  ["an open quote", withLines("entrants.csv", '9,10K,"A,B,F,,,', "10,10K,A,B,F,,,"), ["entrants.csv:5 unclosed_quote"]],
  ["a quote inside a value", withLines("entrants.csv", '9,10K,A"n,B,F,,,'), ["entrants.csv:5 stray_quote"]],
  ["a line without end", withLines("entrants.csv", "x".repeat(600_000)), ["entrants.csv:5 line_too_long"]],
  [
    "text of another encoding",
    {
      "entrants.csv": Buffer.concat([
        Buffer.from(smallRace["entrants.csv"]),
        bytes("9,10K,\xa1\xd2,B,F,,,\n8,10K,A,B,F,,,\n"),
      ]),
    },
    ["entrants.csv:5 invalid_utf8"],
  ],
  ["a NUL", withLines("entrants.csv", "9,10K,A\0,B,F,,,"), ["entrants.csv:5 bad_character NUL"]],
  [
    "no gzip",
    { "passings.csv": null, "passings.csv.gz": Buffer.from(smallRace["passings.csv"]) },
    ["passings.csv.gz: not_gzip"],
  ],
  [
    "half a gzip",
    { "passings.csv": null, "passings.csv.gz": gzipSync(smallRace["passings.csv"]).subarray(0, 60) },
    ["passings.csv.gz: not_gzip"],
  ],
  [
    "an unknown checkpoint",
    withLines("passings.csv", "CP9,101,,2026-11-22T07:00:00Z"),
    ["passings.csv:7 unknown_checkpoint CP9"],
  ],
  [
    "both bib and chip",
    withLines("passings.csv", "CP1,101,A1,2026-11-22T07:00:00Z"),
    ["passings.csv:7 bib_and_chip 101"],
  ],
  [
    "neither bib nor chip",
    withLines("passings.csv", "CP1,,,2026-11-22T07:00:00Z"),
    ["passings.csv:7 missing_value bib or chip"],
  ],
  [
    "no offset",
    withLines("passings.csv", "CP1,101,,2026-11-22T07:00:00"),
    ["passings.csv:7 bad_instant 2026-11-22T07:00:00"],
  ],
  ["no instant", withLines("passings.csv", "CP1,101,,"), ["passings.csv:7 missing_value at"]],
  [
    "a clock of 1970",
    withLines("passings.csv", "CP1,101,,1970-01-01T00:00:09Z"),
    ["passings.csv:7 clock_not_set 1970-01-01T00:00:09Z"],
  ],
  [
    "a clock of 1980",
    withLines("passings.csv", "CP1,101,,1980-01-06T00:00:09Z"),
    ["passings.csv:7 clock_not_set 1980-01-06T00:00:09Z"],
  ],
  [
    "a Buddhist year",
    withLines("passings.csv", "CP1,101,,2569-11-22T06:20:00+07:00"),
    ["passings.csv:7 buddhist_year 2569-11-22T06:20:00+07:00 → 2026-11-21T23:20:00.000Z"],
  ],
  [
    "a year from the race",
    withLines("passings.csv", "CP1,101,,2025-11-22T06:20:00+07:00"),
    ["passings.csv:7 not_race_days 2025-11-22T06:20:00+07:00 → 2026-11-21T23:20:00.000Z"],
  ],
  ["a penalty of nobody", { "penalties.csv": "bib,reason\n999,x\n" }, ["penalties.csv:2 unknown_bib 999"]],
  [
    "bad numbers",
    { "penalties.csv": "bib,timeMs,laps,disqualify\n101,1.5,99999,maybe\n" },
    [
      "penalties.csv:2 bad_number timeMs 1.5",
      "penalties.csv:2 bad_number laps 99999",
      "penalties.csv:2 no_laps 10K",
      "penalties.csv:2 bad_yes_no maybe",
    ],
  ],
  [
    "a bad expectation",
    { "expected.csv": "bib,status,timeMs,overallRank,genderRank,ageGroupRank\n101,won,x,,,\n" },
    ["expected.csv:2 bad_result_status won", "expected.csv:2 bad_number timeMs x"],
  ],
])("names the line and the reason: %s", async (_, changes, problems) => {
  expect(await problemsOf(await givenRaceFolder(changes))).toEqual(problems);
});

test("names the line a quoted value begins on, and every problem of every file", async () => {
  const folder = await givenRaceFolder({
    ...withLines("entrants.csv", '9,21K,"A\nB",C,?,,,'),
    ...withLines("passings.csv", "CP9,101,,2026-11-22T07:00:00Z"),
    "penalties.csv": "bib,reason\n999,x\n",
  });
  expect(await problemsOf(folder)).toEqual([
    "entrants.csv:5 unknown_category 21K",
    "entrants.csv:5 bad_character firstName",
    "entrants.csv:5 bad_gender ?",
    "passings.csv:7 unknown_checkpoint CP9",
    "penalties.csv:2 unknown_bib 999",
  ]);
});

test("lists the first problems and counts the others", async () => {
  const lines = Array.from({ length: 500 }, (_, i) => `${i},10K,A,B,?,,,`);
  const reading = readAll(await givenRaceFolder(withLines("entrants.csv", ...lines)));
  const error = await reading.catch((reason: unknown) => reason as BadRace);
  expect(error).toMatchObject({ count: 503 });
  expect((error as BadRace).problems).toHaveLength(20);
});

test("names a line in the middle of a long file", async () => {
  const lines = Array.from({ length: 30_000 }, (_, i) => `${i + 1_000},10K,A,B,${i === 20_000 ? "?" : "F"},,,`);
  expect(await problemsOf(await givenRaceFolder(withLines("entrants.csv", ...lines)))).toEqual([
    "entrants.csv:20005 bad_gender ?",
  ]);
  lines[25_000] = `x"y`;
  expect(await problemsOf(await givenRaceFolder(withLines("entrants.csv", ...lines)))).toContain(
    "entrants.csv:25005 stray_quote",
  );
});

test("does not check penalties against entries that could not be read", async () => {
  const folder = await givenRaceFolder({ "entrants.csv": "bib\n101\n", "penalties.csv": "bib,reason\n101,x\n" });
  expect(await problemsOf(folder)).toEqual(
    ["category", "firstName", "lastName", "gender"].map((column) => `entrants.csv:1 missing_column ${column}`),
  );
});

test("opens nothing but its files, and no links", async () => {
  const outside = await givenRaceFolder();
  const folder = await givenRaceFolder({ "entrants.csv": null });
  await writeFile(join(folder, "entrants.csv.bak"), "bib\n");
  await symlink(join(outside, "entrants.csv"), join(folder, "entrants.csv"));
  expect(await problemsOf(folder)).toEqual(["entrants.csv: not_a_file"]);
  expect(await problemsOf(join(folder, "nowhere"))).toEqual([`${join(folder, "nowhere")}: no_folder`]);
});

test.each([
  ["300 MB of line ends, packed", "passings.csv.gz", "\n", 300_000_000, "too_many_lines 10,000,000"],
  ["300 MB of line ends", "passings.csv", "\n", 300_000_000, "too_many_lines 10,000,000"],
  ["8 MB of one read, packed", "passings.csv.gz", "FIN,1,2026-11-22T07:00:00Z\n", 8_000_000, "too_large_unpacked"],
])(
  "refuses %s before all of it is read",
  async (_, name, line, size, problem) => {
    const lines = Buffer.concat([Buffer.from("checkpoint,bib,at\n"), Buffer.alloc(size, line)]);
    const content = name.endsWith(".gz") ? gzipSync(lines, { level: 9 }) : lines;
    const [found] = await problemsOf(await givenRaceFolder({ "passings.csv": null, [name]: content }));
    expect(found).toContain(`${name}: ${problem}`);
  },
  60_000,
);

test.each([
  [
    "a line end in a name",
    withLines("entrants.csv", '104,10K,"สม\nชาย",ใจดี,M,,,'),
    "entrants.csv:5 bad_character firstName",
  ],
  [
    "a control character in a bib",
    withLines("entrants.csv", "1\u00014,10K,ก,ข,M,,,"),
    "entrants.csv:5 bad_character bib",
  ],
])("refuses %s", async (_, files, problem) => {
  expect(await problemsOf(await givenRaceFolder(files))).toContain(problem);
});

test("refuses a line end in a name of race.json, and takes one in a summary", async () => {
  const named = race((json) => (json.event.name = { th: "ดอย\nสุเทพ", en: "Doi Suthep" }));
  expect(await problemsOf(await givenRaceFolder(named))).toEqual(["race.json: bad_character event.name.th"]);
  const summed = race((json) => (json.event.summary = { th: "หนึ่ง\nสอง", en: "One\nTwo" }));
  const { folder } = await readAll(await givenRaceFolder(summed));
  expect(folder.race.event.summary.en).toBe("One\nTwo");
});

test("refuses lap penalties where there are no laps", async () => {
  const penalties = { "penalties.csv": "bib,laps\n101,1\n102,0\n" };
  expect(await problemsOf(await givenRaceFolder(penalties))).toEqual(["penalties.csv:2 no_laps 10K"]);
});
