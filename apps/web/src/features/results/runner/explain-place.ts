import type { PublicCategory } from "@time-event/contract/events";
import type { PlayerPage, ReadFate } from "@time-event/contract/players";
import { formatRaceTime } from "@time-event/domain/time/race-time";
import type { WhyWords } from "./why.messages.ts";

/** What sentences about a place are made with. */
export interface ExplainedBy {
  readonly words: WhyWords;
  readonly category: Pick<PublicCategory, "rankBy" | "rounding" | "stages">;
  /** Name of a checkpoint for people. */
  readonly placeName: (code: string) => string;
  /** Time of day where the event is, to the second. */
  readonly clock: (at: number) => string;
  readonly number: (value: number) => string;
}

export type Tone = "fact" | "good" | "warn";

export interface Sentence {
  readonly tone: Tone;
  readonly text: string;
}

/** Why somebody stands where they stand, in plain sentences: clock, reads, penalties, rounding, tie, neighbours. */
export function explainPlace(page: PlayerPage, by: ExplainedBy): readonly Sentence[] {
  const fact = (text: string): Sentence => ({ tone: "fact", text });
  const warn = (text: string): Sentence => ({ tone: "warn", text });
  return [
    ...placeSentences(page, by),
    fact(by.category.stages.length > 0 ? by.words.stages : by.words.clock[by.category.rankBy]),
    ...readSentences(page, by),
    ...(page.result.laps > 0 ? [fact(by.words.laps(page.result.laps))] : []),
    ...penaltySentences(page, by).map(warn),
    ...roundingSentence(page, by).map(fact),
    ...neighbourSentences(page, by).map(fact),
  ];
}

function placeSentences({ result, why }: PlayerPage, { words, number }: ExplainedBy): Sentence[] {
  if (result.overallRank === null) {
    const text = words.status[result.status];
    return text ? [{ tone: "warn", text }] : [];
  }
  const sentences: Sentence[] = [{ tone: "good", text: words.rank(number(result.overallRank), number(why.ranked)) }];
  if (why.sharedWith > 0) sentences.push({ tone: "fact", text: words.shared(why.sharedWith) });
  if (why.leftAgeGroup) sentences.push({ tone: "fact", text: words.leftAgeGroup });
  return sentences;
}

function readSentences({ result, reads, splitCodes }: PlayerPage, { words, category, placeName, clock }: ExplainedBy): Sentence[] {
  const used = reads.filter((read) => read.used);
  if (used.length === 0) return reads.length === 0 ? [{ tone: "warn", text: words.noReads }] : [];
  const sentences: Sentence[] = [];
  const say = (tone: Tone, text: string) => sentences.push({ tone, text });

  const start = used.find(({ reason }) => reason === "start");
  if (start) say("fact", words.startRead(placeName(start.checkpoint), clock(start.at)));
  else if (category.rankBy === "chip" && category.stages.length === 0) say("warn", words.gunWithoutStart);

  const finish = used.findLast(({ reason }) => reason === "finish");
  const last = finish ?? used.at(-1)!;
  if (last !== start) say("fact", (finish ? words.finishRead : words.lastRead)(placeName(last.checkpoint), clock(last.at)));

  const furthest = result.splitMs.findLastIndex((ms) => ms !== null);
  const missed = splitCodes.filter((_, at) => at > 0 && at < furthest && result.splitMs[at] === null);
  if (missed.length > 0) say("warn", words.missingSplit(missed.map(placeName).join(" · ")));
  return sentences;
}

function penaltySentences({ penalties }: PlayerPage, { words, category }: ExplainedBy): string[] {
  return penalties.flatMap(({ rule, reason, timeMs, laps, disqualify }) => {
    const why = [rule, reason].filter(Boolean).join(" · ") || "–";
    const time = formatRaceTime(Math.abs(timeMs ?? 0), category.rounding);
    return [
      ...(timeMs ? [(timeMs > 0 ? words.penalty : words.credit)(time, why)] : []),
      ...(laps ? [(laps > 0 ? words.lapPenalty : words.lapCredit)(Math.abs(laps), why)] : []),
      ...(disqualify ? [words.disqualified(why)] : []),
    ];
  });
}

function roundingSentence({ result: { timeMs } }: PlayerPage, { words, category }: ExplainedBy): string[] {
  if (timeMs === null) return [];
  const raw = formatRaceTime(timeMs, "none");
  const shown = formatRaceTime(timeMs, category.rounding);
  return category.rounding !== "none" && raw === shown ? [] : [words.rounding[category.rounding](raw, shown)];
}

function neighbourSentences({ why: { ahead, behind } }: PlayerPage, { words }: ExplainedBy): string[] {
  const say = (neighbour: typeof ahead, sentence: WhyWords["ahead"]) => {
    if (!neighbour) return [];
    const who = `${neighbour.name} (${neighbour.bib})`;
    if (neighbour.gapMs === 0) return [words.tiedWith(who)];
    return [sentence(who, neighbour.gapMs === null ? null : formatRaceTime(Math.abs(neighbour.gapMs), "none"))];
  };
  return [...say(ahead, words.ahead), ...say(behind, words.behind)];
}

/** What became of one read, in words. */
export function fateOf(read: ReadFate, words: WhyWords): string {
  const known: Readonly<Record<string, string>> = read.used ? words.use : words.ignored;
  return known[read.reason] ?? words.unknownFate;
}
