import type { Category, Gender } from "../race/race.ts";
import { conditionsOf, type RankingCondition } from "../race/named-rankings.ts";
import { createRankCounter, nextRank } from "../results/rank-counter.ts";
import { isRanked } from "../results/rank-key.ts";
import { namedRanking, rankKeyIn, type RankingName } from "../results/ranking-clocks.ts";
import { rankResults } from "../results/rank-results.ts";
import type { Standing } from "../results/result.ts";
import { rankTeams, type TeamMember } from "../results/team-results.ts";
import { type AwardKind, awardKinds, type AwardRules, podium } from "./award-rules.ts";

/** Somebody who may win. */
export interface Contender extends Standing {
  /** Null: nobody knows. */
  readonly isThai: boolean | null;
  readonly hasAge: boolean;
}

export interface Award {
  /** Names the prize within its category: `gender:F`, `ageGroup:M:40-44`. */
  readonly key: string;
  readonly kind: AwardKind;
  readonly gender: Gender | null;
  readonly ageGroup: string | null;
  /** The code of a ranking that the category names; null: another ranking. */
  readonly ranking: string | null;
  readonly places: number;
  readonly winners: readonly { readonly place: number; readonly id: number }[];
  /** Of teams only, whose members win nothing by it for themselves. */
  readonly teams: readonly WinningTeam[];
  readonly skipped: readonly Skipped[];
}

export interface WinningTeam {
  readonly place: number;
  readonly team: string;
  readonly ids: readonly number[];
  /** The sum of times (ms) or of ranks. */
  readonly score: number | null;
}

/** Who was as good as the winners and takes another prize. */
export interface Skipped {
  readonly id: number;
  /** The higher prize; null: the rule of the category takes its first ones out of the age groups. */
  readonly won: string | null;
}

type AwardedCategory = Pick<
  Category,
  | "gender"
  | "ageGroups"
  | "winnersLeaveAgeGroups"
  | "rankBy"
  | "rankGenderBy"
  | "rankAgeGroupsBy"
  | "rankings"
  | "team"
  | "relayLegs"
>;

/**
 * Who wins which prize of a category, the highest prize first, and who is passed over because of a higher one. Equals share a
 * place, also the last one that wins.
 *
 * @example
 * awardList(category, usualAwards(category), contenders, [])[0]; // { key: "gender:F", winners: [{ place: 1, id: 104 }, …], … }
 */
export function awardList(
  category: AwardedCategory,
  rules: AwardRules,
  contenders: readonly Contender[],
  members: readonly TeamMember[],
): Award[] {
  const genderRanks = rankResults(contenders, category);
  const leaves = new Set(
    contenders
      .filter((_, at) => (genderRanks[at]?.gender ?? Infinity) <= category.winnersLeaveAgeGroups)
      .map(({ id }) => id),
  );
  const won = new Map<number, string>();
  const winnersLeave = ({ ranking }: Prize) =>
    ranking === null
      ? rules.winnersLeave
      : (category.rankings ?? []).some(({ code, winnersLeave: leave }) => code === ranking && leave);
  const awards = individualAwards(category, rules).map((award) => {
    const keyOf = rankKeyIn(category, rankingOfAward(award));
    const rivals = contenders
      .filter((one) => isRanked(keyOf(one)) && competes(award, one))
      .toSorted((a, b) => keyOf(a) - keyOf(b) || a.id - b.id);
    const winners: { place: number; id: number }[] = [];
    const skipped: Skipped[] = [];
    const counter = createRankCounter();
    for (const one of rivals) {
      const isFull = counter.counted >= award.places && keyOf(one) !== counter.key;
      if (isFull) break;
      const higher = won.get(one.id) ?? null;
      const isOut = higher !== null || (award.kind === "ageGroup" && leaves.has(one.id));
      if (isOut) skipped.push({ id: one.id, won: higher });
      else winners.push({ place: nextRank(counter, keyOf(one)), id: one.id });
    }
    if (winnersLeave(award)) for (const { id } of winners) if (!won.has(id)) won.set(id, award.key);
    return { ...award, winners, skipped, teams: [] };
  });
  if (!category.team || rules.team === 0) return awards;
  const teams = rankTeams(category.team, members).flatMap(({ team, rank, score, counting }) =>
    rank !== null && rank <= rules.team ? [{ place: rank, team, ids: counting, score }] : [],
  );
  return [...awards, { ...prize("team", rules.team, null, null), winners: [], skipped: [], teams }];
}

