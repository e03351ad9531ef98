import { expect, it } from "vitest";
import { dueHere } from "./due-here.ts";

const minute = 60_000;
const approach = { zeroAt: 0, distancesM: [0, 5_000, 10_000], splitMs: [0, 30 * minute, null] };

it("expects by the pace so far, and calls late who is a quarter of an hour late", () => {
  const onCourse = { ...approach, status: "on_course" as const };
  expect(dueHere(onCourse, 50 * minute)).toEqual({ state: "due", expectedAt: 60 * minute });
  expect(dueHere(onCourse, 76 * minute)).toEqual({ state: "overdue", expectedAt: 60 * minute });
  expect(dueHere({ ...onCourse, splitMs: [0, null, null] }, 0)).toEqual({ state: "due", expectedAt: null });
});

it("expects nobody who passed or is out", () => {
  expect(dueHere({ ...approach, status: "on_course", splitMs: [0, null, 1] }, 0).state).toBe("passed");
  expect(dueHere({ ...approach, status: "finished" }, 0).state).toBe("passed");
  expect(dueHere({ ...approach, status: "dnf" }, 0).state).toBe("out");
});
