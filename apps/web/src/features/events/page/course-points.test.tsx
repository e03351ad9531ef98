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
      category={{ course: [], rounding: "up", neutral: [{ from: "RAIL-IN", to: "RAIL-OUT", limitMs }] }}
      timeZone="Asia/Bangkok"
    />,
  );

test("a point that closes so long after the start says so instead of the time at which it closes for others", () => {
  const closing = points.map((each) => ({ ...each, cutoffAt: Date.UTC(2026, 10, 22, 3) }));
  const of = (category: object) =>
    renderToStaticMarkup(
      <CoursePoints
        points={closing}
        category={{ course: ["RAIL-IN", "RAIL-OUT"], rounding: "up", ...category }}
        timeZone="Asia/Bangkok"
      />,
    );
  expect(of({})).not.toContain("หลังออกตัว");
  const shared = of({ cutoffsAfterMs: [null, 5_400_000] });
  expect(shared.match(/10:00/g)).toHaveLength(1);
  expect(shared).toContain("1:30:00 หลังออกตัว");
  const both = of({ cutoffsAfterMs: [null, 5_400_000], cutoffsAt: [null, Date.UTC(2026, 10, 22, 2, 45)] });
  expect(both).toMatch(/09:45.* · 1:30:00 หลังออกตัว/);
});

test("a course names the sections whose time does not count, and up to how much", () => {
  expect(shown(null)).toMatch(/ช่วงไม่นับเวลา: ก่อนทางรถไฟ ถึง หลังทางรถไฟ</);
  expect(shown(600_000)).toContain("ช่วงไม่นับเวลา: ก่อนทางรถไฟ ถึง หลังทางรถไฟ ไม่นับสูงสุด 10:00");
});
