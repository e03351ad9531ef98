import type { EventPage } from "@time-event/contract/events";
import { Link } from "react-router";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { coursePoints } from "../../checkpoints/course/course-geometry.shared.ts";
import { CourseProfile } from "../../checkpoints/course/course-profile.shared.tsx";
import { CourseSketch } from "../../checkpoints/course/course-sketch.shared.tsx";
import { eventPageMessages } from "./event-page.messages.ts";

/** Each category's course: profile, sketch and checkpoints; the first one open, the others a touch away. */
export function CourseSection({ event }: { readonly event: EventPage }) {
  const m = useMessages(eventPageMessages);
  const courses = event.categories.map((category) => ({ category, points: coursePoints(category, event.checkpoints) }));
  const different = courses.filter(
    ({ points }, at) =>
      points.length > 1 &&
      courses.findIndex((other) => other.points.map((p) => p.code).join() === points.map((p) => p.code).join()) === at,
  );
  if (different.length === 0) return null;
  return (
    <section className="event__section" aria-labelledby="course-title">
      <div className="event__section-head">
        <h2 id="course-title">{m.course}</h2>
        <Link to={`/checkpoint/${event.slug}`} viewTransition>
          {m.seeCheckpoints}
        </Link>
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

type CourseProps = { readonly event: EventPage } & {
  readonly category: EventPage["categories"][number];
  readonly points: readonly EventPage["checkpoints"][number][];
};

function FoldedCourse({ open, ...course }: CourseProps & { readonly open: boolean }) {
  const format = useFormat();
  return (
    <details className="fold" open={open}>
      <summary className="fold__summary">
        <span>{format.text(course.category.name)}</span>
        <span className="figures soft">{format.distance(course.category.distanceM)}</span>
      </summary>
      <Course {...course} />
    </details>
  );
}

function Course({ event, category, points }: CourseProps) {
  const m = useMessages(eventPageMessages);
  const format = useFormat();
  const hasSketch = points.filter(({ lat }) => lat !== null).length > 1;
  const hasHeights = points.some(({ elevationM }) => elevationM !== null);
  const hasCutoffs = points.some(({ cutoffAt }) => cutoffAt !== null);
  return (
    <div className="course__body">
      <CourseProfile label={`${m.profile}, ${format.text(category.name)}`} points={points} />
      <div className={hasSketch ? "course__parts" : undefined}>
        <table className="course__points figures">
          <thead>
            <tr>
              <th scope="col">{m.checkpoint}</th>
              <th scope="col">{m.distance}</th>
              {hasHeights && <th scope="col">{m.height}</th>}
              {hasCutoffs && <th scope="col">{m.cutoff}</th>}
            </tr>
          </thead>
          <tbody>
            {points.map(({ code, name, distanceM, elevationM, cutoffAt }) => (
              <tr key={code}>
                <th scope="row">
                  {format.text(name)}
                  <OtherName name={name} shown={format.text(name)} />
                </th>
                <td>{format.distance(distanceM)}</td>
                {hasHeights && <td>{elevationM !== null && m.elevation(format.number(elevationM))}</td>}
                {hasCutoffs && <td>{cutoffAt === null ? m.noCutoff : format.instant(cutoffAt, event.timeZone)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
        {hasSketch && (
          <figure className="course__sketch">
            <CourseSketch label={`${m.map}, ${format.text(category.name)}`} points={points} />
            <figcaption className="soft">{m.mapNote}</figcaption>
          </figure>
        )}
      </div>
    </div>
  );
}

/** The name in the other language, where there is one: marshals and foreign runners meet here. */
function OtherName({
  name,
  shown,
}: {
  readonly name: { readonly th: string; readonly en: string };
  readonly shown: string;
}) {
  const other = name.th === shown ? name.en : name.th;
  return other && other !== shown ? <small lang={other === name.en ? "en" : "th"}>{other}</small> : null;
}
