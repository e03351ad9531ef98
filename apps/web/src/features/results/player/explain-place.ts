import type { Text } from "@time-event/contract/fields";
import type { PlayerPage, ReadFate } from "@time-event/contract/players";
import { writtenInBoth } from "@time-event/domain/text/in-language";
import type { AgeGroup } from "@time-event/domain/eligibility/age";
import { type Regrouped, regroupedFrom } from "@time-event/domain/eligibility/regroup";
import { conditionsOf, type RankingCondition } from "@time-event/domain/race/named-rankings";
import type { NamedRanking, Regrouping } from "@time-event/domain/race/race";
import { clockOf, namedRanking, officialMsIn } from "@time-event/domain/results/ranking-clocks";
import { formatRaceTime } from "@time-event/domain/time/race-time";
import { teamSentences } from "./team-sentences.ts";
import type { WhyWords } from "./why.messages.ts";

/** The words and formats of sentences about a rank. */
export interface ExplainedBy {
  readonly words: WhyWords;
  /** The name of a checkpoint. */
  readonly placeName: (code: string) => string;
  /** Time of day in the event's time zone, to the second. */
  readonly clock: (at: number) => string;
  readonly number: (value: number) => string;
  /** A person's name in the visitor's language. */
  readonly name: (who: NonNullable<PlayerPage["why"]["ahead"]>) => string;
  /** Picks the visitor's language from a text in both languages. */
  readonly text: (both: Text) => string;
  /** How an age group differs from those that were announced. */
  readonly regrouped: (one: Regrouped, why: Regrouping) => string;
}

/** What a place depends on that the category says. */
export interface ExplainedIn {
  readonly rankings?: readonly NamedRanking[] | undefined;
  readonly ageGroups?: readonly AgeGroup[];
  readonly regrouped?: Regrouping | undefined;
  /** Metres of a first lap that has another length than the others. */
  readonly firstLapM?: number | undefined;
}

export type Tone = "fact" | "good" | "warn";

export interface Sentence {
  readonly tone: Tone;
  readonly text: string;
}

/** Explains a rank in plain sentences: clock, reads, penalties, rounding, tie, neighbours. */
export function explainPlace(
  page: PlayerPage,
  by: ExplainedBy,
  { rankings = [], ageGroups = [], regrouped, firstLapM }: ExplainedIn = {},
): readonly Sentence[] {
  const fact = (text: string): Sentence => ({ tone: "fact", text });
  return [
    ...placeSentences(page, by),
    clockSentence(page, by),
    ...otherClockSentence(page, by).map(fact),
    ...regroupedSentences(page, by, ageGroups, regrouped).map(fact),
    ...namedSentences(page, by, rankings).map(fact),
    ...readSentences(page, by),
    ...(page.result.laps > 0 ? [fact(by.words.laps(page.result.laps))] : []),
    ...(page.result.laps > 0 && firstLapM ? [fact(by.words.firstLap(by.number(firstLapM / 1_000)))] : []),
    ...restartSentences(page, by).map(fact),
    ...flagSentences(page, by).map(fact),
    ...yardSentences(page, by),
    ...neutralSentences(page, by).map(fact),
    ...handicapSentences(page, by).map(fact),
    ...penaltySentences(page, by).map((text): Sentence => ({ tone: "warn", text })),
    ...roundingSentence(page, by).map(fact),
    ...teamSentences(page, by.words.team, by.number).map(fact),
    ...neighbourSentences(page, by).map(fact),
  ];
}

function clockSentence({ why, wave }: PlayerPage, { words, clock, text }: ExplainedBy): Sentence {
  const { clockStart, gunAt, gunOf, genderClock, ageGroupClock } = why;
  const isOfAll = [genderClock, ageGroupClock].every((one) => one === why.clock);
  return {
    tone: clockStart === "gun_without_start_read" ? "warn" : "fact",
    text: (isOfAll ? words.clock : words.overallClock)[clockStart](
      words.from[gunOf](clock(gunAt), wave ? text(wave.name) : ""),
    ),
  };
}

/** Says which other clock the places in gender or age group follow. */
function otherClockSentence({ result, why }: PlayerPage, { words }: ExplainedBy): string[] {
  const { clock, genderClock, ageGroupClock, clockStart, rounding } = why;
  if (clockStart === "stages") return [];
  const clocks = { rankBy: clock, rankGenderBy: genderClock, rankAgeGroupsBy: ageGroupClock };
  return [
    ...(genderClock === clock ? [] : (["gender"] as const)),
    ...(ageGroupClock === clock || result.ageGroup === null ? [] : (["ageGroup"] as const)),
  ].map((ranking) => {
    const ms = officialMsIn(clocks, ranking, result);
    const time = ms === null ? null : formatRaceTime(ms, rounding);
    return words.otherClock[ranking][clockOf(clocks, ranking)](time);
  });
}

