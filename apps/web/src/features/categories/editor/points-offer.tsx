import { courseList } from "@time-event/contract/courses";
import { courseAlong } from "@time-event/domain/course/course-along";
import { decodeLine } from "@time-event/domain/course/line-text";
import { type PointAlong, pointsAlong } from "@time-event/domain/course/points-along";
import { useStaffQuery } from "../../../lib/api/use-staff-query.ts";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { Button } from "../../../ui/staff/control/button.tsx";
import { type CoursePoint, courseOf, pointsOf } from "./course-values.ts";
import { editorMessages } from "./editor.messages.ts";

interface PointsOfferProps {
  readonly eventId: number;
  /** Null: the category is not saved yet. */
  readonly categoryId: number | null;
  /** The points that it has: its ends, or none. */
  readonly own: readonly CoursePoint[];
  readonly onChoose: (points: readonly CoursePoint[]) => void;
}

/** Fewer make no course. */
const fewest = 2;

/** For a category without points, or with its ends alone: those along each GPX course, its own first, and all by their distance. */
export function PointsOffer({ eventId, categoryId, own, onChoose }: PointsOfferProps) {
  const m = useMessages(editorMessages);
  const format = useFormat();
  const { data: list } = useStaffQuery(courseList, { eventId });
  if (!list) return null;
  const { checkpoints } = list.meta;
  const isOwn = ({ categoryIds }: (typeof list.data)[number]) =>
    categoryId !== null && categoryIds.includes(categoryId);
  const along = list.data
    .toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a)))
    .map((course) => ({ course, points: pointsAlong(decodeLine(course.line), checkpoints) }))
    .filter(({ points }) => points.length >= fewest && points.length > own.length);
  const all = checkpoints.toSorted((a, b) => a.distanceM - b.distanceM).map(({ code }) => ({ code, distanceM: null }));
  const choose = (points: readonly PointAlong[]) => onChoose(pointsOf(courseAlong(courseOf(own, null), points)));
  return (
    <div className="row">
      {along.map(({ course, points }) => (
        <Button
          key={course.id}
          type="button"
          outlined={!isOwn(course)}
          icon="pi pi-map"
          label={m.pointsAlong(format.text(course.name), format.number(points.length))}
          onClick={() => choose(points)}
        />
      ))}
      {own.length === 0 && all.length >= fewest && (
        <Button
          type="button"
          outlined
          icon="pi pi-list"
          label={m.allPoints(format.number(all.length))}
          onClick={() => choose(all)}
        />
      )}
    </div>
  );
}
