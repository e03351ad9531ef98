import type { CoursePointRow } from "@time-event/contract/categories";
import { hasEndsOnly } from "@time-event/domain/course/course-along";
import { passedPoints } from "@time-event/domain/race/course-distances";
import { writeDuration } from "@time-event/domain/time/duration-text";
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
import { CoursePointFields } from "./course-point-fields.tsx";
import { courseOf, pointsOf, withMustPass, withPoint, type CoursePoint } from "./course-values.ts";
import { editorMessages } from "./editor.messages.ts";
import { MustPassChoice } from "./must-pass-choice.tsx";
import { PointsOffer } from "./points-offer.tsx";
import type { TimingSectionProps } from "./timing-section-props.ts";

/** The points of a course in passing order, with a picture of where they lie. */
export function CourseEditor({ editing, points, timeZone }: TimingSectionProps) {
  const m = useMessages(editorMessages);
  const format = useFormat();
  const { eventId, categoryId } = useParams();
  const { laps, mustPass, firstLapM } = editing.values;
  const course = pointsOf(editing.values);
  const byCode = new Map(points.map((point) => [point.code, point]));
  const codes = course.map(({ code }) => code);
  const put = (next: readonly CoursePoint[]) => editing.change(courseOf(next, mustPass));
  const nameOf = (code: string) => pointName(byCode.get(code), code, format);
  const error = editing.errorAt("course");
  if (points.length === 0) return <NoPoints />;
  const passed = passedPoints({ checkpoints: codes, distancesM: course.map(({ distanceM }) => distanceM) }, byCode);
  const chosen = passed.flatMap((point) => point ?? []);
  return (
    <fieldset className="form-part" aria-describedby={error ? "course-error" : undefined}>
      <legend>{m.course}</legend>
      <p className="soft">{m.courseHint}</p>
      {chosen.length > 1 && (
        <>
          <CourseLine points={chosen} />
          <p className="soft figures">{m.length(format.distance(courseLengthM(chosen, laps, firstLapM)))}</p>
        </>
      )}
      {hasEndsOnly(codes, points) && (
        <PointsOffer
          eventId={Number(eventId)}
          categoryId={Number(categoryId) || null}
          own={course}
          onChoose={(next) => put(next)}
        />
      )}
      <OrderedList
        label={m.course}
        items={codes}
        itemKey={(code, at) => `${code}-${codes.slice(0, at).filter((each) => each === code).length}`}
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
          const checkpoint = byCode.get(code);
          const point = course[at]!;
          const shared = point.cutoffAfterMs === null ? checkpoint?.cutoffAt : null;
          const closesAt = point.cutoffAt ?? shared ?? Number.NaN;
          const wrong = editing.errorAt(`course.${at}`);
          return (
            <div className="course-point">
              <b>{nameOf(code)}</b>
              {checkpoint && (
                <span className="soft figures">
                  {[
                    m.kinds[checkpoint.kind],
                    ...(Number.isNaN(closesAt) ? [] : [m.closes(format.clock(closesAt, timeZone))]),
                    ...(point.cutoffAfterMs ? [m.closesAfter(writeDuration(point.cutoffAfterMs))] : []),
                    ...(mustPass?.checkpoints.includes(code) ? [m.mustPass] : []),
                  ].join(" · ")}
                </span>
              )}
              {checkpoint && (
                <CoursePointFields
                  point={point}
                  checkpoint={checkpoint}
                  mustPass={mustPass?.checkpoints.includes(code) ?? false}
                  timeZone={timeZone}
                  gunAt={editing.values.gunAt}
                  cutoffError={editing.errorAt(`cutoffsAt.${at}`)}
                  afterError={editing.errorAt(`cutoffsAfterMs.${at}`)}
                  onChange={(changed) => put(course.with(at, changed))}
                  onMustPass={(must) => editing.change({ mustPass: withMustPass(mustPass, code, must) })}
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
          onChange={(code) => code !== null && put(withPoint(course, code, byCode))}
        />
        <MustPassChoice {...{ editing, points, timeZone, nameOf }} />
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