/** Says of which announced groups the player's age group was made. */
function regroupedSentences(
  { result: { ageGroup, gender } }: PlayerPage,
  by: ExplainedBy,
  ageGroups: readonly AgeGroup[],
  regrouped: Regrouping | undefined,
): string[] {
  if (!regrouped || ageGroup === null) return [];
  return regroupedFrom(ageGroups, regrouped.announced)
    .filter(({ group }) => group.code === ageGroup && (group.gender === undefined || group.gender === gender))
    .map((one) => `${by.words.ageGroup} ${by.regrouped(one, regrouped)}`);
}

/** Says of each named ranking whether the player is in it, by which conditions, and on which clock. */
function namedSentences(
  { result, why }: PlayerPage,
  { words, number, text }: ExplainedBy,
  rankings: readonly NamedRanking[],
): string[] {
  const clocks = { rankBy: why.clock, rankings };
  return why.named.flatMap(({ code, unmet, rank, ranked }) => {
    const ranking = rankings.find((each) => each.code === code);
    if (!ranking) return [];
    const conditions = conditionsOf(ranking);
    const said = (asked: readonly RankingCondition[]) => asked.map((each) => words.condition[each](ranking)).join(", ");
    if (unmet.length > 0) return [words.notNamed(text(ranking.name), said(unmet))];
    const ms = why.clockStart === "stages" ? null : officialMsIn(clocks, namedRanking(code), result);
    const time = ms === null || ranking.clock === why.clock ? null : formatRaceTime(ms, why.rounding);
    const of = said(conditions) || words.everybody;
    if (rank === null) return [words.namedUnranked(text(ranking.name), of)];
    return [words.named(text(ranking.name), number(rank), number(ranked), of, words.byClock[ranking.clock](time))];
  });
}

function placeSentences({ result, why }: PlayerPage, { words, number, placeName, clock }: ExplainedBy): Sentence[] {
  if (result.overallRank === null) {
    const late = why.missedCutoffs.map(({ checkpoint, at, cutoffAt, afterMs }) =>
      words.missedCutoff(
        placeName(checkpoint),
        clock(at),
        clock(cutoffAt),
        afterMs === null ? null : formatRaceTime(afterMs, "none"),
      ),
    );
    const { missedPoints, ruledStatus } = why;
    const byRule =
      missedPoints !== null && ruledStatus === null && why.finishReadAt !== null && result.status === "dnf";
    const missed =
      missedPoints && words.missedPoints[missedPoints.otherwise](missedPoints.checkpoints.map(placeName).join(" · "));
    const status = words.status[byRule ? "dnf_by_rule" : result.status];
    const texts = [status, ruledStatus && words.ruled[ruledStatus], missed, ...late];
    return texts.flatMap((text): Sentence[] => (text ? [{ tone: "warn", text }] : []));
  }
  const sentences: Sentence[] = [{ tone: "good", text: words.rank(number(result.overallRank), number(why.ranked)) }];
  if (why.sharedWith > 0) sentences.push({ tone: "fact", text: words.shared(why.sharedWith) });
  if (why.leftAgeGroup) sentences.push({ tone: "fact", text: words.leftAgeGroup });
  return sentences;
}

function readSentences(
  { result, reads, splitCodes, why }: PlayerPage,
  { words, placeName, clock }: ExplainedBy,
): Sentence[] {
  const used = reads.filter((read) => read.used);
  if (used.length === 0) return reads.length === 0 ? [{ tone: "warn", text: words.noReads }] : [];
  const sentences: Sentence[] = [];
  const say = (tone: Tone, text: string) => sentences.push({ tone, text });

  const start = used.find(({ reason }) => reason === "start");
  if (start) say("fact", words.startRead(placeName(start.checkpoint), clock(start.at)));

  const finish = used.findLast(({ reason }) => reason === "finish");
  const last = finish ?? used.at(-1)!;
  if (last !== start)
    say("fact", (finish ? words.finishRead : words.lastRead)(placeName(last.checkpoint), clock(last.at)));

  const inferred = result.laps > 0 ? result.splitMs.flatMap((ms, at) => (ms === null ? [at + 1] : [])) : [];
  if (inferred.length > 0) say("warn", words.inferredLaps(inferred.map(words.round).join(" · ")));
  if (result.laps > 0) return sentences;

  const furthest = result.splitMs.findLastIndex((ms) => ms !== null);
  // what had to be passed is said with the place
  const said = why.missedPoints?.checkpoints ?? [];
  const missed = splitCodes.filter(
    (code, at) => at > 0 && at < furthest && result.splitMs[at] === null && !said.includes(code),
  );
  if (missed.length > 0) say("warn", words.missingSplit(missed.map(placeName).join(" · ")));
  return sentences;
}

/** Says where two members of a relay raced at once, and what that adds to the time of the team. */
function restartSentences(
  { why: { restarts, rounding } }: PlayerPage,
  { words, placeName, clock }: ExplainedBy,
): string[] {
  return restarts.map(({ checkpoint, at, arrivedAt }) =>
    words.restart(placeName(checkpoint), clock(at), clock(arrivedAt), formatRaceTime(arrivedAt - at, rounding)),
  );
}

