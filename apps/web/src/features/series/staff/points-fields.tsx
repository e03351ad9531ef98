import type { SeriesForm } from "@time-event/contract/series";
import { seriesRankings, usualSeriesRules } from "@time-event/domain/series/series-rules";
import { arabicDigits } from "@time-event/domain/text/arabic-digits";
import { useDraftState } from "../../../lib/drafts/use-draft.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { NumberField } from "../../../ui/staff/field/number-field.tsx";
import { SelectField } from "../../../ui/staff/field/select-field.tsx";
import { TextField } from "../../../ui/staff/field/text-field.tsx";
import { type Editing, fieldOf } from "../../../ui/staff/form/editing.ts";
import { staffSeriesMessages } from "./staff.messages.ts";

type Rules = SeriesForm["rules"];

const usual = () => structuredClone(usualSeriesRules("2026-12-31").points) as Rules["points"];
/** ITRA and many others give the winner so many. */
const usualWinner = 1_000;

/** What a race gives: by place or by time, of which place, and to whom who did not finish. */
export function PointsFields({ editing }: { readonly editing: Editing<Rules> }) {
  const m = useMessages(staffSeriesMessages);
  const { points } = editing.values;
  const set = (changed: Rules["points"]) => editing.change({ points: changed });
  return (
    <div className="form-grid">
      <SelectField
        label={m.by}
        name="points.by"
        value={points.by}
        onChange={(by) => set(by === "time" ? { by, winner: usualWinner } : usual())}
        error={undefined}
        options={(["place", "time"] as const).map((value) => ({ value, label: m.byWords[value] }))}
      />
      <SelectField
        label={m.placeOf}
        {...fieldOf(editing, "placeOf")}
        onChange={(placeOf) => placeOf && editing.change({ placeOf })}
        options={seriesRankings.map((value) => ({ value, label: m.ranking[value] }))}
      />
      {points.by === "place" ? (
        <>
          <TableField
            table={points.table}
            error={editing.errorAt("points.table")}
            onChange={(table) => set({ ...points, table })}
          />
          <NumberField
            label={m.others}
            unit={m.unit}
            name="points.others"
            value={points.others}
            error={editing.errorAt("points.others")}
            onChange={(others) => set({ ...points, others: others ?? 0 })}
          />
        </>
      ) : (
        <NumberField
          label={m.winner}
          unit={m.unit}
          name="points.winner"
          value={points.winner}
          error={editing.errorAt("points.winner")}
          onChange={(winner) => set({ by: "time", winner: winner ?? 0 })}
        />
      )}
      {(["dnf", "dsq"] as const).map((key) => (
        <NumberField
          key={key}
          label={m[key]}
          unit={m.unit}
          {...fieldOf(editing, key)}
          onChange={(given) => editing.change({ [key]: given ?? 0 })}
        />
      ))}
    </div>
  );
}

interface TableFieldProps {
  readonly table: readonly number[];
  readonly error: string | undefined;
  readonly onChange: (table: number[]) => void;
}

/** The points of each place in one line, as people write them. */
function TableField({ table, error, onChange }: TableFieldProps) {
  const m = useMessages(staffSeriesMessages);
  const [typed, setTyped] = useDraftState("series-table", "");
  const shown = typed !== "" && readTable(typed).join() === table.join() ? typed : table.join(", ");
  return (
    <TextField
      label={m.table}
      hint={m.tableHint}
      name="points.table"
      value={shown}
      error={error}
      onChange={(text) => {
        setTyped(text);
        onChange(readTable(text));
      }}
    />
  );
}

function readTable(text: string): number[] {
  return (arabicDigits(text).match(/\d+/g) ?? []).map(Number);
}
