import type { CategoryForm } from "@time-event/contract/categories";
import { formatRaceTime } from "@time-event/domain/time/race-time";
import { useMessages } from "../../../lib/i18n/language.ts";
import { Button } from "../../../ui/staff/control/button.tsx";
import { DurationField } from "../../../ui/staff/field/duration-field.tsx";
import { SelectField } from "../../../ui/staff/field/select-field.tsx";
import { fieldOf, rowsOf } from "../../../ui/staff/form/editing.ts";
import { RemoveButton } from "../../../ui/staff/form/remove-button.tsx";
import { editorMessages } from "./editor.messages.ts";
import type { TimingSectionProps } from "./timing-section-props.ts";

type Section = NonNullable<CategoryForm["neutral"]>[number];

const exampleMs = 5 * 60_000;

/** Parts of the course whose time does not count, each told by an example that follows what is set. */
export function NeutralEditor({ editing }: TimingSectionProps) {
  const m = useMessages(editorMessages);
  const { course } = editing.values;
  const sections = rowsOf<CategoryForm, "neutral", Section>(editing, "neutral");
  const options = [...new Set(course)].map((code) => ({ value: code, label: code }));
  const begin = Math.min(Math.max(1, course.indexOf(sections.rows.at(-1)?.to ?? "")), course.length - 2);
  return (
    <fieldset className="form-part">
      <legend>{m.neutral}</legend>
      <p className="soft">{m.neutralHint}</p>
      {sections.rows.map((section, at) => {
        const row = sections.row(at);
        const from = fieldOf(row, "from");
        const to = fieldOf(row, "to");
        return (
          <div key={at} className="neutral-row">
            <SelectField
              label={m.stageFrom}
              options={options}
              {...from}
              onChange={(code) => from.onChange(code ?? "")}
            />
            <SelectField label={m.stageTo} options={options} {...to} onChange={(code) => to.onChange(code ?? "")} />
            <DurationField label={m.neutralLimit} hint={exampleOf(section, m)} {...fieldOf(row, "limitMs")} />
            <RemoveButton label={m.remove(`${section.from}–${section.to}`)} onClick={() => sections.remove(at)} />
          </div>
        );
      })}
      <div>
        <Button
          type="button"
          outlined
          icon="pi pi-plus"
          label={m.addNeutral}
          disabled={course.length < 2}
          onClick={() => sections.add({ from: course[begin] ?? "", to: course[begin + 1] ?? "", limitMs: null })}
        />
      </div>
    </fieldset>
  );
}

/** Whoever takes longer than the limit: what is taken off, and what counts. Without a limit: all is taken off. */
function exampleOf({ limitMs }: Section, m: (typeof editorMessages)["th"]): string {
  const limit = limitMs === null || Number.isNaN(limitMs) ? null : limitMs;
  const write = (ms: number) => formatRaceTime(ms, "none");
  const tookMs = limit === null ? exampleMs : limit + exampleMs;
  return limit === null
    ? m.neutralExample.all(write(tookMs))
    : m.neutralExample.part(write(tookMs), write(limit), write(exampleMs));
}
