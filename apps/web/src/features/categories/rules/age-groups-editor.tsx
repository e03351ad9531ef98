import type { CategoryRulesForm } from "@time-event/contract/categories";
import { adultsFrom, tenYearBands } from "@time-event/domain/category/new-category";
import { ageBands } from "@time-event/domain/eligibility/age-bands";
import { useMessages } from "../../../lib/i18n/language.ts";
import { Button } from "../../../ui/staff/control/button.tsx";
import { NumberField } from "../../../ui/staff/field/number-field.tsx";
import { SelectField } from "../../../ui/staff/field/select-field.tsx";
import { TextField } from "../../../ui/staff/field/text-field.tsx";
import { type Editing, fieldOf, rowsOf } from "../../../ui/staff/form/editing.ts";
import { RemoveButton } from "../../../ui/staff/form/remove-button.tsx";
import { AgeBandsPicture } from "./age-bands-picture.tsx";
import { choices } from "./choices.ts";
import { RegroupPart } from "./regroup-part.tsx";
import type { Regroupable } from "./regroupable.ts";
import { rulesMessages } from "./rules.messages.ts";

type AgeGroup = CategoryRulesForm["ageGroups"][number];

const fivePlan = { adultsFrom, bandsFrom: 30, years: 5, openFrom: 70 };

interface AgeGroupsEditorProps {
  readonly editing: Editing<CategoryRulesForm>;
  /** Left out: nobody has entered yet. */
  readonly regroup?: Regroupable;
}

/** Age groups row by row, with ready-made sets and a picture that shows gaps and overlaps. */
export function AgeGroupsEditor({ editing, regroup }: AgeGroupsEditorProps) {
  const m = useMessages(rulesMessages);
  const groups = rowsOf<CategoryRulesForm, "ageGroups", AgeGroup>(editing, "ageGroups");
  const among = editing.values.gender;
  const asksGender = among === "any" || groups.rows.some(({ gender }) => gender !== undefined);
  // the sets begin with the youngest who may enter
  const youngest = editing.values.youngestAge ?? 0;
  const [five, ten] = [fivePlan, tenYearBands].map((plan) => ageBands({ youngest, ...plan })) as [
    AgeGroup[],
    AgeGroup[],
  ];
  const of = (gender: "M" | "F", bands: AgeGroup[]) => bands.map((group) => ({ ...group, gender }));
  const choose = (ageGroups: AgeGroup[]) => editing.change({ ageGroups });
  const add = () => {
    const last = groups.rows.at(-1);
    const from = last ? (last.to ?? last.from) + 1 : youngest;
    groups.add({ code: `${from}+`, from, to: null, ...(last?.gender && { gender: last.gender }) });
  };
  return (
    <fieldset className="form-part">
      <legend>{m.ageGroups}</legend>
      <div className="row age-groups__presets">
        <span className="soft">{m.presets}</span>
        <Button type="button" text label={m.fiveYears} onClick={() => choose(five)} />
        <Button type="button" text label={m.tenYears} onClick={() => choose(ten)} />
        {among === "any" &&
          (
            [
              [m.fiveYearsEach, five, five],
              [m.tenYearsEach, ten, ten],
              [m.fiveAndTenYears, five, ten],
            ] as const
          ).map(([label, men, women]) => (
            <Button
              key={label}
              type="button"
              text
              label={label}
              onClick={() => choose([...of("M", men), ...of("F", women)])}
            />
          ))}
        {groups.rows.length > 0 && <Button type="button" text label={m.noBands} onClick={() => choose([])} />}
      </div>
      {among === "any" && <p className="soft">{m.gendersApart}</p>}
      {groups.rows.length === 0 && <p className="soft">{m.noAgeGroups}</p>}
      {groups.rows.length > 0 && <AgeBandsPicture groups={groups.rows} among={among} allowed={editing.values} />}
      <ul role="list" className="row-table">
        {groups.rows.map((group, at) => {
          const row = groups.row(at);
          const from = fieldOf(row, "from");
          const gender = fieldOf(row, "gender");
          return (
            <li
              key={at}
              className={
                asksGender ? "row-table__row age-groups__row age-groups__row--gender" : "row-table__row age-groups__row"
              }
            >
              <TextField label={m.groupCode} maxLength={40} {...fieldOf(row, "code")} />
              {asksGender && (
                <SelectField
                  label={m.gender}
                  options={choices(m.genders)}
                  {...gender}
                  value={gender.value ?? "any"}
                  onChange={(value) => gender.onChange(value === "M" || value === "F" ? value : undefined)}
                />
              )}
              <NumberField label={m.from} unit={m.years} {...from} onChange={(age) => from.onChange(age ?? 0)} />
              <NumberField label={m.to} unit={m.years} {...fieldOf(row, "to")} />
              <RemoveButton label={m.remove(group.code)} onClick={() => groups.remove(at)} />
            </li>
          );
        })}
      </ul>
      <div>
        <Button type="button" outlined icon="pi pi-plus" label={m.addGroup} onClick={add} />
      </div>
      {regroup && groups.rows.length > 0 && <RegroupPart of={regroup} ageGroups={[...groups.rows]} among={among} />}
    </fieldset>
  );
}