/** Says what ended a race on laps for everybody, where it ended this player's. */
function flagSentences({ result, why: { flag, finishReadAt } }: PlayerPage, { words, clock }: ExplainedBy): string[] {
  if (flag === null) return [];
  const ended = words.flag[flag.by](clock(flag.at));
  if (finishReadAt === null) return result.status === "dnf" ? [ended, words.noCrossing] : [];
  if (finishReadAt < flag.at) return [];
  return [ended, ...(flag.lapsDown ? [words.lapsDown(flag.lapsDown)] : [])];
}

/** Says how laps of a backyard begin, and which one the player won by, or did not complete. */
function yardSentences({ result, why: { yards } }: PlayerPage, { words, clock }: ExplainedBy): Sentence[] {
  if (yards === null) return [];
  const rule: Sentence = { tone: "fact", text: words.yards(yards.everyMs, yards.placesByLaps) };
  if (result.status === "finished" && yards.missedAt === null)
    return [rule, { tone: "good", text: words.lastStanding(result.laps) }];
  if (yards.missedAt === null) return [rule];
  return [rule, { tone: "warn", text: words.missedYard(result.laps + 1, clock(yards.missedAt)) }];
}

/** Says what each neutralised section took, and how much of it does not count. */
function neutralSentences(
  { why: { neutralTimes, rounding } }: PlayerPage,
  { words, placeName }: ExplainedBy,
): string[] {
  return neutralTimes.map(({ from, to, tookMs, offMs }) =>
    words.neutral(
      placeName(from),
      placeName(to),
      formatRaceTime(tookMs, rounding),
      offMs < tookMs ? formatRaceTime(offMs, rounding) : null,
    ),
  );
}

/** Says what a handicap makes of the time that was taken. */
function handicapSentences({ why: { handicap, rawMs, rounding } }: PlayerPage, { words }: ExplainedBy): string[] {
  if (handicap === null) return [];
  const { by, addMs } = handicap;
  const time = (ms: number) => formatRaceTime(ms, rounding);
  if (addMs === 0) return [words.noHandicap[by]];
  const own =
    by === "start" && addMs < 0 ? words.startedBefore(time(-addMs)) : words.handicap[by](time(Math.abs(addMs)));
  return rawMs === null ? [own] : [own, words.withHandicap(time(rawMs), time(Math.max(0, rawMs + addMs)))];
}

function penaltySentences({ penalties, why, result: { timeMs } }: PlayerPage, by: ExplainedBy): string[] {
  const { words } = by;
  const { rounding } = why;
  const rawMs = why.rawMs === null ? null : Math.max(0, why.rawMs + (why.handicap?.addMs ?? 0));
  const sum =
    timeMs !== null && rawMs !== null && timeMs !== rawMs
      ? [words.withPenalties(formatRaceTime(rawMs, rounding), formatRaceTime(timeMs, rounding))]
      : [];
  const each = penalties.flatMap(({ rule, ruleName, reason, timeMs, stage, laps, places, disqualify }) => {
    const cause =
      [ruleName ? by.text(ruleName) : rule, by.text(writtenInBoth(reason))].filter(Boolean).join(" · ") || "–";
    const time = formatRaceTime(Math.abs(timeMs ?? 0), rounding);
    return [
      ...(timeMs ? [(timeMs > 0 ? words.penalty : words.credit)(time, cause, stage)] : []),
      ...(laps ? [(laps > 0 ? words.lapPenalty : words.lapCredit)(Math.abs(laps), cause)] : []),
      ...(places ? [words.placePenalty(places, cause)] : []),
      ...(disqualify ? [words.disqualified(cause)] : []),
    ];
  });
  const lost = why.placesLost > 0 ? [words.placesLost(why.placesLost)] : [];
  return [...each, ...lost, ...sum];
}

function roundingSentence({ result: { timeMs }, why: { rounding } }: PlayerPage, { words }: ExplainedBy): string[] {
  if (timeMs === null) return [];
  const exact = formatRaceTime(timeMs, "none");
  const shown = formatRaceTime(timeMs, rounding);
  return rounding !== "none" && exact === shown ? [] : [words.rounding[rounding](exact, shown)];
}

function neighbourSentences({ why: { ahead, behind } }: PlayerPage, { words, name }: ExplainedBy): string[] {
  const say = (neighbour: typeof ahead, sentence: WhyWords["ahead"]) => {
    if (!neighbour) return [];
    const who = `${name(neighbour)} (${neighbour.bib})`;
    if (neighbour.gapMs === 0) return [words.tiedWith(who)];
    return [sentence(who, neighbour.gapMs === null ? null : formatRaceTime(Math.abs(neighbour.gapMs), "none"))];
  };
  return [...say(ahead, words.ahead), ...say(behind, words.behind)];
}

/** What the rules did with one read, in words. */
export function fateOf(read: ReadFate, words: WhyWords): string {
  const known: Readonly<Record<string, string>> = read.used ? words.use : words.ignored;
  return known[read.reason] ?? words.unknownFate;
}
