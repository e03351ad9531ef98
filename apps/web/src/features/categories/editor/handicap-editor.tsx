import type { CategoryRulesForm } from "@time-event/contract/categories";
import { formatRaceTime } from "@time-event/domain/time/race-time";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { Button } from "../../../ui/staff/control/button.tsx";
import { SelectField } from "../../../ui/staff/field/select-field.tsx";
import { type Editing, rowsOf } from "../../../ui/staff/form/editing.ts";
import { RemoveButton } from "../../../ui/staff/form/remove-button.tsx";
import { OrderedList } from "../../../ui/staff/order/ordered-list.tsx";
import { AllowanceFields } from "./allowance-fields.tsx";
import { editorMessages } from "./editor.messages.ts";
import type { RaceRulesProps } from "./timing-section-props.ts";

type Handicap = NonNullable<CategoryRulesForm["handicap"]>;
type Allowance = Handicap["allowances"][number];

const minute = 60_000;

/** How slower people get a chance to win, told by an example that follows what is set. */
export function HandicapEditor({ editing, gunAt, timeZone }: RaceRulesProps) {
  const m = useMessages(editorMessages);
  const format = useFormat();
  const { gender, handicap } = editing.values;
  const at = (minutes: number) =>
    Number.isNaN(gunAt) ? formatRaceTime(minutes * minute, "none") : format.clock(gunAt + minutes * minute, timeZone);
  const first: Allowance = {
    gender: gender === "any" ? "F" : "any",
    youngestAge: gender === "any" ? null : 50,
    oldestAge: null,
    allowanceMs: 5 * minute,
  };
  const choose = (by: Handicap["by"] | "none" | null) => {
    if (by === null || by === "none") return editing.change({ handicap: null });
    editing.change({ handicap: { by, allowances: by === "start" ? [] : [first] } });
  };
  return (
    <fieldset className="form-part">
      <legend>{m.handicap}</legend>
      <div className="form-grid">
        <SelectField
          label={m.handicapBy}
          hint={
            handicap?.by === "start"
              ? m.handicapStart(at(0), at(5), at(50), at(51))
              : m.handicapHints[handicap?.by ?? "none"]
          }
          error={editing.errorAt("handicap.by")}
          value={handicap?.by ?? "none"}
          options={(["none", "start", "allowance"] as const).map((value) => ({ value, label: m.handicapBys[value] }))}
          onChange={choose}
        />
      </div>
      {handicap?.by === "allowance" && <Allowances editing={within(editing, handicap)} blank={first} />}
    </fieldset>
  );
}

function within(editing: RaceRulesProps["editing"], handicap: Handicap): Editing<Handicap> {
  return {
    values: handicap,
    change: (patch) => editing.change({ handicap: { ...handicap, ...patch } }),
    errorAt: (path) => editing.errorAt(`handicap.${path}`),
  };
}

function Allowances({ editing, blank }: { readonly editing: Editing<Handicap>; readonly blank: Allowance }) {
  const m = useMessages(editorMessages);
  const allowances = rowsOf<Handicap, "allowances", Allowance>(editing, "allowances");
  const nameOf = (at: number) => m.allowanceOf(at + 1);
  return (
    <>
      <OrderedList
        label={m.allowances}
        items={allowances.rows}
        itemKey={(_, at) => at}
        itemName={(allowance) => nameOf(allowances.rows.indexOf(allowance))}
        onMove={allowances.move}
        actions={(_, at) => <RemoveButton label={m.remove(nameOf(at))} onClick={() => allowances.remove(at)} />}
      >
        {(_, at) => <AllowanceFields editing={allowances.row(at)} />}
      </OrderedList>
      <div>
        <Button
          type="button"
          outlined
          icon="pi pi-plus"
          label={m.addAllowance}
          onClick={() => allowances.add({ ...blank, gender: "any", youngestAge: 60 })}
        />
      </div>
    </>
  );
}
