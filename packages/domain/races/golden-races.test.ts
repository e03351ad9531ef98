import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { judgeEntry } from "../src/results/judge-entry.ts";
import { allLapsAt, withLeader } from "../src/results/leader-of-laps.ts";
import { withPlacesLost } from "../src/results/places-lost.ts";
import { createRanking } from "../src/results/ranking.ts";
import { rankTeams, type TeamMember } from "../src/results/team-results.ts";
import { loadGoldenRace, type Row } from "./load-golden-race.test-support.ts";

const here = import.meta.dirname;
const folders = readdirSync(here, { withFileTypes: true }).filter((entry) => entry.isDirectory());

/** Everything in the order of the result list, category after category. */
function compute(folder: string) {
  const { race, entries, expected, expectedTeams } = loadGoldenRace(join(here, folder));
  const checkpoints = new Map(race.checkpoints.map((checkpoint) => [checkpoint.code, checkpoint]));
  const { inProgress, readsOutrankDns } = race.event;
  const state = { inProgress, readsOutrankDns };
  const rows: Row[] = [];
  const teams: Row[] = [];
  for (const category of race.categories) {
    const inCategory = entries.filter((entry) => entry.category === category.code);
    const ranking = createRanking(category);
    const raced = withLeader(
      category,
      inCategory.map((entry) => {
        const isDisqualified = entry.penalties.some(({ disqualify }) => disqualify);
        return allLapsAt(category, checkpoints, entry, entry.passings, { ...state, isDisqualified });
      }),
    );
    const members: TeamMember[] = [];
    const results = new Map(
      inCategory.map((entry) => {
        const result = judgeEntry(raced, checkpoints, entry, entry.passings, entry.penalties, state);
        return [entry.id, { ...entry, result }];
      }),
    );
    const judged = [...results.values()].map(({ id, gender, ageGroup, rankings, result }) => {
      const { rankKey, otherRankKey, placesLost } = result;
      return { id, gender, ageGroup, rankings, rankKey, otherRankKey, placesLost };
    });
    for (const standing of withPlacesLost(judged)) ranking.set(standing);
    for (const id of ranking.page({}, 0, Infinity)) {
      const entry = results.get(id);
      if (!entry) throw new Error(`no entry ${id}`);
      const ranks = ranking.ranksOf(id);
      rows.push({
        bib: entry.bib,
        status: entry.result.status,
        timeMs: shown(entry.result.timeMs),
        overallRank: shown(ranks.overall),
        genderRank: shown(ranks.gender),
        ageGroupRank: shown(ranks.ageGroup),
        ...(category.rankings && { rankings: shownNamed(ranks.named ?? {}) }),
      });
      if (entry.team) members.push({ id, team: entry.team, timeMs: entry.result.timeMs, overall: ranks.overall });
    }
    if (category.team) {
      const ranked = rankTeams(category.team, members);
      teams.push(...ranked.map(({ team, rank, score }) => ({ team, rank: shown(rank), score: shown(score) })));
    }
  }
  return { rows, teams, expected, expectedTeams };
}

const shownNamed = (named: Readonly<Record<string, number | null>>) =>
  Object.entries(named)
    .map(([code, rank]) => `${code} ${rank ?? "-"}`)
    .join("; ") || "-";
const shown = (value: number | null) => (value === null ? "" : String(value));

describe("golden races", () => {
  it("are at least sixteen", () => {
    expect(folders.length).toBeGreaterThanOrEqual(16);
  });

  for (const { name } of folders) {
    it(`${name}: gives the results worked out by hand, in the order of the result list`, () => {
      const { rows, teams, expected, expectedTeams } = compute(name);
      expect(rows).toEqual(expected);
      expect(teams).toEqual(expectedTeams);
    });
  }
});
