import type { CategoryRulesForm } from "@time-event/contract/categories";
import { useMessages } from "../../../lib/i18n/language.ts";
import { BothLanguagesField } from "../../../ui/staff/field/both-languages-field.tsx";
import { NumberField } from "../../../ui/staff/field/number-field.tsx";
import { SelectField } from "../../../ui/staff/field/select-field.tsx";
import { SwitchField } from "../../../ui/staff/field/switch-field.tsx";
import { TextField } from "../../../ui/staff/field/text-field.tsx";
import { type Editing, fieldOf } from "../../../ui/staff/form/editing.ts";
import { choices } from "./choices.ts";
import { rulesMessages } from "./rules.messages.ts";

interface NamedRankingFieldsProps {
  readonly editing: Editing<NonNullable<CategoryRulesForm["rankings"]>[number]>;
}

/** One ranking: what it is called, its clock, and the conditions of who is in it. */
export function NamedRankingFields({ editing }: NamedRankingFieldsProps) {
  const m = useMessages(rulesMessages);
  const [clock, gender, nationality] = [
    fieldOf(editing, "clock"),
    fieldOf(editing, "gender"),
    fieldOf(editing, "nationality"),
  ];
  return (
    <div className="form-grid">
      <div className="form-grid__wide">
        <BothLanguagesField label={m.rankingName} required maxLength={120} {...fieldOf(editing, "name")} />
      </div>
      <TextField label={m.rankingCode} required maxLength={20} {...fieldOf(editing, "code")} />
      <SelectField
        label={m.rankingClock}
        options={choices(m.rankBys)}
        {...clock}
        onChange={(value) => clock.onChange(value ?? "gun")}
      />
      <SelectField
        label={m.gender}
        options={choices(m.genders)}
        {...gender}
        onChange={(value) => gender.onChange(value ?? "any")}
      />
      <SelectField
        label={m.nationality}
        options={choices(m.nationalities)}
        {...nationality}
        onChange={(value) => nationality.onChange(value ?? "any")}
      />
      <NumberField label={m.youngestAge} unit={m.years} {...fieldOf(editing, "youngestAge")} />
      <NumberField label={m.oldestAge} unit={m.years} {...fieldOf(editing, "oldestAge")} />
      <TextField label={m.division} hint={m.divisionHint} maxLength={40} {...fieldOf(editing, "division")} />
      <SwitchField label={m.rankingWinnersLeave} {...fieldOf(editing, "winnersLeave")} />
    </div>
  );
}
