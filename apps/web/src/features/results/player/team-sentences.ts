import type { PlayerPage } from "@time-event/contract/players";
import { formatRaceTime } from "@time-event/domain/time/race-time";
import type { WhyWords } from "./why.messages.ts";

/** Says the place of the player's team, by whom it is won, and whether this result is among them. */
export function teamSentences(
  { result: { bib, team: name, status }, why: { team, rounding } }: PlayerPage,
  words: WhyWords["team"],
  number: (value: number) => string,
): string[] {
  if (!team || name === null) return [];
  const { by, best, rank, ranked, score, counting, finishers } = team;
  if (rank === null || score === null) return [words.tooFew(name, finishers, best)];
  const figure = (value: number) => (by === "time" ? formatRaceTime(value, rounding) : number(value));
  const parts = counting.map((member) => `${figure(member.value)} (${member.bib})`).join(" + ");
  const sum = `${words.placed(name, number(rank), number(ranked), best)}: ${words[by](parts, figure(score))}`;
  const isLeftOut = status === "finished" && !counting.some((member) => member.bib === bib);
  return isLeftOut ? [sum, words.notCounted] : [sum];
}
