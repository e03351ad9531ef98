import type { PlayerPage } from "@time-event/contract/players";
import type { Category } from "@time-event/domain/race/race";
import type { Ranking } from "@time-event/domain/results/ranking";
import { rankTeams } from "@time-event/domain/results/team-results";
import type { Db } from "../../db/connection.ts";
import type { KeptModels } from "./kept-models.ts";
import { loadTeamMembers } from "./results.queries.ts";

export type TeamPlace = NonNullable<PlayerPage["why"]["team"]>;

interface TeamOfEntry {
  readonly eventId: number;
  readonly category: Category;
  readonly entry: { readonly id: number; readonly categoryId: number };
  readonly team: string | null;
  readonly ranking: Ranking;
  readonly models: () => ReturnType<KeptModels>;
}

/** The place of an entry's team, and the members that make it; null: in no team, or teams are not ranked. */
export async function placeOfTeam(
  db: Db,
  { eventId, category, entry, team, ranking, models }: TeamOfEntry,
): Promise<TeamPlace | null> {
  const rule = category.team;
  if (!rule || team === null) return null;
  const members = await loadTeamMembers(db, eventId, [entry.categoryId], team);
  const placed = members.map(({ entryId: id, bib, timeMs }) => ({
    id,
    bib,
    team,
    timeMs,
    overall: ranking.ranksOf(id).overall,
  }));
  const [own] = rankTeams(rule, placed);
  if (!own) return null;
  const teams = (await models()).data.find(({ category: code }) => code === category.code)?.teams ?? [];
  return {
    by: rule.by,
    best: rule.best,
    rank: teams.find((each) => each.team === team)?.rank ?? null,
    ranked: teams.filter(({ rank }) => rank !== null).length,
    score: own.score,
    counting: own.counting.map((id) => {
      const { bib, timeMs, overall } = placed.find((member) => member.id === id)!;
      return { bib, value: (rule.by === "time" ? timeMs : overall)! };
    }),
    finishers: own.finishers,
  };
}
