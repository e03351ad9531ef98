import type { Offered } from "@time-event/contract/order-offers";
import { useFormat } from "../../../../lib/i18n/format.ts";
import { useMessages } from "../../../../lib/i18n/language.ts";
import { Button } from "../../../../ui/staff/control/button.tsx";
import { SelectField } from "../../../../ui/staff/field/select-field.tsx";
import { DrawerPart } from "../drawer-part.tsx";
import { EntryPlayers } from "./entry-players.tsx";
import { makingMessages } from "./making.messages.ts";
import { whyFullOf } from "./why-full.ts";
import type { TypedEntry } from "./use-typed-order.ts";

interface EntryPartProps {
  readonly index: number;
  readonly entry: TypedEntry;
  readonly isAlone: boolean;
  readonly offered: Offered;
  readonly raceDay: string;
  readonly errorAt: (path: string) => string | undefined;
  readonly onChange: (entry: TypedEntry) => void;
  readonly onRemove: () => void;
}

/** One entry: its category, with what is left of it, and its players. */
export function EntryPart({ index, entry, isAlone, offered, raceDay, errorAt, onChange, onRemove }: EntryPartProps) {
  const m = useMessages(makingMessages);
  const format = useFormat();
  const path = `entries.${index}`;
  const { category: code } = entry;
  const category = offered.categories.find((each) => each.code === code);
  // told before anything is typed: no money is taken for a place that is not there
  const full = category && whyFullOf(category);
  return (
    <DrawerPart title={isAlone ? m.entry : m.entryOf(format.number(index + 1))}>
      <div className="form-grid">
        <SelectField
          label={m.category}
          required
          value={code || null}
          error={errorAt(`${path}.category`) ?? (full && m.refusals[full])}
          hint={category && leftOf(category)}
          options={offered.categories.map((each) => ({ value: each.code, label: nameOf(each) }))}
          onChange={(chosen) => chosen && onChange({ ...entry, category: chosen, wave: null })}
        />
        {category && category.waves.length > 0 && (
          <SelectField
            label={m.wave}
            clearable
            placeholder={m.waveLater}
            value={entry.wave}
            error={errorAt(`${path}.wave`)}
            options={category.waves.map((wave) => ({
              value: wave.id,
              label:
                wave.left === null
                  ? format.text(wave.name)
                  : `${format.text(wave.name)} · ${m.left(format.number(wave.left))}`,
            }))}
            onChange={(wave) => onChange({ ...entry, wave })}
          />
        )}
      </div>
      <EntryPlayers
        path={path}
        entry={entry}
        offered={offered}
        raceDay={raceDay}
        files={null}
        errorAt={errorAt}
        onChange={(changed) => onChange({ ...changed, wave: entry.wave })}
      />
      {!isAlone && (
        <div>
          <Button type="button" text size="small" severity="danger" label={m.removeEntry} onClick={onRemove} />
        </div>
      )}
    </DrawerPart>
  );

  function nameOf(each: Offered["categories"][number]): string {
    const name = format.text(each.name);
    return whyFullOf(each) ? `${name} · ${m.full}` : name;
  }

  function leftOf({ placesLeft, priceNowSatang }: Offered["categories"][number]): string {
    const price = priceNowSatang === null ? m.noPrice : format.baht(priceNowSatang);
    return placesLeft === null ? price : `${price} · ${m.left(format.number(placesLeft))}`;
  }
}
