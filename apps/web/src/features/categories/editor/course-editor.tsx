import type { CoursePointRow } from "@time-event/contract/categories";
import { courseLengthM } from "@time-event/domain/race/course-length";
import { useParams } from "react-router";
import { type Format, useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { ActionLink } from "../../../ui/staff/control/action-link.tsx";
import { Button } from "../../../ui/staff/control/button.tsx";
import { CourseLine } from "../../checkpoints/staff/course-line.shared.tsx";
import { SelectField } from "../../../ui/staff/field/select-field.tsx";
import { moved } from "../../../ui/staff/form/editing.ts";
import { OrderedList } from "../../../ui/staff/order/ordered-list.tsx";
import { editorMessages } from "./editor.messages.ts";
import type { TimingSectionProps } from "./timing-section-props.ts";

/** The points of a course in passing order, with a picture of where they lie. */
export function CourseEditor({ editing, points, timeZone }: TimingSectionProps) {
  const m = useMessages(editorMessages);
  const format = useFormat();
  const { course, laps } = editing.values;
  const byCode = new Map(points.map((point) => [point.code, point]));
  const put = (next: readonly string[]) => editing.change({ course: [...next] });
  const nameOf = (code: string) => pointName(byCode.get(code), code, format);
  const error = editing.errorAt("course");
  if (points.length === 0) return <NoPoints />;
  const chosen = course.flatMap((code) => byCode.get(code) ?? []);
  return (
    <fieldset className="form-part" aria-describedby={error ? "course-error" : undefined}>
      <legend>{m.course}</legend>
      <p className="soft">{m.courseHint}</p>
      {chosen.length > 1 && (
        <>
          <CourseLine points={chosen} />
          <p className="soft figures">{m.length(format.distance(courseLengthM(chosen, laps)))}</p>
        </>
      )}
      <OrderedList
        label={m.course}
        items={course}
        itemKey={(code, at) => `${code}-${course.slice(0, at).filter((each) => each === code).length}`}
        itemName={nameOf}
        onMove={(from, to) => put(moved(course, from, to))}
        actions={(code, at) => (
          <Button
            type="button"
            text
            rounded
            severity="danger"
            icon="pi pi-times"
            aria-label={m.remove(nameOf(code))}
            onClick={() => put(course.filter((_, index) => index !== at))}
          />
        )}
      >
        {(code, at) => {
          const point = byCode.get(code);
          const wrong = editing.errorAt(`course.${at}`);
          return (
            <div className="course-point">
              <b>{nameOf(code)}</b>
              {point && (
                <span className="soft figures">
                  {m.kinds[point.kind]} · {format.distance(point.distanceM)}
                  {point.cutoffAt !== null && ` · ${m.closes(format.clock(point.cutoffAt, timeZone))}`}
                </span>
              )}
              {wrong && <span className="staff-field__error">{wrong}</span>}
            </div>
          );
        }}
      </OrderedList>
      {error && (
        <p id="course-error" className="staff-field__error" role="alert">
          {error}
        </p>
      )}
      <div className="form-grid">
        <SelectField
          key={course.length}
          label={m.addPoint}
          value={null}
          options={points.map((point) => ({
            value: point.code,
            label: `${pointName(point, point.code, format)} · ${m.kinds[point.kind]} · ${format.distance(point.distanceM)}`,
          }))}
          onChange={(code) => code !== null && put([...course, code])}
        />
      </div>
    </fieldset>
  );
}

/** The name of a point, when its code alone says little. */
function pointName(point: CoursePointRow | undefined, code: string, format: Format): string {
  const name = point ? format.text(point.name) : "";
  return name === "" || name === code ? code : `${code} ${name}`;
}

function NoPoints() {
  const m = useMessages(editorMessages);
  const { eventId } = useParams();
  return (
    <div className="form-part">
      <b>{m.noPoints}</b>
      <p className="soft">{m.noPointsText}</p>
      <div>
        <ActionLink outlined to={`/manage/events/${eventId}/checkpoints`} label={m.goToCheckpoints} />
      </div>
    </div>
  );
}
