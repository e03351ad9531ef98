import type { SeriesRules } from "./series-rules.ts";

// A second implementation, written from the text of docs/algorithms/series.md alone: slow, and with nothing of the first one.

export interface NaiveResult {
  readonly who: string;
  readonly race: number;
  readonly gender: string;
  readonly status: string;
  readonly timeMs: number;
}

export interface NaiveLine {
  readonly who: string;
  readonly place: number | null;
  readonly points: number;
}

/** The standing of everybody, or of one gender. Points by place only, each race of this factor, in percent. */
export function naiveStanding(
  rules: SeriesRules & { readonly points: { readonly by: "place" } },
  factors: readonly number[],
  toCome: number,
  results: readonly NaiveResult[],
  gender?: string,
): NaiveLine[] {
  const finished = results.filter(({ status }) => status === "finished");
  const placeIn = (mine: NaiveResult) =>
    1 +
    finished.filter(
      (each) =>
        each.race === mine.race &&
        each.timeMs < mine.timeMs &&
        (rules.placeOf === "overall" || each.gender === mine.gender),
    ).length;

  function given(mine: NaiveResult): { points: number; won: boolean } | null {
    const times = factors[mine.race]! / 100;
    if (mine.status === "finished") {
      const place = placeIn(mine);
      const listed = place <= rules.points.table.length ? rules.points.table[place - 1]! : rules.points.others;
      return { points: listed * times, won: place === 1 };
    }
    if (mine.status === "dsq" && rules.dsq > 0) return { points: rules.dsq * times, won: false };
    if ((mine.status === "dnf" || mine.status === "otl") && rules.dnf > 0)
      return { points: rules.dnf * times, won: false };
    return null;
  }

  const people = [
    ...new Set(results.filter((each) => gender === undefined || each.gender === gender).map(({ who }) => who)),
  ];
  const scores = people.flatMap((who) => {
    const own = results
      .filter((each) => each.who === who)
      .flatMap((each) => {
        const points = given(each);
        return points ? [{ ...points, race: each.race }] : [];
      });
    if (own.length === 0) return [];
    const best = own
      .map(({ points }) => points)
      .sort((one, other) => other - one)
      .slice(0, rules.best ?? own.length);
    const points = best.reduce((sum, each) => sum + each, 0);
    const last = own.find(({ race }) => race === factors.length - 1)?.points ?? 0;
    const hasPlace = points > 0 && own.length + toCome >= rules.atLeast;
    return [{ who, points, wins: own.filter(({ won }) => won).length, last, hasPlace }];
  });
  type Line = (typeof scores)[number];
  const isAhead = (one: Line, other: Line) => {
    if (one.points !== other.points) return one.points > other.points;
    for (const tie of rules.ties) {
      const of = (line: Line) => (tie === "wins" ? line.wins : line.last);
      if (of(one) !== of(other)) return of(one) > of(other);
    }
    return false;
  };
  return scores.map((mine) => ({
    who: mine.who,
    points: mine.points,
    place: mine.hasPlace ? 1 + scores.filter((each) => each.hasPlace && isAhead(each, mine)).length : null,
  }));
}
