import type { CourseFigures } from "@time-event/contract/public-course";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { coursesMessages } from "./courses.messages.ts";

/** Length, ascent, descent and heights; heights that are not known are left out. */
export function CourseNumbers({ course }: { readonly course: CourseFigures }) {
  const m = useMessages(coursesMessages);
  const format = useFormat();
  const metres = (value: number) => m.metres(format.number(Math.round(value)));
  const { distanceM, ascentM, descentM, lowestM, highestM } = course;
  return (
    <dl className="course-numbers figures">
      <div>
        <dt>{m.length}</dt>
        <dd>{format.distance(Math.round(distanceM))}</dd>
      </div>
      {ascentM !== null && descentM !== null && (
        <>
          <div>
            <dt>{m.ascent}</dt>
            <dd>+{metres(ascentM)}</dd>
          </div>
          <div>
            <dt>{m.descent}</dt>
            <dd>−{metres(descentM)}</dd>
          </div>
        </>
      )}
      {lowestM !== null && highestM !== null && (
        <div>
          <dt>{m.heights}</dt>
          <dd>
            {format.number(Math.round(lowestM))}–{metres(highestM)}
          </dd>
        </div>
      )}
    </dl>
  );
}
