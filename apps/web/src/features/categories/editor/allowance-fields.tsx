import type { CategoryRulesForm } from "@time-event/contract/categories";
import { formatRaceTime } from "@time-event/domain/time/race-time";
import { useMessages } from "../../../lib/i18n/language.ts";
import { DurationField } from "../../../ui/staff/field/duration-field.tsx";
import { NumberField } from "../../../ui/staff/field/number-field.tsx";
import { SelectField } from "../../../ui/staff/field/select-field.tsx";
import { type Editing, fieldOf } from "../../../ui/staff/form/editing.ts";
import { choices } from "../rules/choices.ts";
import { rulesMessages } from "../rules/rules.messages.ts";
import { editorMessages } from "./editor.messages.ts";

interface AllowanceFieldsProps {
  readonly editing: Editing<NonNullable<CategoryRulesForm["handicap"]>["allowances"][number]>;
}

const exampleMs = 60 * 60_000;

/** One allowance: who has it, and how much, with what it makes of an hour or, where it is longer, of twice as much. */
export function AllowanceFields({ editing }: AllowanceFieldsProps) {
  const m = useMessages(editorMessages);
  const rules = useMessages(rulesMessages);
  const gender = fieldOf(editing, "gender");
  const allowance = fieldOf(editing, "allowanceMs");
  const offMs = allowance.value;
  const tookMs = Math.max(exampleMs, 2 * offMs);
  const write = (ms: number) => formatRaceTime(ms, "none");
  return (
    <div className="form-grid">
      <SelectField
        label={rules.gender}
        options={choices(rules.genders)}
        {...gender}
        onChange={(value) => gender.onChange(value ?? "any")}
      />
      <NumberField label={rules.youngestAge} unit={rules.years} {...fieldOf(editing, "youngestAge")} />
      <NumberField label={rules.oldestAge} unit={rules.years} {...fieldOf(editing, "oldestAge")} />
      <DurationField
        label={m.allowance}
        required
        hint={Number.isNaN(offMs) ? undefined : m.allowanceExample(write(tookMs), write(tookMs - offMs))}
        {...allowance}
        onChange={(ms) => allowance.onChange(ms ?? Number.NaN)}
      />
    </div>
  );
}
