import { useState } from "react";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { DateTimeField } from "../../../ui/staff/date/date-time-field.tsx";
import { DurationField } from "../../../ui/staff/field/duration-field.tsx";
import { NumberField } from "../../../ui/staff/field/number-field.tsx";
import { SwitchField } from "../../../ui/staff/field/switch-field.tsx";
import { fieldOf } from "../../../ui/staff/form/editing.ts";
import { Panel } from "../../../ui/staff/page/panel.tsx";
import { CourseEditor } from "./course-editor.tsx";
import { editorMessages } from "./editor.messages.ts";
import { HandicapEditor } from "./handicap-editor.tsx";
import { LapsEndChoice } from "./laps-end-choice.tsx";
import { NeutralEditor } from "./neutral-editor.tsx";
import { RelayLegsEditor } from "./relay-legs-editor.tsx";
import { StagesEditor } from "./stages-editor.tsx";
import type { TimingSectionProps } from "./timing-section-props.ts";

/** When and where a category races. */
export function TimingSection(props: TimingSectionProps) {
  const { editing, timeZone } = props;
  const m = useMessages(editorMessages);
  const format = useFormat();
  const { values } = editing;
  const gun = fieldOf(editing, "gunAt");
  const { gunAt, timeLimitMs } = values;
  const closesAt = timeLimitMs === null ? Number.NaN : gunAt + timeLimitMs;
  return (
    <Panel id="timing" title={m.timing}>
      <div className="form-grid">
        <DateTimeField
          label={m.gunAt}
          required
          timeZone={timeZone}
          {...gun}
          onChange={(at) => gun.onChange(at ?? Number.NaN)}
        />
        <SwitchField
          label={m.wavesHaveGuns}
          hint={values.wavesHaveGuns ? m.wavesHaveGunsHint : m.wavesShareGunHint}
          {...fieldOf(editing, "wavesHaveGuns")}
          value={values.wavesHaveGuns ?? false}
        />
        <DurationField
          label={m.timeLimit}
          hint={Number.isNaN(closesAt) ? m.noLimit : m.closesAt(format.instant(closesAt, timeZone))}
          {...fieldOf(editing, "timeLimitMs")}
        />
        <NumberField label={m.laps} unit={m.lapsUnit} hint={m.lapsHint} {...fieldOf(editing, "laps")} />
        {(values.laps !== null || values.lapsEnd || hasLapLine(props)) && <LapsEndChoice {...props} />}
        <SwitchField
          label={m.everyCheckpoint}
          hint={m.everyCheckpointHint}
          {...fieldOf(editing, "lapNeedsEveryCheckpoint")}
        />
      </div>
      <CourseEditor {...props} />
      {values.entryKind === "relay" && <RelayLegsEditor {...props} />}
      <Details {...props} />
    </Panel>
  );
}

function hasLapLine({ editing, points }: TimingSectionProps): boolean {
  return points.some(({ code, kind }) => kind === "lap" && editing.values.course.includes(code));
}

/** Settings that few races need: closed, unless one of them is set. */
function Details(props: TimingSectionProps) {
  const { editing } = props;
  const m = useMessages(editorMessages);
  const { stages, neutral = [], handicap, repeatWindowMs, maxSpeedMps } = editing.values;
  const hasParts = stages.length > 0 || neutral.length > 0 || Boolean(handicap);
  const isUsed = hasParts || repeatWindowMs !== null || maxSpeedMps !== null;
  const [open, setOpen] = useState(isUsed);
  const window = fieldOf(editing, "repeatWindowMs");
  return (
    <details
      className="form-part course-details"
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{m.advanced}</summary>
      {open && (
        <>
          <div className="form-grid">
            <NumberField
              label={m.repeatWindow}
              hint={m.repeatWindowHint}
              unit={m.seconds}
              {...window}
              value={window.value === null ? null : window.value / 1000}
              onChange={(seconds) => window.onChange(seconds === null ? null : seconds * 1000)}
            />
            <NumberField
              label={m.maxSpeed}
              hint={m.maxSpeedHint}
              unit={m.metresPerSecond}
              decimals={1}
              {...fieldOf(editing, "maxSpeedMps")}
            />
          </div>
          <NeutralEditor {...props} />
          <HandicapEditor {...props} />
          <StagesEditor {...props} />
        </>
      )}
    </details>
  );
}
