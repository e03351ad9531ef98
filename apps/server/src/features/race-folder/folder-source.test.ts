import { expect, test } from "vitest";
import { givenRaceFolder, smallRace } from "../../testing/given-race-folder.ts";
import { openRaceFolder } from "./folder-source.ts";
import { race, readAll, withLines } from "./testing/read-folder.ts";

test("reads a folder", async () => {
  const { folder, entries, passings } = await readAll(await givenRaceFolder());
  expect(folder.race.event).toMatchObject({ slug: "doi-suthep-10k", state: "finished", endsOn: "2026-11-22" });
  expect(entries.map(({ bib, gender, birthDate, chip }) => [bib, gender, birthDate, chip])).toEqual([
    ["101", "F", "1990-05-12", "A1"],
    ["102", "M", "1985-01-30", "A2"],
    ["103", "X", "2000-02-29", null],
  ]);
  expect(passings).toHaveLength(5);
  expect(passings[3]).toEqual({
    checkpoint: "CP1",
    bib: null,
    chip: "A2",
    at: Date.parse("2026-11-22T06:20:00+07:00"),
    source: "",
    device: "",
  });
});

test("reads the same with a byte order mark, with CRLF, packed, and with columns in another order", async () => {
  const { entries, passings } = await readAll(await givenRaceFolder());
  const turned = smallRace["entrants.csv"].split("\n").map((line) => line.split(",").reverse().join(","));
  const variants: Record<string, string | Buffer | null>[] = [
    { "entrants.csv": `\uFEFF${smallRace["entrants.csv"]}`, "race.json": `\uFEFF${smallRace["race.json"]}` },
    {
      "entrants.csv": smallRace["entrants.csv"].replaceAll("\n", "\r\n"),
      "passings.csv": smallRace["passings.csv"].replaceAll("\n", "\r\n"),
    },
    {
      "entrants.csv": null,
      "entrants.csv.gz": smallRace["entrants.csv"],
      "passings.csv": null,
      "passings.csv.gz": `\uFEFF${smallRace["passings.csv"]}`,
    },
    { "entrants.csv": turned.join("\n") },
    { "entrants.csv": smallRace["entrants.csv"].trimEnd().replaceAll(",", " , ") },
    { "entrants.csv": smallRace["entrants.csv"].replaceAll("\n", "\n\n") },
  ];
  for (const variant of variants) {
    const read = await readAll(await givenRaceFolder(variant));
    expect(read.entries).toEqual(entries);
    expect(read.passings).toEqual(passings);
  }
});

test("has the same fingerprint packed or not, and another one for other content", async () => {
  const fingerprint = async (changes = {}) => (await openRaceFolder(await givenRaceFolder(changes))).fingerprint;
  const plain = await fingerprint();
  expect(plain).toMatch(/^[0-9a-f]{64}$/);
  expect(await fingerprint({ "entrants.csv": null, "entrants.csv.gz": smallRace["entrants.csv"] })).toBe(plain);
  expect(await fingerprint({ "expected.csv": "bib\n" })).toBe(plain);
  expect(await fingerprint(withLines("passings.csv", "FIN,103,,2026-11-22T07:00:00Z"))).not.toBe(plain);
});

test("reads quoted values with commas, quotes and line ends", async () => {
  const line = '104,10K,"Anna, ""the Fast""",O,F,,THA,';
  const penalties = { "penalties.csv": 'bib,timeMs,reason\n104,1000,"two\r\nlines"\n' };
  const read = await readAll(await givenRaceFolder({ ...withLines("entrants.csv", line), ...penalties }));
  expect(read.entries.at(-1)).toMatchObject({ bib: "104", firstName: 'Anna, "the Fast"' });
  expect(read.penalties[0]!.reason).toBe("two\nlines");
});

test("takes statuses and genders in any case, ages, penalties, and what pages show", async () => {
  const folder = await givenRaceFolder({
    "entrants.csv":
      "bib,category,gender,lastName,firstName,age,status,firstNameEn,club,province\n7,10K,f,,A,41,DNF,Ay,C,P\n",
    "passings.csv": "at,checkpoint,bib,source,device\n",
    "penalties.csv": "bib,rule,timeMs,laps,places,disqualify,reason\n7,C3,-500,0,2,Yes,late\n7,,,,,,\n",
  });
  const { entries, penalties } = await readAll(folder);
  expect(entries[0]).toMatchObject({ gender: "F", givenAge: 41, status: "dnf", firstNameEn: "Ay", club: "C" });
  expect(penalties).toEqual([
    { bib: "7", rule: "C3", timeMs: -500, laps: 0, places: 2, disqualify: true, reason: "late" },
    { bib: "7", rule: "", timeMs: null, laps: null, places: null, disqualify: false, reason: "" },
  ]);
});

test("keeps or reports what it does not know", async () => {
  const { folder, entries } = await readAll(
    await givenRaceFolder({
      "entrants.csv": "bib,category,firstName,lastName,gender,shirt,__proto__\n1,10K,A,B,F,XL,y\n",
      "passings.csv": "checkpoint,bib,at,battery\nFIN,1,2026-11-22T07:00:00Z,88\n",
      ...race((json) => {
        json.event.sponsor = { name: "Mill" };
        json.checkpoints[1].crew = 4;
        json.categories[0].ageGroups[0].colour = "red";
        json["a.b"] = null;
      }),
    }),
  );
  expect(entries[0]!.extra).toEqual(
    Object.fromEntries([
      ["shirt", "XL"],
      ["__proto__", "y"],
    ]),
  );
  expect(folder.race.extra).toEqual({
    "event.sponsor": { name: "Mill" },
    "checkpoints[1].crew": 4,
    "categories[0].ageGroups[0].colour": "red",
    "a.b": null,
  });
  expect(folder.unknown.map(({ file, name, kept }) => `${file} ${name} ${kept}`)).toEqual(
    expect.arrayContaining(["entrants.csv shirt true", "passings.csv battery false", "race.json event.sponsor true"]),
  );
});
