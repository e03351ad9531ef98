import { describe, expect, it } from "vitest";
import { measureCourse } from "@time-event/domain/course/measure-course";
import { LAP_M } from "../live/live-courses.ts";
import { liveSlug } from "../live/live-start.ts";
import { trailCourses } from "../trail/trail-courses.ts";
import { trailSlug } from "../trail/trail-definition.ts";
import { demoCourses } from "./demo-courses.ts";

describe("the trail race's courses", () => {
  const drawn = demoCourses[trailSlug]!();

  it.each(trailCourses.map((course, index) => [course.category, course, index] as const))(
    "%s is as long and as hilly as its table says",
    (_, course, index) => {
      const { distanceM, ascentM } = measureCourse(drawn[index]!.track);
      const said = { km: course.points.at(-1)!.km, climbM: course.points.reduce((sum, { climbM }) => sum + climbM, 0) };
      expect(Math.abs(distanceM / 1_000 / said.km - 1)).toBeLessThan(0.03);
      expect(Math.abs(ascentM! / said.climbM - 1)).toBeLessThan(0.25);
    },
  );

  it("shares the path where courses share it", () => {
    const [ultra, fifty] = drawn;
    expect(ultra!.track.slice(0, 200)).toEqual(fifty!.track.slice(0, 200));
  });
});

it("the lake's round is a lap long and ends where it began", () => {
  const [round] = demoCourses[liveSlug]!();
  expect(Math.abs(measureCourse(round!.track).distanceM / LAP_M - 1)).toBeLessThan(0.02);
  expect(round!.track.at(-1)!.lat).toBeCloseTo(round!.track[0]!.lat, 9);
});
