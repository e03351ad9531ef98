import { bibCount } from "@time-event/domain/bibs/bib-range";
import { teamsIn } from "@time-event/domain/category/teams-in";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { NumberField } from "../../../ui/staff/field/number-field.tsx";
import { SelectField } from "../../../ui/staff/field/select-field.tsx";
import { SwitchField } from "../../../ui/staff/field/switch-field.tsx";
import { TextField } from "../../../ui/staff/field/text-field.tsx";
import { fieldOf } from "../../../ui/staff/form/editing.ts";
import { Panel } from "../../../ui/staff/page/panel.tsx";
import { choices } from "./choices.ts";
import { rulesMessages } from "./rules.messages.ts";
import type { RulesSectionsProps } from "./rules-section-props.ts";

export function EntrySection({ editing, entered = 0 }: RulesSectionsProps) {
  const m = useMessages(rulesMessages);
  const format = useFormat();
  const { values } = editing;
  const kind = fieldOf(editing, "entryKind");
  const mix = fieldOf(editing, "teamMix");
  const per = fieldOf(editing, "feePer");
  const isTeam = values.entryKind !== "individual";
  const [fewest, most] = teamsIn(values) ?? [];
  const range = fewest === most ? [fewest] : [fewest, most];
  const teams = m.capacityTeams(range.map((count) => (count === undefined ? "" : format.number(count))).join("–"));
  return (
    <Panel id="who" title={m.who} hint={m.whoHint}>
      <div className="form-grid">
        <SelectField
          label={m.entryKind}
          options={choices(m.entryKinds)}
          {...kind}
          onChange={(value) =>
            editing.change({
              entryKind: value ?? "individual",
              // a price of a team is none of somebody alone
              ...((value ?? "individual") === "individual" && { feePer: "person" }),
            })
          }
        />
        {isTeam && (
          <>
            <NumberField label={m.teamSmallest} unit={m.people} required {...fieldOf(editing, "teamSmallest")} />
            <NumberField label={m.teamLargest} unit={m.people} required {...fieldOf(editing, "teamLargest")} />
            <SelectField
              label={m.teamMix}
              options={choices(m.teamMixes)}
              {...mix}
              onChange={(value) => mix.onChange(value ?? "any")}
            />
          </>
        )}
        {/* also where it goes with nobody alone, so that it can be mended */}
        {(values.entryKind === "team" || (!isTeam && values.feePer === "team")) && (
          <SelectField
            label={m.feePer}
            options={choices(m.feePers)}
            {...per}
            onChange={(value) => per.onChange(value ?? "person")}
          />
        )}
        <NumberField label={m.youngestAge} unit={m.years} hint={m.ageHint} {...fieldOf(editing, "youngestAge")} />
        <NumberField label={m.oldestAge} unit={m.years} hint={m.ageHint} {...fieldOf(editing, "oldestAge")} />
        <NumberField
          label={m.capacity}
          unit={m.placeUnits[values.entryKind]}
          hint={[teams, entered > 0 ? m.capacityHint(format.number(entered)) : m.unlimited].filter(Boolean).join(" · ")}
          {...fieldOf(editing, "capacity")}
        />
        <SwitchField label={m.hidden} hint={m.hiddenHint} {...fieldOf(editing, "hidden")} />
      </div>
      <fieldset className="form-part">
        <legend>{m.bibs}</legend>
        <div className="form-grid form-grid--narrow">
          <TextField label={m.bibPrefix} maxLength={8} {...fieldOf(editing, "bibPrefix")} />
          <NumberField label={m.bibFrom} {...fieldOf(editing, "bibFrom")} />
          <NumberField label={m.bibTo} {...fieldOf(editing, "bibTo")} />
        </div>
        {values.bibFrom !== null && values.bibTo !== null && values.bibTo >= values.bibFrom && (
          <p className="soft figures">
            {m.bibsSample(
              `${values.bibPrefix}${values.bibFrom}`,
              `${values.bibPrefix}${values.bibTo}`,
              format.number(bibCount(values)),
            )}
          </p>
        )}
      </fieldset>
    </Panel>
  );
}