type Prize = Omit<Award, "winners" | "skipped" | "teams">;

function prize(
  kind: AwardKind,
  places: number,
  gender: Gender | null,
  ageGroup: string | null,
  ranking: string | null = null,
): Prize {
  const key = [kind, gender, ageGroup, ranking].filter((part) => part !== null).join(":");
  return { key, kind, gender, ageGroup, ranking, places };
}

/** The prizes of persons, the highest first. Of unknown gender only relays win within gender: they are mixed. */
function individualAwards(category: AwardedCategory, rules: AwardRules): Prize[] {
  const isRelay = (category.relayLegs ?? []).length > 0;
  const genders: readonly Gender[] =
    category.gender === "any" ? (isRelay ? ["F", "M", "X"] : ["F", "M"]) : [category.gender];
  const groups = category.ageGroups.flatMap(({ code, gender: of }) =>
    genders
      .filter((gender) => of === undefined || of === gender)
      .map((gender) => prize("ageGroup", rules.ageGroup, gender, code)),
  );
  const prizes = [
    prize("overall", rules.overall, null, null),
    ...genders.map((gender) => prize("gender", rules.gender, gender, null)),
    ...(category.rankings ?? []).map(({ code }) => prize("named", rules.rankings[code] ?? podium, null, null, code)),
    ...genders.map((gender) => prize("thai", rules.thai, gender, null)),
    ...new Map(groups.map((group) => [group.key, group])).values(),
  ];
  return prizes.filter(({ places }) => places > 0);
}

/**
 * The ranking that a prize follows.
 *
 * @example
 * rankingOfAward({ kind: "thai", ranking: null }); // "gender"
 */
export function rankingOfAward({ kind, ranking }: Pick<Award, "kind" | "ranking">): RankingName {
  if (ranking !== null) return namedRanking(ranking);
  if (kind === "ageGroup") return "ageGroup";
  return kind === "overall" ? "overall" : "gender";
}

function competes({ kind, gender, ageGroup, ranking }: Prize, one: Contender): boolean {
  if (ranking !== null) return one.rankings?.includes(ranking) ?? false;
  return (
    (gender === null || one.gender === gender) &&
    (ageGroup === null || one.ageGroup === ageGroup) &&
    (kind !== "thai" || one.isThai === true)
  );
}

/** Low prizes first, so that the ceremony ends with the highest one. */
const ceremony: readonly AwardKind[] = ["team", ...awardKinds.filter((kind) => kind !== "team").toReversed()];

/**
 * The prizes in the order in which they are handed over, each from its last place to its first.
 *
 * @example
 * inCeremonyOrder(awards).map(({ kind }) => kind); // ["team", "ageGroup", "thai", "named", "gender", "overall"]
 */
export function inCeremonyOrder<Of extends Pick<Award, "kind">>(awards: readonly Of[]): Of[] {
  return awards.toSorted((a, b) => ceremony.indexOf(a.kind) - ceremony.indexOf(b.kind));
}

/** Finishers who can win less because something about them is not known. */
export interface Unknowns {
  readonly gender: number;
  readonly age: number;
  readonly nationality: number;
}

/**
 * Counts finishers who cannot win a prize that the category gives because of what nobody knows of them.
 *
 * @example
 * unknownsOf(category, rules, contenders); // { gender: 0, age: 2, nationality: 0 }
 */
export function unknownsOf(category: AwardedCategory, rules: AwardRules, contenders: readonly Contender[]): Unknowns {
  const ranked = contenders.filter(({ rankKey }) => isRanked(rankKey));
  const count = (is: (one: Contender) => boolean) => ranked.filter(is).length;
  const isRelay = (category.relayLegs ?? []).length > 0;
  const named = (category.rankings ?? []).filter(({ code }) => (rules.rankings[code] ?? podium) > 0);
  const asks = (condition: RankingCondition) => named.some((ranking) => conditionsOf(ranking).includes(condition));
  const asksAge = (rules.ageGroup > 0 && category.ageGroups.length > 0) || asks("age");
  const asksNation = rules.thai > 0 || asks("nationality");
  return {
    gender: isRelay ? 0 : count(({ gender }) => gender === "X"),
    age: asksAge ? count(({ hasAge }) => !hasAge) : 0,
    nationality: asksNation ? count(({ isThai }) => isThai === null) : 0,
  };
}
