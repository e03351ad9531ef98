import type { SeriesForm } from "@time-event/contract/series";
import { ageBands } from "@time-event/domain/eligibility/age-bands";
import { seriesRankings, type TieBreak } from "@time-event/domain/series/series-rules";
import { useMessages } from "../../../lib/i18n/language.ts";
import { Button } from "../../../ui/staff/control/button.tsx";
import { DateField } from "../../../ui/staff/date/date-field.tsx";
import { MultiSelectField } from "../../../ui/staff/field/multi-select-field.tsx";
import { NumberField } from "../../../ui/staff/field/number-field.tsx";
import { SelectField } from "../../../ui/staff/field/select-field.tsx";
import { TextField } from "../../../ui/staff/field/text-field.tsx";
import { type Editing, fieldOf, rowsOf } from "../../../ui/staff/form/editing.ts";
import { RemoveButton } from "../../../ui/staff/form/remove-button.tsx";
import { staffSeriesMessages } from "./staff.messages.ts";

type Rules = SeriesForm["rules"];

const five = { youngest: 18, bandsFrom: 30, years: 5, openFrom: 70 };
const ten = { youngest: 18, bandsFrom: 30, years: 10, openFrom: 60 };
const tieOrders = ["wins lastRace", "lastRace wins", "wins", "lastRace", ""] as const;

/** Which races count, which standings there are, what decides ties, and the age groups of the season. */
export function RankingFields({ editing }: { readonly editing: Editing<Rules> }) {
  const m = useMessages(staffSeriesMessages);
  const { ties, placeOf, rankings } = editing.values;
  const usesAges = placeOf === "ageGroup" || rankings.includes("ageGroup");
  return (
    <>
      <div className="form-grid">
        <NumberField label={m.best} hint={m.bestHint} unit={m.raceUnit} {...fieldOf(editing, "best")} />
        <NumberField
          label={m.atLeast}
          unit={m.raceUnit}
          {...fieldOf(editing, "atLeast")}
          onChange={(atLeast) => editing.change({ atLeast: atLeast ?? 1 })}
        />
        <SelectField
          label={m.tie}
          name="ties"
          value={ties.join(" ") as (typeof tieOrders)[number]}
          error={editing.errorAt("ties")}
          onChange={(order) => editing.change({ ties: (order ?? "").split(" ").filter(Boolean) as TieBreak[] })}
          options={tieOrders.map((value) => ({ value, label: m.ties[value] }))}
        />
        <MultiSelectField
          label={m.rankings}
          {...fieldOf(editing, "rankings")}
          onChange={(chosen) => editing.change({ rankings: [...chosen] })}
          options={seriesRankings.map((value) => ({ value, label: m.ranking[value] }))}
        />
      </div>
      {usesAges && <AgeFields editing={editing} />}
    </>
  );
}

function AgeFields({ editing }: { readonly editing: Editing<Rules> }) {
  const m = useMessages(staffSeriesMessages);
  const groups = rowsOf<Rules, "ageGroups", Rules["ageGroups"][number]>(editing, "ageGroups");
  const choose = (ageGroups: Rules["ageGroups"]) => editing.change({ ageGroups });
  return (
    <fieldset className="form-part">
      <legend>{m.ageGroups}</legend>
      <div className="form-grid">
        <DateField label={m.agesOn} hint={m.agesHint} {...fieldOf(editing, "agesOn")} />
      </div>
      <div className="row">
        <Button type="button" text label={m.fiveYears} onClick={() => choose(ageBands(five))} />
        <Button type="button" text label={m.tenYears} onClick={() => choose(ageBands(ten))} />
        {groups.rows.length > 0 && <Button type="button" text label={m.noAges} onClick={() => choose([])} />}
      </div>
      <p className="staff-field__error" role="alert">
        {editing.errorAt("ageGroups")}
      </p>
      <ul role="list" className="row-table">
        {groups.rows.map((group, at) => {
          const row = groups.row(at);
          return (
            <li key={at} className="row-table__row">
              <TextField label={m.code} maxLength={40} {...fieldOf(row, "code")} />
              <NumberField
                label={m.from}
                unit={m.years}
                {...fieldOf(row, "from")}
                onChange={(from) => row.change({ from: from ?? 0 })}
              />
              <NumberField label={m.to} unit={m.years} {...fieldOf(row, "to")} />
              <RemoveButton label={m.remove(group.code)} onClick={() => groups.remove(at)} />
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
