import type { EventPage } from "@time-event/contract/events";
import { lineFits } from "@time-event/domain/course/line-fits";
import { Link } from "react-router";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { coursePoints } from "../../checkpoints/course/course-geometry.shared.ts";
import { CourseProfile } from "../../checkpoints/course/course-profile.shared.tsx";
import { CourseSketch } from "../../checkpoints/course/course-sketch.shared.tsx";
import { CourseView } from "../../courses/course-view.shared.tsx";
import { CourseLength } from "./course-length.tsx";
import { CoursePoints } from "./course-points.tsx";
import { eventPageMessages } from "./event-page.messages.ts";

/**
 * Each category's course: its profile, its map (or a sketch, when nobody uploaded a track) and its checkpoints. The
 * first is open; a touch opens the others.
 */
export function CourseSection({ event }: { readonly event: EventPage }) {
  const m = useMessages(eventPageMessages);
  const courses = event.categories
    .filter(({ hidden }) => !hidden)
    .map((category) => ({
      category,
      points: coursePoints(category, event.checkpoints),
      drawn: event.courses.find(({ categories }) => categories.includes(category.code)),
    }));
  const different = courses.filter(
    (course, at) =>
      (course.points.length > 1 || course.drawn) && courses.findIndex((other) => isSameCourse(course, other)) === at,
  );
  if (different.length === 0) return null;
  return (
    <section className="event__section below" aria-labelledby="course-title">
      <div className="event__section-head">
        <h2 id="course-title">{m.course}</h2>
        {event.state !== "cancelled" && (
          <Link to={`/checkpoint/${event.slug}`} viewTransition>
            {m.seeCheckpoints}
          </Link>
        )}
      </div>
      {different.length === 1 ? (
        <Course event={event} {...different[0]!} />
      ) : (
        different.map((course, at) => (
          <FoldedCourse key={course.category.code} event={event} {...course} open={at === 0} />
        ))
      )}
    </section>
  );
}

interface Shown {
  readonly category: EventPage["categories"][number];
  readonly points: readonly EventPage["checkpoints"][number][];
  readonly drawn: EventPage["courses"][number] | undefined;
}

type CourseProps = { readonly event: EventPage } & Shown;

function isSameCourse(a: Shown, b: Shown): boolean {
  return a.drawn === b.drawn && lookOf(a) === lookOf(b);
}

/** What a course shows of its points. */
function lookOf({ points, category }: Shown): string {
  return JSON.stringify([
    points.map(({ code, cutoffAt }) => [code, cutoffAt]),
    category.cutoffsAfterMs,
    category.mustPass,
    category.neutral,
    category.lapsEnd,
    category.firstLapM,
    category.lapEveryMs,
    category.handicap,
  ]);
}

function FoldedCourse({ open, ...course }: CourseProps & { readonly open: boolean }) {
  const format = useFormat();
  return (
    <details className="fold" open={open}>
      <summary className="fold__summary">
        <span>{format.text(course.category.name)}</span>
        <CourseLength event={course.event} category={course.category} />
      </summary>
      <Course {...course} />
    </details>
  );
}

function Course({ event, category, points, drawn }: CourseProps) {
  const m = useMessages(eventPageMessages);
  const format = useFormat();
  const name = format.text(category.name);
  const table = <CoursePoints points={points} category={category} timeZone={event.timeZone} />;
  if (drawn) {
    return (
      <div className="course__body">
        <CourseView
          course={drawn}
          checkpoints={points}
          isOfOther={!lineFits(drawn.distanceM, { ...category, lengthM: category.distanceM })}
          name={name}
        >
          {table}
        </CourseView>
      </div>
    );
  }
  const hasSketch = new Set(points.flatMap(({ lat, lng }) => (lat === null ? [] : `${lat} ${lng}`))).size > 1;
  return (
    <div className="course__body">
      <CourseProfile label={`${m.profile}, ${name}`} points={points} />
      <div className={hasSketch ? "course__parts" : undefined}>
        {table}
        {hasSketch && (
          <figure className="course__sketch">
            <CourseSketch label={`${m.map}, ${name}`} points={points} />
            <figcaption className="soft">{m.mapNote}</figcaption>
          </figure>
        )}
      </div>
    </div>
  );
}
