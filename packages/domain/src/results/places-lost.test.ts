import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { movedPlaces } from "./moved-places.ts";
import { withPlacesLost } from "./places-lost.ts";
import { rankKey } from "./rank-key.ts";
import { createRanking } from "./ranking.ts";
import { rankResults } from "./rank-results.ts";
import type { Standing } from "./result.ts";

const RUNS = Number(process.env.ORACLE_RUNS ?? 2_000);
const options = { rankBy: "gun", winnersLeaveAgeGroups: 0 } as const;

const standing = (id: number, seconds: number, placesLost = 0, changes: Partial<Standing> = {}): Standing => ({
  id,
  gender: "M",
  ageGroup: null,
  rankKey: rankKey({ status: "finished", hasFinish: true, progress: 0, timeMs: seconds * 1_000 }),
  placesLost,
  ...changes,
});
const dnf = (id: number, placesLost = 0) =>
  standing(id, 0, placesLost, { rankKey: rankKey({ status: "dnf", hasFinish: false, progress: 1, timeMs: 0 }) });

/** Ids in the order of the list, those who share a place together. */
function placed(standings: readonly Standing[]): string {
  const ranking = createRanking(options);
  ranking.load(withPlacesLost(standings));
  const places = ranking.page({}, 0, Infinity).map((id) => ({ id, place: ranking.ranksOf(id).overall }));
  return places.map(({ id, place }) => `${place ?? "-"}:${id}`).join(" ");
}

/**
 * The same straight from the rule, by comparing everybody with everybody. A position is the place of before, whether somebody was put
 * behind it, and then the place of before of who was.
 */
function placedByRule(standings: readonly Standing[]): Map<number, number> {
  const ranked = standings.filter(({ rankKey: key }) => key < 1e15);
  const placeOf = (one: Standing) => 1 + ranked.filter(({ rankKey: key }) => key < one.rankKey).length;
  const positions = ranked.map((one) => {
    const { placesLost = 0 } = one;
    const passing = ranked.filter((other) => other !== one && placeOf(other) <= placeOf(one) + placesLost);
    const last = Math.max(...passing.map(placeOf), 0);
    const falls = placesLost > 0 && last >= placeOf(one);
    return { id: one.id, position: falls ? [last, 1, placeOf(one)] : [placeOf(one), 0, 0] };
  });
  const isBefore = (one: number[], other: number[]) => {
    const at = one.findIndex((part, index) => part !== other[index]);
    return at >= 0 && one[at]! < other[at]!;
  };
  return new Map(
    positions.map(({ id, position }) => [
      id,
      1 + positions.filter((other) => isBefore(other.position, position)).length,
    ]),
  );
}

describe("places lost", () => {
  it.each([
    [
      "falls behind as many as it loses",
      [standing(1, 10, 2), standing(2, 20), standing(3, 30), standing(4, 40)],
      "1:2 2:3 3:1 4:4",
    ],
    [
      "is last with a place where fewer are behind",
      [standing(1, 10), standing(2, 20, 5), standing(3, 30), dnf(4)],
      "1:1 2:3 3:2 -:4",
    ],
    ["stays where nobody is behind", [standing(1, 10), standing(2, 20, 3), dnf(3)], "1:1 2:2 -:3"],
    [
      "falls behind whoever it shared the place with",
      [standing(1, 10, 1), standing(2, 10), standing(3, 30)],
      "1:2 2:1 3:3",
    ],
    [
      "falls behind all who share the place it falls to",
      [standing(1, 10, 1), standing(2, 20), standing(3, 20)],
      "1:2 1:3 3:1",
    ],
    [
      "keeps the order of two who fall to the same place",
      [standing(1, 10, 2), standing(2, 20, 1), standing(3, 30)],
      "1:3 2:1 3:2",
    ],
    ["lets two who were equal stay equal", [standing(1, 10, 1), standing(2, 10, 1), standing(3, 30)], "1:1 1:2 3:3"],
    [
      "counts from the order before anybody falls",
      [standing(1, 10, 1), standing(2, 20, 1), standing(3, 30)],
      "1:1 2:3 3:2",
    ],
    ["takes nothing of who has no place", [standing(1, 10), dnf(2, 3), dnf(3)], "1:1 -:2 -:3"],
  ])("%s", (_, standings, list) => {
    expect(placed(standings)).toBe(list);
  });

  it("are the places of the rule, whoever loses how many", () => {
    const one = fc.record({
      seconds: fc.integer({ min: 1, max: 12 }),
      lost: fc.constantFrom(0, 0, 0, 1, 2, 5),
      out: fc.constantFrom(false, false, true),
    });
    fc.assert(
      fc.property(fc.array(one, { maxLength: 9 }), (field) => {
        const standings = field.map(({ seconds, lost, out }, id) =>
          out ? dnf(id, lost) : standing(id, seconds, lost),
        );
        const fallen = withPlacesLost(standings);
        const expected = placedByRule(standings);
        const overall = rankResults(fallen, options).map((ranks) => ranks.overall);
        expect(overall).toEqual(standings.map(({ id }) => expected.get(id) ?? null));
        expect(fallen.map(({ id }) => id)).toEqual(standings.map(({ id }) => id));
      }),
      { numRuns: RUNS },
    );
  });

  it("are lost on each clock, in the order of that clock", () => {
    const other = (seconds: number) => ({ otherRankKey: standing(0, seconds).rankKey });
    const [first] = withPlacesLost([
      standing(1, 10, 1, other(30)),
      standing(2, 20, 0, other(10)),
      standing(3, 30, 0, other(40)),
    ]);
    expect(first).toMatchObject({ rankKey: standing(1, 20).rankKey + 1, otherRankKey: standing(1, 40).rankKey + 1 });
  });

  it("are foreseen by what-if, also of somebody else who lost some before", () => {
    const field = [standing(1, 10), standing(2, 20, 1), standing(3, 30), standing(4, 40)];
    const moved = movedPlaces(options, field, { ...field[0]!, placesLost: 2 });
    expect(moved.map(({ id, before, after }) => `${id} ${before.overall} ${after.overall}`)).toEqual([
      "1 1 2",
      "3 2 1",
    ]);
  });
});
