import type { ReplyOf } from "@time-event/contract/endpoint";
import type { ModelResult, webRegisterModelResultList } from "@time-event/contract/results";
import type { Category } from "@time-event/domain/race/race";
import { officialMsIn } from "@time-event/domain/results/ranking-clocks";
import { rankTeams } from "@time-event/domain/results/team-results";
import type { Db } from "../../db/connection.ts";
import { loadEventView, type EventView } from "../privacy/public-view.queries.ts";
import { loadRaceRules } from "./race-rules.queries.ts";
import type { BoardCategory, Leaderboard } from "./leaderboard.ts";
import type { Leaderboards } from "./leaderboards.ts";
import { namedCategories } from "./leaderboards.queries.ts";
import { toResultRow } from "./result-list.service.ts";
import { countStatuses, loadResults, loadTeamMembers, type TeamMemberRow } from "./results.queries.ts";

const podiumGenders = ["M", "F"] as const;
/** A relay of men and women is of neither gender. */
const relayPodiumGenders = [...podiumGenders, "X"] as const;
const podiumPlaces = 3;

/** Per category of an event: counts by status, the leaders, and the teams. */
export async function listModelResults(
  db: Db,
  boards: Leaderboards,
  event: string,
): Promise<ReplyOf<typeof webRegisterModelResultList>> {
  const board = await boards.get(event);
  const version = board.version();
  const rules = await loadRaceRules(db, board.eventId);
  const view = await loadEventView(db, board.eventId);
  const counts = await countStatuses(db, board.eventId);
  const teamRules = new Map([...(rules?.categories ?? [])].filter(([, category]) => category.team));
  const members = await loadTeamMembers(db, board.eventId, [...teamRules.keys()]);

  const data: ModelResult[] = [];
  for (const category of await namedCategories(db, board)) {
    const own = counts.filter((row) => row.categoryId === category.id);
    data.push({
      category: category.code,
      entries: own.reduce((sum, row) => sum + row.count, 0),
      counts: Object.fromEntries(own.flatMap(({ status, count }) => (status ? [[status, count]] : []))),
      podium: await podiumOf(db, board, category, view),
      teams: teamsOf(
        board,
        category,
        teamRules.get(category.id),
        members.filter((member) => member.categoryId === category.id),
      ),
    });
  }
  return { data, meta: { version } };
}

async function podiumOf(
  db: Db,
  board: Leaderboard,
  category: BoardCategory,
  view: EventView,
): Promise<ModelResult["podium"]> {
  const ranking = board.ranking(category.id);
  const genders = category.entryKind === "relay" ? relayPodiumGenders : podiumGenders;
  const ids = genders.flatMap((gender) =>
    ranking
      .page({ gender }, 0, podiumPlaces * 2)
      .filter((id) => (ranking.ranksOf(id).gender ?? Infinity) <= podiumPlaces),
  );
  const rows = await loadResults(db, ids, view);
  return rows.map((row) => {
    const result = toResultRow(row, ranking);
    const timeMs = officialMsIn(category, "gender", row);
    return { ...result, timeMs };
  });
}

function teamsOf(
  board: Leaderboard,
  category: BoardCategory,
  rules: Category | undefined,
  members: readonly TeamMemberRow[],
): ModelResult["teams"] {
  if (!rules?.team) return [];
  const ranking = board.ranking(category.id);
  const bibOf = new Map(members.map(({ entryId, bib }) => [entryId, bib]));
  const { team: rule } = rules;
  return rankTeams(
    rule,
    members.map(({ entryId, team, timeMs }) => ({
      id: entryId,
      team,
      timeMs,
      overall: ranking.ranksOf(entryId).overall,
    })),
  ).map(({ team, rank, score, counting }) => ({
    team,
    rank,
    timeMs: rule.by === "time" ? score : null,
    points: rule.by === "rank" ? score : null,
    bibs: counting.map((id) => bibOf.get(id)!),
  }));
}
