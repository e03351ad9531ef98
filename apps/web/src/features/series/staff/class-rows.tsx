import type { SeriesForm } from "@time-event/contract/series";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { Button } from "../../../ui/staff/control/button.tsx";
import { BothLanguagesField } from "../../../ui/staff/field/both-languages-field.tsx";
import { TextField } from "../../../ui/staff/field/text-field.tsx";
import { type Editing, fieldOf, rowsOf } from "../../../ui/staff/form/editing.ts";
import { RemoveButton } from "../../../ui/staff/form/remove-button.tsx";
import type { SeriesValues } from "./series-values.ts";
import { staffSeriesMessages } from "./staff.messages.ts";

/** The classes of a series. Whoever renames a code renames it in the races, too. */
export function ClassRows({ editing }: { readonly editing: Editing<SeriesValues> }) {
  const m = useMessages(staffSeriesMessages);
  const format = useFormat();
  const classes = rowsOf<SeriesValues, "classes", SeriesForm["classes"][number]>(editing, "classes");
  const { races } = editing.values;
  const inRaces = (
    change: (own: SeriesForm["races"][number]["categories"]) => SeriesForm["races"][number]["categories"],
  ) => races.map((race) => ({ ...race, categories: change(race.categories) }));
  const rename = (at: number, code: string) => {
    const before = classes.rows[at]!.code;
    editing.change({
      classes: classes.rows.map((row, index) => (index === at ? { ...row, code } : row)),
      races: inRaces((own) => own.map((each) => (each.class === before ? { ...each, class: code } : each))),
    });
  };
  const remove = (at: number) => {
    const { code } = classes.rows[at]!;
    editing.change({
      classes: classes.rows.filter((_, index) => index !== at),
      races: inRaces((own) => own.filter((each) => each.class !== code)),
    });
  };
  const free =
    "ABCDEFGHIJKLMNOPQRST".split("").find((letter) => classes.rows.every(({ code }) => code !== letter)) ?? "";
  return (
    <>
      <ul role="list" className="row-table">
        {classes.rows.map((row, at) => {
          const one = classes.row(at);
          return (
            <li key={at} className="row-table__row">
              <TextField
                label={m.code}
                maxLength={40}
                {...fieldOf(one, "code")}
                onChange={(code) => rename(at, code)}
              />
              <BothLanguagesField label={m.className} maxLength={120} {...fieldOf(one, "name")} />
              {classes.rows.length > 1 && (
                <RemoveButton label={m.remove(format.text(row.name) || row.code)} onClick={() => remove(at)} />
              )}
            </li>
          );
        })}
      </ul>
      <div>
        <Button
          type="button"
          outlined
          icon="pi pi-plus"
          label={m.addClass}
          onClick={() => classes.add({ code: free, name: { th: "", en: "" } })}
        />
      </div>
    </>
  );
}
