import type { th } from "./why.th.ts";

export const en: typeof th = {
  title: (name, series) => `Why ${name} has these points · ${series}`,
  heading: (name) => `Points of ${name}`,
  back: "Standings",
  place: "Place",
  total: "Points",
  races: "Races with points",
  noPlace: { too_few_races: "No place: too few races", no_points: "No place: no points yet" },
  of: { overall: "overall", gender: "within gender", ageGroup: "within the age group" },
  byPlace: (place, among, of, points) =>
    `Place ${place} ${of} of ${among} finishers: the table gives ${points} points.`,
  further: (place, of, points) => `Place ${place} ${of}, behind the table: all further finishers get ${points} points.`,
  byTime: (own, winner, full, points) =>
    `Time ${own}, the winner's ${winner}: ${full} × ${winner} ÷ ${own} = ${points} points.`,
  dnf: (points) => `Did not finish: the rule gives ${points} points.`,
  dsq: (points) => `Disqualified: the rule gives ${points} points.`,
  times: (factor, points) => `This race counts ×${factor}: ${points} points.`,
  counts: "counts",
  dropped: (best) => `Does not count: only the best ${best} races do.`,
  nothing: {
    absent: "Did not take part.",
    dnf: "Did not finish, so no points.",
    otl: "Over the time limit, so no points.",
    dsq: "Disqualified, so no points.",
    other: "No place that gives points.",
  },
  ties: "Equal points",
  tie: {
    wins: (name, ahead) => (ahead ? `${name} is ahead: more wins.` : `Ahead of ${name}: more wins.`),
    lastRace: (name, ahead) =>
      ahead ? `${name} is ahead: more points in the last race.` : `Ahead of ${name}: more points in the last race.`,
    shared: (name) => `Equal to ${name} in everything: the place is shared.`,
  },
};
