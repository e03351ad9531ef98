import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Gender } from "../race/race.ts";
import type { ResultStatus } from "../results/result.ts";
import { givenResult, givenSeriesEntry } from "./given-series.test-support.ts";
import type { PersonDoubt } from "./join-persons.ts";
import { classStanding, scoreClass, type ScoredPerson, type StandingFilter } from "./series-scores.ts";
import type { RaceState } from "./score-person.ts";
import type { Centipoints, SeriesRules } from "./series-rules.ts";

type Row = Readonly<Record<string, string>>;

interface GoldenSeries {
  readonly rules: SeriesRules;
  readonly races: readonly { readonly code: string; readonly factorPercent: number; readonly state?: RaceState }[];
  readonly standings: readonly StandingFilter[];
  readonly doubts?: readonly string[];
}

const root = join(import.meta.dirname, "../../series");
const folders = readdirSync(root, { withFileTypes: true }).filter((each) => each.isDirectory());

/** The files are ours and plain: no quotes, no commas inside a value. */
function rowsOf(folder: string, file: string): Row[] {
  const [header, ...lines] = readFileSync(join(root, folder, file), "utf8")
    .trim()
    .split("\n");
  const names = header!.split(",");
  return lines.map((line) => Object.fromEntries(line.split(",").map((cell, at) => [names[at]!, cell])));
}

const shown = (points: Centipoints) => String(points / 100);
const msOf = (time: string) => time.split(":").reduce((sum, part) => sum * 60 + Number(part), 0) * 1_000;

function compute(folder: string) {
  const series = JSON.parse(readFileSync(join(root, folder, "series.json"), "utf8")) as GoldenSeries;
  const rows = rowsOf(folder, "results.csv");
  const codes = series.races.map(({ code }) => code);
  const results = rows.map(({ race, firstName, lastName, birthDate, nationalId, gender, status, time }, id) => {
    const who = {
      firstName: firstName!,
      lastName: lastName!,
      birthDate: birthDate || null,
      nationalId: nationalId!,
      phone: "",
    };
    const entry = givenSeriesEntry(id, codes.indexOf(race!), who);
    return givenResult(entry, msOf(time!), { gender: gender as Gender, status: status as ResultStatus });
  });
  const races = series.races.map(({ factorPercent, state = "counted" }, id) => ({
    id,
    factorPercent,
    state,
    clocks: { rankBy: "gun" } as const,
    results: results.filter(({ entry }) => entry.race === id),
  }));
  const { persons, doubts } = scoreClass(series.rules, races, []);
  const nameOf = (id: number) => `${rows[id]!["firstName"]} ${rows[id]!["lastName"]}`;
  const lines = series.standings.flatMap((filter) =>
    classStanding(persons, filter, series.rules.ties).map(({ place, score }) => ({
      standing: [filter.gender, filter.ageGroup].filter(Boolean).join(" ") || "overall",
      place: String(place ?? ""),
      name: nameOf(score.entries.at(-1)!),
      points: shown(score.total),
      ...Object.fromEntries(score.races.map(({ race }) => [codes[race]!, pointsIn(score, race)])),
    })),
  );
  const doubtful = doubts.map(({ one, other, why }: PersonDoubt) => {
    return `${rows[one]!["race"]} ${nameOf(one)}, ${rows[other]!["race"]} ${nameOf(other)}: ${why}`;
  });
  return { lines, doubtful, doubts: series.doubts ?? [] };
}

function pointsIn({ races }: ScoredPerson, of: number): string {
  const { points, counts } = races.find(({ race }) => race === of)!;
  if (!points) return "-";
  return counts ? shown(points.points) : `(${shown(points.points)})`;
}

describe("golden series", () => {
  for (const { name } of folders) {
    it(`${name}: gives the standings worked out by hand`, () => {
      const { lines, doubtful, doubts } = compute(name);
      expect(lines).toEqual(rowsOf(name, "expected.csv"));
      expect(doubtful).toEqual(doubts);
    });
  }
});
