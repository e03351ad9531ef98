import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { onTestFinished } from "vitest";

/** A small race, file by file. */
export const smallRace = {
  "race.json": JSON.stringify({
    event: {
      slug: "doi-suthep-10k",
      name: { th: "ดอยสุเทพ 10 กม.", en: "Doi Suthep 10K" },
      type: "trail",
      timeZone: "Asia/Bangkok",
      startsOn: "2026-11-22",
    },
    checkpoints: [
      { code: "START", kind: "start", distanceM: 0 },
      { code: "CP1", kind: "split", distanceM: 5000 },
      { code: "FIN", kind: "finish", distanceM: 10000 },
    ],
    categories: [
      {
        code: "10K",
        name: { th: "10 กม.", en: "10K" },
        gender: "any",
        gunAt: "2026-11-22T06:00:00+07:00",
        rankBy: "gun",
        ageOn: "eventDay",
        ageGroups: [{ code: "all", from: 0, to: null }],
        winnersLeaveAgeGroups: false,
        rounding: "up",
        checkpoints: ["START", "CP1", "FIN"],
      },
    ],
  }),
  "entrants.csv": [
    "bib,category,firstName,lastName,gender,birthDate,nationality,chip",
    "101,10K,สมหญิง,รักวิ่ง,F,1990-05-12,THA,A1",
    "102,10K,John,O'Neil,M,1985-01-30,IRL,A2",
    "103,10K,อารี,ใจดี,x,29/2/2543,THA,",
    "",
  ].join("\n"),
  "passings.csv": [
    "checkpoint,bib,chip,at",
    "START,101,,2026-11-22T06:00:05.000+07:00",
    "FIN,101,,2026-11-22T06:45:10.500+07:00",
    "START,,A2,2026-11-22T06:00:06.000+07:00",
    "CP1,,A2,2026-11-21T23:20:00.000Z",
    "FIN,,A2,2026-11-22T06:44:00.250+07:00",
    "",
  ].join("\n"),
};

type Content = string | Buffer | null;

/** Writes a race folder for one test: the small race with some files changed, added, or (null) left out. */
export async function givenRaceFolder(changes: Readonly<Record<string, Content>> = {}): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "te-race-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  for (const [name, content] of Object.entries({ ...smallRace, ...changes })) {
    if (content === null) continue;
    await writeFile(
      join(folder, name),
      name.endsWith(".gz") && typeof content === "string" ? gzipSync(content) : content,
    );
  }
  return folder;
}

/** The small race with so many entries, each read at every checkpoint. */
export function manyEntries(count: number): { "entrants.csv": string; "passings.csv": string; "expected.csv": string } {
  const bibs = Array.from({ length: count }, (_, i) => i + 1);
  const gun = Date.parse("2026-11-22T06:00:00+07:00");
  const at = (seconds: number) => new Date(gun + seconds * 1000).toISOString();
  const ranks = (bib: number) => `${bib},${bib},`;
  return {
    "entrants.csv": [
      "bib,category,firstName,lastName,gender",
      ...bibs.map((bib) => `${bib},10K,Player,${bib},M`),
      "",
    ].join("\n"),
    "passings.csv": [
      "checkpoint,bib,at",
      ...bibs.flatMap((bib) => [
        `START,${bib},${at(1)}`,
        `CP1,${bib},${at(1_200 + bib / 10)}`,
        `FIN,${bib},${at(2_400 + bib / 10)}`,
      ]),
      "",
    ].join("\n"),
    "expected.csv": [
      "bib,status,timeMs,overallRank,genderRank,ageGroupRank",
      ...bibs.map((bib) => `${bib},finished,${2_400_000 + bib * 100},${ranks(bib)}`),
      "",
    ].join("\n"),
  };
}
