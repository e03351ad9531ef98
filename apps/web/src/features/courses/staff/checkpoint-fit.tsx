import type { CourseFigures } from "@time-event/contract/public-course";
import { farFromCourseM } from "@time-event/domain/course/checkpoints-on-course";
import { decodeLine } from "@time-event/domain/course/line-text";
import { useMemo } from "react";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { marksOn } from "../course-mark.ts";
import type { CourseSurroundings } from "./course-surroundings.ts";
import { staffCoursesMessages } from "./staff-courses.messages.ts";

interface CheckpointFitProps {
  readonly course: CourseFigures;
  readonly checkpoints: CourseSurroundings["checkpoints"];
  /** A category uses it already. */
  readonly isUsed: boolean;
}

/**
 * Where each checkpoint is on the course, and how far that is from the distance that staff entered: shows typing
 * errors.
 */
export function CheckpointFit({ course, checkpoints, isUsed }: CheckpointFitProps) {
  const m = useMessages(staffCoursesMessages);
  const format = useFormat();
  const marks = useMemo(() => marksOn(decodeLine(course.line), checkpoints), [course.line, checkpoints]);
  const entered = new Map(checkpoints.map((checkpoint) => [checkpoint.code, checkpoint]));
  if (checkpoints.length === 0) return <p className="soft">{isUsed ? m.noPointsYet : m.noCheckpoints}</p>;
  return (
    <div className="checkpoint-fit-frame" tabIndex={0} role="group" aria-label={m.fit}>
      <table className="checkpoint-fit figures">
        <thead>
          <tr>
            <th scope="col">{m.checkpoint}</th>
            <th scope="col">{m.announced}</th>
            <th scope="col">{m.onCourse}</th>
            <th scope="col">{m.height}</th>
            <th scope="col">{m.away}</th>
          </tr>
        </thead>
        <tbody>
          {marks.map(({ code, distanceM, elevationM, awayM, lat, lng }) => (
            <tr key={code}>
              <th scope="row">
                {format.text(entered.get(code)!.name) || code}
                <small title={m.placeOnCourse}>{`${lat.toFixed(5)}, ${lng.toFixed(5)}`}</small>
              </th>
              <td>{format.distance(entered.get(code)!.distanceM)}</td>
              <td>{format.distance(Math.round(distanceM))}</td>
              <td>{elevationM === null ? "–" : m.metres(format.number(Math.round(elevationM)))}</td>
              <td>{awayText(awayM)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );

  function awayText(awayM: number | null) {
    if (awayM === null) return <span className="soft">{m.noPlace}</span>;
    const text = format.distance(Math.round(awayM));
    if (awayM <= farFromCourseM) return text;
    return (
      <strong className="checkpoint-fit__far">
        <i className="pi pi-exclamation-triangle" aria-hidden="true" /> {text}
      </strong>
    );
  }
}
