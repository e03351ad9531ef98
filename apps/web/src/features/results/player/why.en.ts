import { intervalWords } from "@time-event/domain/time/interval-words";
import type { th } from "./why.th.ts";

export const en: typeof th = {
  title: "Why this rank?",
  intro: "This explanation uses the same data as the ranking",
  from: {
    category: (at) => `the gun at ${at}`,
    wave: (at, wave) => `the gun of ${wave} at ${at}`,
    own: (at) => `their own start in the start list, ${at}`,
  },
  clock: {
    gun: (from) => `This category is ranked by gun time: the clock runs from ${from}.`,
    start_read: () => "This category is ranked by chip time: everybody's clock runs from their own start.",
    gun_without_start_read: (from) =>
      `This category is ranked by chip time, but there is no read at the start: the clock runs from ${from}.`,
    stages: () => "The time is the sum of all stages; the time between stages does not count.",
  },
  overallClock: {
    gun: (from) => `The overall rank is by gun time: the clock runs from ${from}.`,
    start_read: () => "The overall rank is by chip time: everybody's clock runs from their own start.",
    gun_without_start_read: (from) =>
      `The overall rank is by chip time, but there is no read at the start: the clock runs from ${from}.`,
    stages: () => "The time is the sum of all stages; the way between stages does not count.",
  },
  otherClock: {
    gender: {
      gun: (time) => `The rank in the gender is by gun time${time ? `: ${time}` : ""}.`,
      chip: (time) => `The rank in the gender is by chip time${time ? `: ${time}` : ""}.`,
    },
    ageGroup: {
      gun: (time) => `The rank in the age group is by gun time${time ? `: ${time}` : ""}.`,
      chip: (time) => `The rank in the age group is by chip time${time ? `: ${time}` : ""}.`,
    },
  },
  ageGroup: "Age group",
  named: (ranking, rank, ranked, conditions, clock) =>
    `${ranking}: rank ${rank} of ${ranked} (${conditions}), ${clock}.`,
  namedUnranked: (ranking, conditions) => `In the ranking ${ranking} (${conditions}); no rank in it.`,
  notNamed: (ranking, conditions) => `Not in the ranking ${ranking}, which is for: ${conditions}.`,
  everybody: "everybody",
  byClock: {
    gun: (time) => `by gun time${time ? ` ${time}` : ""}`,
    chip: (time) => `by chip time${time ? ` ${time}` : ""}`,
  },
  condition: {
    gender: ({ gender }) => (gender === "F" ? "women" : "men"),
    age: ({ youngestAge, oldestAge }) =>
      oldestAge === null
        ? `age ${youngestAge} and over`
        : youngestAge === null
          ? `up to age ${oldestAge}`
          : `age ${youngestAge}–${oldestAge}`,
    nationality: ({ nationality }) => (nationality === "thai" ? "Thai nationals" : "foreign nationals"),
    division: ({ division }) => `division “${division}”`,
  },
  ruled: {
    dns: "An official ruled: did not start (DNS).",
    dnf: "An official ruled: did not finish (DNF).",
    dsq: "An official ruled: disqualified (DSQ).",
  },
  withPenalties: (raw, official) =>
    `The time on the course was ${raw}; with penalties the official time is ${official}.`,
  startRead: (place, at) => `Started at ${place} at ${at}.`,
  finishRead: (place, at) => `Finished at ${place} at ${at}.`,
  lastRead: (place, at) => `Last seen at ${place} at ${at}.`,
  noReads: "There are no reads of this entry.",
  laps: (laps) => `${laps === 1 ? "1 lap counts" : `${laps} laps count`}; laps come before time.`,
  firstLap: (km) => `The first lap has ${km} km, unlike the others, and counts as one.`,
  rounding: {
    up: (raw, shown) =>
      `The exact time ${raw} is shown as ${shown}, rounded up to the whole second by the rules of this category. The ranking uses the exact time.`,
    down: (raw, shown) =>
      `The exact time ${raw} is shown as ${shown}, rounded down to the whole second. The ranking uses the exact time.`,
    half: (raw, shown) =>
      `The exact time ${raw} is shown as ${shown}, rounded to the nearest second. The ranking uses the exact time.`,
    none: (raw, _shown) => `The time ${raw} is shown exactly, without rounding.`,
  },
  yards: (everyMs, places) =>
    `A lap begins for all ${intervalWords(everyMs, "en")}; players must be back by then.${places ? " Everybody has a place by laps alone; the same laps share one." : ""}`,
  lastStanding: (laps) => `Completed lap ${laps} alone, and so won.`,
  missedYard: (lap, at) => `Did not complete lap ${lap} by ${at}, and so was out.`,
  handicap: {
    start: (time) => `A pursuit: started ${time} after the gun of the category; the first across the line wins.`,
    allowance: (time) => `An allowance of ${time} by gender and age.`,
  },
  startedBefore: (time) => `A pursuit: started ${time} before the gun of the category; the first across the line wins.`,
  noHandicap: {
    start: "A pursuit: started with the gun of the category; the first across the line wins.",
    allowance: "No allowance for this gender and age.",
  },
  withHandicap: (taken, ranked) => `Took ${taken}; ${ranked} counts for the ranking.`,
  penalty: (time, reason, stage) => `Time penalty of ${time}${stage && ` in ${stage}`}: ${reason}`,
  credit: (time, reason, stage) => `Time credit of ${time}${stage && ` in ${stage}`}: ${reason}`,
  lapPenalty: (laps, reason) => `${laps === 1 ? "1 lap" : `${laps} laps`} taken away: ${reason}`,
  lapCredit: (laps, reason) => `${laps === 1 ? "1 lap" : `${laps} laps`} credited: ${reason}`,
  placePenalty: (places, reason) => `${places === 1 ? "1 place" : `${places} places`} lost: ${reason}`,
  placesLost: (places) =>
    `Placed by time first, then behind whoever was up to ${places === 1 ? "1 place" : `${places} places`} further down (or last of the finishers). The time stays.`,
  disqualified: (reason) => `Disqualified: ${reason}`,
  status: {
    dnf: "Left the race before the finish (DNF): no rank. Listed after the finishers, by distance and time.",
    dnf_by_rule: "Not finished (DNF) by a rule of the category: no rank.",
    dns: "Did not start (DNS): no rank.",
    dsq: "Disqualified (DSQ): no rank.",
    otl: "Over the time limit (OTL): no rank.",
    on_course: "Still racing: the rank follows at the finish.",
    started: "Has started: the rank follows at the finish.",
    registered: "Not seen at the start yet.",
  },
  rank: (rank, ranked) => `Rank ${rank} of ${ranked} ranked players.`,
  shared: (others) =>
    `Shares this rank with ${others === 1 ? "1 other" : `${others} others`} with the same time; the next rank is skipped.`,
  leftAgeGroup: "Won an overall prize, so is not ranked in the age group; the next player moved up.",
  team: {
    placed: (team, rank, ranked, best) =>
      `Team ${team}: rank ${rank} of ${ranked}, by its ${best === 1 ? "best member" : `${best} best members`}`,
    time: (parts, sum) => `${parts} = ${sum}.`,
    rank: (parts, sum) => `places ${parts} = ${sum} points.`,
    notCounted: "This result does not count for the team: enough of its members did better.",
    tooFew: (team, finishers, best) => `Team ${team} has no rank: ${finishers} finished, and it needs ${best}.`,
  },
  ahead: (name, gap) => (gap ? `Ahead: ${name}, faster by ${gap}.` : `Ahead: ${name}.`),
  behind: (name, gap) => (gap ? `Behind: ${name}, slower by ${gap}.` : `Behind: ${name}.`),
  tiedWith: (name) => `${name} has the same time.`,
  readsTitle: (used, all) => `${all === 1 ? "1 read" : `${all} reads`}, ${used} used`,
  use: {
    start: "Used as the start",
    split: "Used as a split",
    finish: "Used as the finish",
    lap: "Used as the end of a lap",
  },
  ignored: {
    repeated_read: "Not used: a repeat of the read before it at the same point",
    passed_before: "Not used: the point was passed earlier, and the first passing counts",
    early_start_read: "Not used: a later read at the start counts",
    before_gun: "Not used: before the gun",
    before_start: "Not used: before this player had started",
    after_finish: "Not used: the race was over",
    not_on_course: "Not used: not a point of this category's course",
    out_of_order: "Not used: not in the order of the course",
    too_fast: "Not used: nobody is so fast, from the start or between this point and another that counts",
    after_time_limit: "Not used: the time limit had passed",
    lap_start: "Not used: leaving on the next lap",
    incomplete_lap: "This lap does not count: checkpoints were missed",
  },
  unknownFate: "Not used",
  missedCutoff: (place, at, cutoffAt, after) =>
    `Passed ${place} at ${at}; it closed at ${cutoffAt}${after === null ? "" : `, ${after} after the player's own start`}.`,
  missedPoints: {
    dnf: (places) =>
      `No read at ${places}, which must be passed: by the category's rule, whoever leaves it out has not finished (DNF). If it was passed, tell the timing team.`,
    dsq: (places) =>
      `No read at ${places}, which must be passed: by the category's rule, whoever leaves it out is disqualified (DSQ). If it was passed, tell the timing team.`,
  },
  restart: (place, at, arrived, more) =>
    `At ${place} the next member left in the mass start at ${at}; the team arrived at ${arrived}. The team's time is the sum of its legs: ${more} more than the clock says.`,
  flag: {
    leader: (at) =>
      `The first had done all laps at ${at}. That ended the race: everybody finished at their next crossing of the line.`,
    clock: (at) =>
      `The time limit at ${at} ended the race: everybody finished at their next crossing of the line, and that lap counts.`,
  },
  lapsDown: (laps) => `Finished ${laps === 1 ? "1 lap" : `${laps} laps`} down (+${laps}).`,
  noCrossing: "No crossing of the line was read after that.",
  neutral: (from, to, took, off) =>
    off === null
      ? `From ${from} to ${to} (${took}) no time counts.`
      : `From ${from} to ${to} it took ${took}; ${off} of it does not count.`,
  inferredLaps: (laps) =>
    `The line was not read at the end of ${laps}. A point of the course that was passed again shows that the lap was completed: it counts, without a time of its own.`,
  missingSplit: (places) => `No read at ${places}. No time is made up, and the ranking is not affected.`,
  round: (round) => `lap ${round}`,
  place: "Point",
  time: "Time",
  fate: "Used?",
  source: "Source",
};
