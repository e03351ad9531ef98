import fc from "fast-check";
import { expect, it } from "vitest";
import { expectedNext } from "./expected-next.ts";
import { headcount } from "./headcount.ts";
import { type Known, whereabouts } from "./whereabouts.ts";

const minute = 60_000;
const seen: Known = { status: "on_course", ruledStatus: null, isSeen: true, hasFinish: false };

it("knows where somebody is, whatever their result is called", () => {
  const where = (known: Partial<Known>) => whereabouts({ ...seen, ...known });
  expect(where({})).toBe("on_course");
  expect(where({ status: "started" })).toBe("on_course");
  expect(where({ status: "finished", hasFinish: true })).toBe("finished");
  // laps are counted until the time limit: the last one is no finish yet
  expect(where({ hasFinish: true })).toBe("on_course");
  expect(where({ status: "otl" })).toBe("on_course");
  expect(where({ status: "otl", hasFinish: true })).toBe("finished");
  expect(where({ status: "dsq", ruledStatus: "dsq" })).toBe("on_course");
  // the race is over, and nobody reported them: still to be looked for
  expect(where({ status: "dnf" })).toBe("on_course");
  expect(where({ status: "dnf", ruledStatus: "dnf" })).toBe("out");
  expect(where({ status: "dnf", ruledStatus: "dnf", isSeen: false })).toBe("out");
  expect(where({ status: "registered", isSeen: false })).toBe("not_seen");
  expect(where({ status: "dns", isSeen: false })).toBe("not_started");
  expect(where({ status: "dsq", ruledStatus: "dsq", isSeen: false })).toBe("not_started");
  // a read outranks what somebody noted at the start
  expect(where({ status: "dns", ruledStatus: "dns" })).toBe("on_course");
});

const statuses = ["finished", "on_course", "started", "registered", "otl", "dnf", "dns", "dsq"] as const;
const anybody: fc.Arbitrary<Known> = fc.record({
  status: fc.constantFrom(...statuses),
  ruledStatus: fc.constantFrom(null, "dns", "dnf", "dsq"),
  isSeen: fc.boolean(),
  hasFinish: fc.boolean(),
});

it("adds up, whoever is where: nobody is counted twice or not at all", () => {
  fc.assert(
    fc.property(fc.array(anybody), (people) => {
      const counted = headcount(people.map(whereabouts));
      const { entered, notSeen, notStarted, started, finished, out, onCourse } = counted;
      expect(entered).toBe(people.length);
      expect(started).toBe(finished + out + onCourse);
      expect(entered).toBe(notSeen + notStarted + started);
      const anybodySeen = people.filter(
        ({ isSeen, hasFinish, status }) => isSeen || (hasFinish && status !== "on_course"),
      );
      expect(started).toBeGreaterThanOrEqual(anybodySeen.length);
    }),
  );
});

it("expects somebody at their own pace, and calls them overdue after a slack that grows with the part", () => {
  const tenK = { distancesM: [0, 5_000, 10_000], lastSeenAt: 100 * minute };
  const at = (expected: ReturnType<typeof expectedNext>) =>
    expected && [expected.index, expected.at / minute, expected.overdueFrom / minute];
  expect(at(expectedNext({ ...tenK, splitMs: [0, 30 * minute, null] }))).toEqual([2, 130, 145]);
  expect(at(expectedNext({ ...tenK, splitMs: [0, 100 * minute, null] }))).toEqual([2, 200, 230]);
  // a missed point says nothing about the next
  expect(at(expectedNext({ ...tenK, splitMs: [null, 30 * minute, null] }))).toEqual([2, 130, 145]);
  // only started: by the time limit, else walking
  expect(at(expectedNext({ ...tenK, splitMs: [0, null, null], timeLimitMs: 120 * minute }))).toEqual([1, 160, 178]);
  expect(at(expectedNext({ ...tenK, splitMs: [0, null, null] }))).toEqual([1, 175, 197.5]);
  expect(expectedNext({ ...tenK, splitMs: [0, 30 * minute, 61 * minute] })).toBeNull();
  expect(expectedNext({ ...tenK, distancesM: [0, null, null], splitMs: [0, null, null] })).toBeNull();
});
