import { type CourseLine, pointAt } from "@time-event/domain/course/course-line";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { coursesMessages } from "../courses.messages.ts";
import { slopeAt } from "./profile-geometry.ts";

/** Distance, height and slope of a place of a course. @example placeText(12_400) // "12.4 km · 1,305 m · +8 %" */
export function usePlaceText(line: CourseLine): (distanceM: number) => string {
  const m = useMessages(coursesMessages);
  const format = useFormat();
  return (distanceM) => {
    const elevationM = pointAt(line, distanceM)?.elevationM ?? null;
    const slope = slopeAt(line, distanceM);
    const parts = [
      m.atKilometre(format.kilometres(distanceM)),
      elevationM !== null && m.metresHigh(format.number(Math.round(elevationM))),
      slope !== null && m.slope(slope > 0 ? `+${slope}` : String(slope).replace("-", "−")),
    ];
    return parts.filter(Boolean).join(" · ");
  };
}
