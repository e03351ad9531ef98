import type { Category, Checkpoint, Clock, Entry, Passing, Penalty } from "../race/race.ts";
import { type NaiveResult, naiveJudge } from "./naive-judge.test-support.ts";
import type { Ranks } from "./result.ts";

/** One entry of a race, with everything that its result depends on. */
export interface DirtyEntry extends Entry {
  readonly id: number;
  readonly ageGroup: string | null;
  readonly passings: readonly Passing[];
  readonly penalties: readonly Penalty[];
}

/** A race on a course that has no code twice, no laps and no stages. */
export interface DirtyRace {
  readonly category: Category;
  readonly checkpoints: ReadonlyMap<string, Checkpoint>;
  readonly entries: readonly DirtyEntry[];
  readonly inProgress: boolean;
  readonly readsOutrankDns: boolean;
}

export interface OracleRow {
  readonly id: number;
  readonly status: string;
  readonly timeMs: number | null;
  readonly splits: readonly (number | null)[];
  readonly ranks: Ranks;
}

interface Judged extends Omit<OracleRow, "ranks"> {
  readonly entry: DirtyEntry;
  readonly official: Readonly<Record<Clock, number | null>>;
  readonly furthest: number;
  readonly lastMs: number;
}

/**
 * The result list of a race, in its order, straight from the sentences of docs/algorithms: by trying every way through
 * the reads and comparing everybody with everybody. It shares no code with the product.
 */
export function oracleOf(race: DirtyRace): OracleRow[] {
  const judged = race.entries.map((entry) => judge(race, entry));
  const ordered = judged.toSorted((a, b) => compareLists(place(a), place(b)) || a.id - b.id);
  return ordered.map((one) => {
    const { id, status, timeMs, splits } = one;
    return { id, status, timeMs, splits, ranks: ranksOf(race.category, one, judged) };
  });
}

function judge({ category, checkpoints, inProgress, readsOutrankDns }: DirtyRace, entry: DirtyEntry): Judged {
  const course = category.checkpoints.map((code) => ({ code, distanceM: checkpoints.get(code)!.distanceM }));
  const gunAt = entry.startsAt ?? category.waveGuns?.[entry.wave ?? ""] ?? category.gunAt;
  const readsFrom = entry.startsAt !== undefined && category.rankBy === "chip" ? gunAt - 60_000 : gunAt;
  const rules = { course, gunAt, readsFrom, windowMs: 60_000, maxSpeedMps: category.maxSpeedMps ?? 30 };
  const on = {
    gun: withoutNeutral(category, naiveJudge({ ...rules, byChip: false }, entry.passings)),
    chip: withoutNeutral(category, naiveJudge({ ...rules, byChip: true }, entry.passings)),
  };
  const own = on[category.rankBy];
  const sum = (of: (penalty: Penalty) => number) => entry.penalties.reduce((total, each) => total + of(each), 0);
  const penaltyMs = sum(({ timeMs }) => timeMs ?? 0);
  const officialOf = ({ timeMs }: NaiveResult) => (timeMs === null ? null : Math.max(0, timeMs + penaltyMs));
  const last = own.way.at(-1);
  const lastMs = last ? own.splits[last.index]! : 0;

  const closesAt = (index: number) => {
    const byDay = category.cutoffsAt?.[index] ?? null;
    const afterMs = category.cutoffsAfterMs?.[index] ?? null;
    if (byDay === null && afterMs === null) return checkpoints.get(course[index]!.code)!.cutoffAt ?? Infinity;
    return Math.min(byDay ?? Infinity, gunAt + (afterMs ?? Infinity));
  };
  const isLate = own.way.some(({ index, at }) => at > closesAt(index));
  const { mustPass } = category;
  const isPassed = (code: string) => own.way.some(({ index }) => course[index]!.code === code);
  const limit = category.timeLimitMs ?? Infinity;
  const statusByReads = () => {
    if (!last) return inProgress ? "registered" : "dns";
    if (own.timeMs !== null && mustPass && !mustPass.checkpoints.every(isPassed)) return mustPass.otherwise;
    if (isLate) return "otl";
    if (own.timeMs !== null) return own.timeMs > limit ? "otl" : "finished";
    if (lastMs > limit && !inProgress) return "otl";
    if (last.index === 0) return inProgress ? "started" : "dnf";
    return inProgress ? "on_course" : "dnf";
  };
  const ruled = () => {
    if (entry.ruledStatus === "dnf" || entry.ruledStatus === "dsq") return entry.ruledStatus;
    if (entry.isWithdrawn) return "dns";
    return entry.ruledStatus === "dns" && !(last && readsOutrankDns) ? "dns" : undefined;
  };
  const isDisqualified = entry.penalties.some(({ disqualify }) => disqualify);
  return {
    id: entry.id,
    entry,
    status: isDisqualified ? "dsq" : (ruled() ?? statusByReads()),
    timeMs: officialOf(own),
    splits: own.splits,
    official: { gun: officialOf(on.gun), chip: officialOf(on.chip) },
    furthest: last ? last.index + 1 : 0,
    lastMs,
  };
}

