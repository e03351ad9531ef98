import type { TeamRule } from "../race/race.ts";
import type { RaceMs } from "../time/race-time.ts";

/** The part of a member's result that matters to the team. `overall` is the rank in the category; null: not ranked. */
export interface TeamMember {
  readonly id: number;
  readonly team: string;
  readonly timeMs: RaceMs | null;
  readonly overall: number | null;
}

export interface TeamResult {
  readonly team: string;
  /** Teams with equal scores and equal best members share a rank; null for a team with too few finishers. */
  readonly rank: number | null;
  /** Sum of times (ms) or of ranks of the members that count; null for a team with too few finishers. */
  readonly score: number | null;
  /** Ids of the members that count, best first. */
  readonly counting: readonly number[];
  readonly finishers: number;
}

interface ScoredTeam extends TeamResult {
  readonly best: number;
}

/**
 * Ranks teams by their best members: the lowest sum of times or of ranks wins. A tie goes to the team whose best member
 * has the better rank. Teams with too few finishers come last without a rank, those with more finishers first.
 *
 * @example
 * rankTeams({ best: 2, by: "time" }, members)[0]; // { team: "Chiang Mai", rank: 1, score: 5_021_000, … }
 */
export function rankTeams(rule: TeamRule, members: readonly TeamMember[]): TeamResult[] {
  const byTeam = new Map<string, TeamMember[]>();
  for (const member of members) {
    const own = byTeam.get(member.team);
    if (own) own.push(member);
    else byTeam.set(member.team, [member]);
  }
  const teams = [...byTeam].map(([team, own]) => scoreTeam(rule, team, own));
  teams.sort((a, b) => compareTeams(a, b) || (a.team < b.team ? -1 : 1));
  let place = 0;
  return teams.map((each, index) => {
    const before = teams[index - 1];
    if (!before || compareTeams(before, each) !== 0) place = index + 1;
    const { team, score, counting, finishers } = each;
    return { team, rank: score === null ? null : place, score, counting, finishers };
  });
}

function scoreTeam(rule: TeamRule, team: string, members: readonly TeamMember[]): ScoredTeam {
  const finishers = members
    .flatMap((member) =>
      member.overall !== null && member.timeMs !== null
        ? [{ id: member.id, timeMs: member.timeMs, overall: member.overall }]
        : [],
    )
    .sort((a, b) => a.overall - b.overall || a.id - b.id);
  const counting = finishers.slice(0, rule.best);
  const score =
    counting.length < rule.best
      ? null
      : counting.reduce((sum, member) => sum + (rule.by === "time" ? member.timeMs : member.overall), 0);
  return {
    team,
    rank: null,
    score,
    counting: counting.map(({ id }) => id),
    finishers: finishers.length,
    best: counting[0]?.overall ?? Infinity,
  };
}

function compareTeams(a: ScoredTeam, b: ScoredTeam): number {
  if (a.score === null || b.score === null) {
    if (a.score !== b.score) return a.score === null ? 1 : -1;
    return b.finishers - a.finishers;
  }
  return a.score - b.score || (a.best === b.best ? 0 : a.best - b.best);
}
