import type { PublicCheckpoint } from "@time-event/contract/events";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { CoursePoints } from "./course-points.tsx";

const point = (code: string, th: string, distanceM: number): PublicCheckpoint => ({
  code,
  name: { th, en: "" },
  kind: "split",
  distanceM,
  lat: null,
  lng: null,
  elevationM: null,
  cutoffAt: null,
});
const points = [point("RAIL-IN", "ก่อนทางรถไฟ", 4_000), point("RAIL-OUT", "หลังทางรถไฟ", 4_200)];

const shown = (limitMs: number | null) =>
  renderToStaticMarkup(
    <CoursePoints
      points={points}
      category={{ rounding: "up", neutral: [{ from: "RAIL-IN", to: "RAIL-OUT", limitMs }] }}
      timeZone="Asia/Bangkok"
    />,
  );

test("a course names the sections whose time does not count, and up to how much", () => {
  expect(shown(null)).toMatch(/ช่วงไม่นับเวลา: ก่อนทางรถไฟ ถึง หลังทางรถไฟ</);
  expect(shown(600_000)).toContain("ช่วงไม่นับเวลา: ก่อนทางรถไฟ ถึง หลังทางรถไฟ ไม่นับสูงสุด 10:00");
});
