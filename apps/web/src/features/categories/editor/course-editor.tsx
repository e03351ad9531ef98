import type { CoursePointRow } from "@time-event/contract/categories";
import { passedPoints } from "@time-event/domain/race/course-distances";
import { courseLengthM } from "@time-event/domain/race/course-length";
import { useParams } from "react-router";
import { type Format, useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { ActionLink } from "../../../ui/staff/control/action-link.tsx";
import { Button } from "../../../ui/staff/control/button.tsx";
import { CourseLine } from "../../checkpoints/staff/course-line.shared.tsx";
import { NumberField } from "../../../ui/staff/field/number-field.tsx";
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
  const distancesM = course.map((_, at) => editing.values.distancesM?.[at] ?? null);
  const byCode = new Map(points.map((point) => [point.code, point]));
  // a point and its distance go together
  const put = (next: readonly string[], nextM: readonly (number | null)[]) =>
    editing.change({ course: [...next], distancesM: [...nextM] });
  const nameOf = (code: string) => pointName(byCode.get(code), code, format);
  const error = editing.errorAt("course");
  if (points.length === 0) return <NoPoints />;
  const passed = passedPoints({ checkpoints: course, distancesM }, byCode);
  const chosen = passed.flatMap((point) => point ?? []);
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
        onMove={(from, to) => put(moved(course, from, to), moved(distancesM, from, to))}
        actions={(code, at) => (
          <Button
            type="button"
            text
            rounded
            severity="danger"
            icon="pi pi-times"
            aria-label={m.remove(nameOf(code))}
            onClick={() => put(without(course, at), without(distancesM, at))}
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
                  {m.kinds[point.kind]}
                  {point.cutoffAt !== null && ` · ${m.closes(format.clock(point.cutoffAt, timeZone))}`}
                </span>
              )}
              {point && (
                <NumberField
                  label={m.passedAt}
                  hint={m.passedHint(format.kilometres(point.distanceM))}
                  unit={m.kilometres}
                  decimals={4}
                  value={inKilometres(distancesM[at] ?? null)}
                  onChange={(km) => put(course, distancesM.with(at, km === null ? null : Math.round(km * 10_000) / 10))}
                />
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
          onChange={(code) => code !== null && put([...course, code], [...distancesM, null])}
        />
      </div>
    </fieldset>
  );
}

function inKilometres(metres: number | null): number | null {
  return metres === null ? null : metres / 1000;
}

function without<Item>(list: readonly Item[], at: number): Item[] {
  return list.filter((_, index) => index !== at);
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
