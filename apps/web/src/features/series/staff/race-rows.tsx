import "./race-rows.css";
import type { SeriesForm } from "@time-event/contract/series";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { Button } from "../../../ui/staff/control/button.tsx";
import { NumberField } from "../../../ui/staff/field/number-field.tsx";
import { SelectField } from "../../../ui/staff/field/select-field.tsx";
import { type Editing, fieldOf, rowsOf } from "../../../ui/staff/form/editing.ts";
import { RemoveButton } from "../../../ui/staff/form/remove-button.tsx";
import { OrderButtons } from "../../../ui/staff/order/order-buttons.tsx";
import type { SeriesChoice, SeriesValues } from "./series-values.ts";
import { staffSeriesMessages } from "./staff.messages.ts";

interface RaceRowsProps {
  readonly editing: Editing<SeriesValues>;
  readonly choices: readonly SeriesChoice[];
}

type Race = SeriesForm["races"][number];

/** The races of a series in their order, and which category of each is which class. */
export function RaceRows({ editing, choices }: RaceRowsProps) {
  const m = useMessages(staffSeriesMessages);
  const format = useFormat();
  const races = rowsOf<SeriesValues, "races", Race>(editing, "races");
  const { classes } = editing.values;
  const isTaken = (eventId: number) => races.rows.some((race) => race.eventId === eventId);
  const nameOf = ({ name, startsOn }: SeriesChoice) => `${format.text(name)} · ${format.day(startsOn, "short")}`;
  const next = choices.findLast(({ eventId }) => !isTaken(eventId));
  return (
    <>
      {races.rows.length === 0 && <p className="soft">{m.noRaces}</p>}
      <ol role="list" className="series-race-rows">
        {races.rows.map((race, at) => {
          const row = races.row(at);
          const event = choices.find(({ eventId }) => eventId === race.eventId);
          const name = event ? format.text(event.name) : String(race.eventId);
          return (
            <li key={race.eventId} className="series-race">
              <SelectField
                label={`${at + 1}. ${m.event}`}
                options={[
                  ...(event ? [] : [{ value: race.eventId, label: name }]),
                  ...choices
                    .filter(({ eventId }) => eventId === race.eventId || !isTaken(eventId))
                    .map((choice) => ({ value: choice.eventId, label: nameOf(choice) })),
                ]}
                {...fieldOf(row, "eventId")}
                onChange={(eventId) => eventId !== null && row.change({ eventId, categories: [] })}
              />
              <NumberField
                label={m.factor}
                unit={m.percent}
                {...fieldOf(row, "factorPercent")}
                onChange={(factorPercent) => row.change({ factorPercent: factorPercent ?? 100 })}
              />
              {classes.map(({ code, name: ofClass }) => {
                const index = race.categories.findIndex((each) => each.class === code);
                const rest = race.categories.filter((each) => each.class !== code);
                return (
                  <SelectField
                    key={code}
                    label={m.category(format.text(ofClass) || code)}
                    name={`races.${at}.categories.${index}.categoryId`}
                    placeholder={m.notIn}
                    clearable
                    options={(event?.categories ?? []).map((each) => ({
                      value: each.categoryId,
                      label: format.text(each.name) || each.code,
                    }))}
                    value={race.categories[index]?.categoryId ?? null}
                    error={index === -1 ? undefined : row.errorAt(`categories.${index}.categoryId`)}
                    onChange={(categoryId) =>
                      row.change({
                        categories: categoryId === null ? rest : [...rest, { class: code, categoryId }],
                      })
                    }
                  />
                );
              })}
              <div className="series-race__tools">
                <OrderButtons name={name} at={at} count={races.rows.length} onMove={(to) => races.move(at, to)} />
                <RemoveButton label={m.remove(name)} onClick={() => races.remove(at)} />
              </div>
            </li>
          );
        })}
      </ol>
      {next && (
        <div>
          <Button
            type="button"
            outlined
            icon="pi pi-plus"
            label={m.addRace}
            onClick={() => races.add({ eventId: next.eventId, factorPercent: 100, categories: [] })}
          />
        </div>
      )}
    </>
  );
}