/** The times of somebody who stood still in each section that was read at both ends, for as long as it allows. */
function withoutNeutral({ neutral = [], checkpoints }: Category, result: NaiveResult): NaiveResult {
  const splits = result.splits.map((ms) => {
    if (ms === null) return null;
    return neutral.reduce((left, { from, to, limitMs }) => {
      const begin = result.splits[checkpoints.indexOf(from)] ?? null;
      const end = result.splits[checkpoints.indexOf(to)] ?? null;
      if (begin === null || end === null || ms <= begin) return left;
      const inside = ms < end ? ms - begin : end - begin;
      return left - (limitMs !== null && inside > limitMs ? limitMs : inside);
    }, ms);
  });
  return { ...result, splits, timeMs: splits.at(-1) ?? null };
}

/** What sorts the list: the class, how far, and the time. */
function place({ status, timeMs, furthest, lastMs }: Judged): number[] {
  if (status === "finished") return [0, 0, timeMs ?? 0];
  if (status === "otl" && timeMs !== null) return [1, 0, timeMs];
  const classes: Readonly<Record<string, number>> = {
    on_course: 2,
    started: 2,
    otl: 3,
    dnf: 3,
    registered: 4,
    dns: 5,
    dsq: 6,
  };
  const isAway = status === "registered" || status === "dns";
  return [classes[status]!, isAway ? 0 : -furthest, isAway ? 0 : lastMs];
}

function compareLists(a: readonly number[], b: readonly number[]): number {
  return a.map((value, index) => value - b[index]!).find((difference) => difference !== 0) ?? 0;
}

function ranksOf(category: Category, one: Judged, all: readonly Judged[]): Ranks {
  if (one.status !== "finished") return { overall: null, gender: null, ageGroup: null };
  const finishers = all.filter(({ status }) => status === "finished");
  const rank = (among: readonly Judged[], who: Judged, clock: Clock) =>
    1 + among.filter((rival) => rival.official[clock]! < who.official[clock]!).length;
  const genderRank = (who: Judged) =>
    rank(
      finishers.filter(({ entry }) => entry.gender === who.entry.gender),
      who,
      category.rankGenderBy ?? category.rankBy,
    );
  const hasLeft = (who: Judged) => genderRank(who) <= category.winnersLeaveAgeGroups;
  const { gender, ageGroup } = one.entry;
  const rivals = finishers.filter(
    (rival) => rival.entry.gender === gender && rival.entry.ageGroup === ageGroup && !hasLeft(rival),
  );
  return {
    overall: rank(finishers, one, category.rankBy),
    gender: genderRank(one),
    ageGroup: ageGroup === null || hasLeft(one) ? null : rank(rivals, one, category.rankAgeGroupsBy ?? category.rankBy),
  };
}
