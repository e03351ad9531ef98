import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ageForClass, ageGroupOf, parseBirthDate } from "../src/eligibility/age.ts";
import type { Entry, Gender, Passing, Penalty, RuledStatus } from "../src/race/race.ts";
import { rankingsOf } from "../src/race/named-rankings.ts";
import { readRace, type Race } from "../src/race/read-race.ts";
import { type InstantMs, parseInstant } from "../src/time/instant.ts";

export type Row = Record<string, string>;

export interface GoldenEntry extends Entry {
  readonly id: number;
  readonly category: string;
  readonly ageGroup: string | null;
  readonly rankings: readonly string[];
  readonly passings: readonly Passing[];
  readonly penalties: readonly Penalty[];
}

export interface GoldenRace {
  readonly race: Race;
  readonly entries: readonly GoldenEntry[];
  readonly expected: readonly Row[];
  readonly expectedTeams: readonly Row[];
}

/** Reads a golden race. Its files are ours and plain: no quotes, no commas inside a value. */
export function loadGoldenRace(folder: string): GoldenRace {
  const read = readRace(JSON.parse(readFileSync(join(folder, "race.json"), "utf8")));
  if ("problems" in read) throw new Error(`${folder}: ${JSON.stringify(read.problems)}`);
  const { race } = read;
  const passings = rowsOf(folder, "passings.csv");
  const penalties = rowsOf(folder, "penalties.csv");

  const entries = rowsOf(folder, "entrants.csv").map((row, id): GoldenEntry => {
    const category = race.categories.find(({ code }) => code === row.category);
    if (!category) throw new Error(`${folder}: no category ${row.category}`);
    const known = { birthDate: parseBirthDate(row.birthDate ?? ""), givenAge: row.age ? Number(row.age) : null };
    const age = ageForClass(category.ageOn, known, race.event.startsOn);
    const bib = row.bib ?? "";
    const gender = row.gender as Gender;
    return {
      id,
      bib,
      category: category.code,
      gender,
      age,
      ageGroup: ageGroupOf(category.ageGroups, { age, gender })?.code ?? null,
      rankings: rankingsOf(category.rankings, { gender, age, nationality: row.nationality ?? "", division: row.division ?? "" }),
      ...(row.team ? { team: row.team } : {}),
      ...(row.wave ? { wave: row.wave } : {}),
      ...(row.startsAt ? { startsAt: toInstant(row.startsAt) } : {}),
      ...(row.status && row.status !== "withdrawn" ? { ruledStatus: row.status as RuledStatus } : {}),
      isWithdrawn: row.status === "withdrawn",
      passings: passings.filter((read) => (read.bib ? read.bib === bib : read.chip === row.chip)).map(toPassing),
      penalties: penalties.filter((penalty) => penalty.bib === bib).map(toPenalty),
    };
  });
  return { race, entries, expected: rowsOf(folder, "expected.csv"), expectedTeams: rowsOf(folder, "expected-teams.csv") };
}

function rowsOf(folder: string, file: string): Row[] {
  const path = join(folder, file);
  if (!existsSync(path)) return [];
  const [head = "", ...lines] = readFileSync(path, "utf8").trim().split("\n");
  const columns = head.split(",");
  return lines.map((line) => {
    const values = line.split(",");
    return Object.fromEntries(columns.map((column, index) => [column, values[index] ?? ""]));
  });
}

function toInstant(at: string): InstantMs {
  const instant = parseInstant(at);
  if (instant === null) throw new Error(`not an instant: ${at}`);
  return instant;
}

function toPassing({ checkpoint = "", at = "" }: Row): Passing {
  return { checkpoint, at: toInstant(at) };
}

function toPenalty({ timeMs, stage, laps, places, disqualify }: Row): Penalty {
  return {
    ...(timeMs ? { timeMs: Number(timeMs) } : {}),
    ...(stage ? { stage } : {}),
    ...(laps ? { laps: Number(laps) } : {}),
    ...(places ? { places: Number(places) } : {}),
    ...(disqualify ? { disqualify: disqualify === "true" } : {}),
  };
}
