import type { CategoryForm } from "@time-event/contract/categories";
import { formatRaceTime } from "@time-event/domain/time/race-time";
import { useMessages } from "../../../lib/i18n/language.ts";
import { Button } from "../../../ui/staff/control/button.tsx";
import { DateTimeField } from "../../../ui/staff/date/date-time-field.tsx";
import { SelectField } from "../../../ui/staff/field/select-field.tsx";
import { TextField } from "../../../ui/staff/field/text-field.tsx";
import { fieldOf, rowsOf } from "../../../ui/staff/form/editing.ts";
import { RemoveButton } from "../../../ui/staff/form/remove-button.tsx";
import { editorMessages } from "./editor.messages.ts";
import type { TimingSectionProps } from "./timing-section-props.ts";

type Stage = CategoryForm["stages"][number];

/** Timed stages, each a part of the course from one of its points to another. */
export function StagesEditor({ editing, timeZone }: TimingSectionProps) {
  const m = useMessages(editorMessages);
  const { course } = editing.values;
  const stages = rowsOf<CategoryForm, "stages", Stage>(editing, "stages");
  const options = course.map((code, at) => ({ value: at, label: `${at + 1}. ${code}` }));
  const add = () => stages.add({ code: `SS${stages.rows.length + 1}`, checkpoints: [], gunAt: null });
  return (
    <fieldset className="form-part">
      <legend>{m.stages}</legend>
      <p className="soft">{m.stagesHint}</p>
      {stages.rows.map((stage, at) => {
        const row = stages.row(at);
        const [first, last] = spanOf(course, stage.checkpoints);
        const cover = (from: number | null, to: number | null) =>
          row.change({ checkpoints: from === null || to === null ? [] : course.slice(from, to + 1) });
        return (
          <div key={at} className="stage-row">
            <TextField label={m.stageCode} required maxLength={40} {...fieldOf(row, "code")} />
            <SelectField
              label={m.stageFrom}
              value={first}
              options={options}
              error={row.errorAt("checkpoints")}
              onChange={(from) => cover(from, Math.max(last ?? course.length - 1, (from ?? 0) + 1))}
            />
            <SelectField
              label={m.stageTo}
              value={last}
              options={options.filter(({ value }) => value > (first ?? -1))}
              onChange={(to) => cover(first ?? 0, to)}
            />
            <DateTimeField label={m.stageGun} hint={m.stageGunHint} timeZone={timeZone} {...fieldOf(row, "gunAt")} />
            <RemoveButton label={m.remove(stage.code)} onClick={() => stages.remove(at)} />
          </div>
        );
      })}
      {stages.rows.length > 1 && <p className="soft">{example(m, stages.rows)}</p>}
      <div>
        <Button
          type="button"
          outlined
          icon="pi pi-plus"
          label={m.addStage}
          disabled={course.length < 2}
          onClick={add}
        />
      </div>
    </fieldset>
  );
}

/** What counts of somebody who takes 12 minutes for the first stage, and a minute and a half more for each one after it. */
function example(m: typeof editorMessages.th, stages: readonly Stage[]): string {
  const msOf = (at: number) => 720_000 + at * 90_000;
  const time = (ms: number) => formatRaceTime(ms, "none");
  const sum = stages.reduce((total, _, at) => total + msOf(at), 0);
  return m.stagesExample(stages.map(({ code }, at) => `${code} ${time(msOf(at))}`).join(" + "), time(sum));
}

/** Where on the course a stage begins and ends. */
function spanOf(course: readonly string[], points: readonly string[]): [number | null, number | null] {
  const first = points[0] === undefined ? -1 : course.indexOf(points[0]);
  const last = first < 0 ? -1 : course.indexOf(points.at(-1)!, first + 1);
  return [first < 0 ? null : first, last < 0 ? null : last];
}
