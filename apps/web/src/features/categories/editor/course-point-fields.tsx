import type { CoursePointRow } from "@time-event/contract/categories";
import { useState } from "react";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { DateTimeField } from "../../../ui/staff/date/date-time-field.tsx";
import { DurationField } from "../../../ui/staff/field/duration-field.tsx";
import { NumberField } from "../../../ui/staff/field/number-field.tsx";
import { CheckboxField } from "../../../ui/staff/field/switch-field.tsx";
import type { CoursePoint } from "./course-values.ts";
import { editorMessages } from "./editor.messages.ts";

interface CoursePointFieldsProps {
  readonly point: CoursePoint;
  readonly checkpoint: CoursePointRow;
  readonly mustPass: boolean;
  readonly timeZone: string;
  /** NaN: it is not typed yet. */
  readonly gunAt: number;
  readonly cutoffError: string | undefined;
  readonly afterError: string | undefined;
  readonly onChange: (point: CoursePoint) => void;
  readonly onMustPass: (must: boolean) => void;
}

/** A wave that starts after the gun, to show that its limit is later by as much. */
const later = 15 * 60_000;

/** What a course says of one of its points: where it is passed, when it closes, whether it may be left out. */
export function CoursePointFields(props: CoursePointFieldsProps) {
  const { point, checkpoint, mustPass, timeZone, gunAt, cutoffError, afterError, onChange, onMustPass } = props;
  const m = useMessages(editorMessages);
  const format = useFormat();
  const shared = checkpoint.cutoffAt;
  // where nothing is set, a long course stays a short list
  const [open, setOpen] = useState(
    point.distanceM !== null || point.cutoffAt !== null || point.cutoffAfterMs !== null || mustPass,
  );
  const afterMs = Number.isNaN(gunAt) ? Number.NaN : (point.cutoffAfterMs ?? 0);
  const clock = (ms: number) => format.clock(gunAt + ms, timeZone);
  return (
    <details className="course-point__rules" open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{m.pointRules}</summary>
      {open && (
        <div className="form-grid">
          <NumberField
            label={m.passedAt}
            hint={m.passedHint(format.kilometres(checkpoint.distanceM))}
            unit={m.kilometres}
            decimals={4}
            value={point.distanceM === null ? null : point.distanceM / 1000}
            onChange={(km) => onChange({ ...point, distanceM: km === null ? null : Math.round(km * 10_000) / 10 })}
          />
          <DateTimeField
            label={m.ownCutoff}
            hint={
              point.cutoffAt !== null && Number.isFinite(point.cutoffAt)
                ? m.cutoffExample(format.clock(point.cutoffAt, timeZone, true))
                : m.ownCutoffHint(shared === null ? null : format.instant(shared, timeZone))
            }
            timeZone={timeZone}
            error={cutoffError}
            value={point.cutoffAt}
            onChange={(cutoffAt) => onChange({ ...point, cutoffAt })}
          />
          <DurationField
            label={m.cutoffAfter}
            hint={
              afterMs > 0
                ? m.cutoffAfterExample(clock(0), clock(afterMs), clock(later), clock(later + afterMs))
                : m.cutoffAfterHint
            }
            error={afterError}
            value={point.cutoffAfterMs}
            onChange={(cutoffAfterMs) => onChange({ ...point, cutoffAfterMs })}
          />
          <CheckboxField label={m.mustPass} value={mustPass} onChange={onMustPass} />
        </div>
      )}
    </details>
  );
}
