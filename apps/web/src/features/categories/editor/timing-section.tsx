import { useState } from "react";
import { useMessages } from "../../../lib/i18n/language.ts";
import { DateTimeField } from "../../../ui/staff/date/date-time-field.tsx";
import { fieldOf } from "../../../ui/staff/form/editing.ts";
import { Panel } from "../../../ui/staff/page/panel.tsx";
import { CourseEditor } from "./course-editor.tsx";
import { editorMessages } from "./editor.messages.ts";
import { HandicapEditor } from "./handicap-editor.tsx";
import { NeutralEditor } from "./neutral-editor.tsx";
import { RaceRulesFields } from "./race-rules-fields.tsx";
import { ReadRulesFields } from "./read-rules-fields.tsx";
import { RelayLegsEditor } from "./relay-legs-editor.tsx";
import { StagesEditor } from "./stages-editor.tsx";
import type { RaceRulesProps, TimingSectionProps } from "./timing-section-props.ts";

/** When and where a category races. */
export function TimingSection(props: TimingSectionProps) {
  const { editing, timeZone } = props;
  const m = useMessages(editorMessages);
  const gun = fieldOf(editing, "gunAt");
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
        <RaceRulesFields
          {...raceRulesOf(props)}
          mayCountLaps={lapLineOf(props) !== undefined}
          lapM={lapLineOf(props)?.distanceM ?? null}
        />
      </div>
      <CourseEditor {...props} />
      {editing.values.entryKind === "relay" && <RelayLegsEditor {...props} />}
      <Details {...props} />
    </Panel>
  );
}

function raceRulesOf({ editing, timeZone }: TimingSectionProps): RaceRulesProps {
  return { editing, gunAt: editing.values.gunAt, timeZone };
}

/** Where on the course its first line of laps is passed. */
function lapLineOf({ editing, points }: TimingSectionProps) {
  const { course, distancesM = [] } = editing.values;
  return course.flatMap((code, at) => {
    const line = points.find((point) => point.code === code && point.kind === "lap");
    return line ? [{ distanceM: distancesM[at] ?? line.distanceM }] : [];
  })[0];
}

/** Settings that few races need: closed, unless one of them is set. */
function Details(props: TimingSectionProps) {
  const { editing } = props;
  const m = useMessages(editorMessages);
  const { stages, neutral = [], handicap, repeatWindowMs, maxSpeedMps } = editing.values;
  const hasParts = stages.length > 0 || neutral.length > 0 || Boolean(handicap);
  const isUsed = hasParts || repeatWindowMs !== null || maxSpeedMps !== null;
  const [open, setOpen] = useState(isUsed);
  return (
    <details
      className="form-part course-details"
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{m.advanced}</summary>
      {open && (
        <>
          <ReadRulesFields editing={editing} />
          <NeutralEditor {...props} />
          <HandicapEditor {...raceRulesOf(props)} />
          <StagesEditor {...props} />
        </>
      )}
    </details>
  );
}
