import { useMessages } from "../../../lib/i18n/language.ts";
import { BothLanguagesField } from "../../../ui/staff/field/both-languages-field.tsx";
import { SelectField } from "../../../ui/staff/field/select-field.tsx";
import { TextField } from "../../../ui/staff/field/text-field.tsx";
import { fieldOf } from "../../../ui/staff/form/editing.ts";
import { Panel } from "../../../ui/staff/page/panel.tsx";
import { choices } from "./choices.ts";
import { rulesMessages } from "./rules.messages.ts";
import type { RulesSectionsProps } from "./rules-section-props.ts";

export function WhatSection({ editing }: RulesSectionsProps) {
  const m = useMessages(rulesMessages);
  const gender = fieldOf(editing, "gender");
  return (
    <Panel id="what" title={m.what}>
      <div className="form-grid">
        <div className="form-grid__wide">
          <BothLanguagesField label={m.name} required maxLength={120} {...fieldOf(editing, "name")} />
        </div>
        <TextField label={m.code} hint={m.codeHint} required maxLength={40} {...fieldOf(editing, "code")} />
        <SelectField
          label={m.gender}
          options={choices(m.genders)}
          {...gender}
          onChange={(value) => gender.onChange(value ?? "any")}
        />
      </div>
    </Panel>
  );
}
