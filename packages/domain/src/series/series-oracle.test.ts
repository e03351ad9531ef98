import fc from "fast-check";
import { expect, it } from "vitest";
import { givenResult, givenSeriesEntry, givenShortRules } from "./given-series.test-support.ts";
import { naiveStanding } from "./naive-series.test-support.ts";
import { classStanding, scoreClass } from "./series-scores.ts";

const people = ["มานี", "ปิติ", "ชูใจ", "วีระ", "สมคิด", "ดวงแก้ว"];

const results = fc.uniqueArray(
  fc.record({
    who: fc.constantFrom(...people),
    race: fc.integer({ min: 0, max: 4 }),
    status: fc.constantFrom("finished", "finished", "finished", "dnf", "otl", "dsq", "dns"),
    timeMs: fc.integer({ min: 1, max: 4 }),
  }),
  { selector: ({ who, race }) => `${who} ${race}`, maxLength: 30 },
);
const rules = fc.record({
  points: fc.record({
    by: fc.constant("place" as const),
    table: fc.array(fc.integer({ min: 0, max: 20 }), { maxLength: 4 }),
    others: fc.integer({ min: 0, max: 3 }),
  }),
  placeOf: fc.constantFrom("overall" as const, "gender" as const),
  dnf: fc.integer({ min: 0, max: 2 }),
  dsq: fc.integer({ min: 0, max: 1 }),
  best: fc.option(fc.integer({ min: 1, max: 5 })),
  atLeast: fc.integer({ min: 1, max: 5 }),
  ties: fc.constantFrom<("wins" | "lastRace")[]>(
    [],
    ["wins"],
    ["lastRace"],
    ["wins", "lastRace"],
    ["lastRace", "wins"],
  ),
});
const factors = fc.array(fc.constantFrom(100, 150, 200, 50), { minLength: 5, maxLength: 5 });

it("gives the standings that the text gives, for random series", () => {
  fc.assert(
    fc.property(rules, factors, results, fc.integer({ min: 0, max: 2 }), (given, percents, ran, toCome) => {
      const all = givenShortRules(given);
      const withGender = ran.map((each) => ({ ...each, gender: people.indexOf(each.who) % 2 ? "M" : "F" }) as const);
      const raced = percents.map((factorPercent, id) => ({
        id,
        factorPercent,
        state: "counted" as const,
        clocks: { rankBy: "gun" } as const,
        results: withGender.flatMap((each, at) =>
          each.race === id
            ? [givenResult(givenSeriesEntry(at, id, { firstName: each.who, phone: "" }), each.timeMs, each as never)]
            : [],
        ),
      }));
      const open = Array.from({ length: toCome }, (_, at) => {
        return { ...raced[0]!, id: 100 + at, state: "to_come" as const, results: [] };
      });
      const { persons } = scoreClass(all, [...raced, ...open], []);
      for (const gender of [undefined, "F", "M"] as const) {
        const lines = classStanding(persons, { gender }, all.ties).map(({ place, score }) => ({
          who: withGender[score.entries[0]!]!.who,
          points: score.total / 100,
          place,
        }));
        const byName = (one: { who: string }, other: { who: string }) => (one.who < other.who ? -1 : 1);
        const naive = naiveStanding({ ...all, points: given.points }, percents, toCome, withGender, gender);
        expect(lines.toSorted(byName)).toEqual(naive.toSorted(byName));
      }
    }),
    { numRuns: 1_000 },
  );
});

it("loses nothing by one more finish, and needs no order of the results", () => {
  fc.assert(
    fc.property(rules, results, (given, ran) => {
      const all = givenShortRules({ ...given, placeOf: "overall" });
      const raceOf = (rows: typeof ran) => {
        const entries = rows.map((each, at) => {
          const entry = givenSeriesEntry(people.indexOf(each.who) * 10 + each.race, each.race, { firstName: each.who });
          return { at, ...givenResult(entry, each.timeMs, each as never) };
        });
        return [0, 1, 2, 3, 4].map((id) => ({
          id,
          factorPercent: 100,
          state: "counted" as const,
          clocks: { rankBy: "gun" } as const,
          results: entries.filter(({ entry }) => entry.race === id),
        }));
      };
      const totals = (rows: typeof ran) =>
        new Map(
          scoreClass(all, raceOf(rows), []).persons.map(({ entries, total }) => [
            entries[0]! - (entries[0]! % 10),
            total,
          ]),
        );
      expect(totals(ran.toReversed())).toEqual(totals(ran));
      const who = people[0]!;
      const without = ran.filter((each) => each.who !== who || each.race !== 4);
      const mine = (rows: typeof ran) => totals(rows).get(0) ?? 0;
      expect(mine([...without, { who, race: 4, status: "finished", timeMs: 1 }])).toBeGreaterThanOrEqual(mine(without));
    }),
  );
});
