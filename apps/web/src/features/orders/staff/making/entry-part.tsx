import type { DataOf } from "@time-event/contract/endpoint";
import type { webRegisterModelList } from "@time-event/contract/order-offers";
import { teamSizes } from "@time-event/domain/orders/eligibility";
import { useFormat } from "../../../../lib/i18n/format.ts";
import { useMessages } from "../../../../lib/i18n/language.ts";
import { Button } from "../../../../ui/staff/control/button.tsx";
import { SelectField } from "../../../../ui/staff/field/select-field.tsx";
import { TextField } from "../../../../ui/staff/field/text-field.tsx";
import { DrawerPart } from "../drawer-part.tsx";
import { makingMessages } from "./making.messages.ts";
import { PlayerPart } from "./player-part.tsx";
import { noPlayer, type TypedEntry } from "./use-typed-order.ts";

interface EntryPartProps {
  readonly index: number;
  readonly entry: TypedEntry;
  readonly isAlone: boolean;
  readonly offered: DataOf<typeof webRegisterModelList>;
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
  const { category: code, team, players } = entry;
  const category = offered.categories.find((each) => each.code === code);
  const { largest } = category ? teamSizes(category) : { largest: 1 };
  return (
    <DrawerPart title={isAlone ? m.entry : m.entryOf(format.number(index + 1))}>
      <div className="form-grid">
        <SelectField
          label={m.category}
          required
          value={code || null}
          error={errorAt(`${path}.category`)}
          hint={category && leftOf(category)}
          options={offered.categories.map((each) => ({ value: each.code, label: format.text(each.name) }))}
          onChange={(chosen) => chosen && onChange({ ...entry, category: chosen })}
        />
        {largest > 1 && (
          <TextField
            label={m.team}
            maxLength={120}
            value={team}
            error={errorAt(`${path}.team`)}
            onChange={(value) => onChange({ ...entry, team: value })}
          />
        )}
      </div>
      {players.map((player, at) => (
        <PlayerPart
          // players of the form have no ids and keep their order
          // eslint-disable-next-line react/no-array-index-key
          key={at}
          path={`${path}.players.${at}`}
          title={players.length > 1 ? m.playerOf(format.number(at + 1)) : m.player}
          player={player}
          category={code}
          offered={offered}
          raceDay={raceDay}
          errorAt={errorAt}
          onChange={(changed) => onChange({ ...entry, players: players.map((each, n) => (n === at ? changed : each)) })}
          onRemove={
            players.length > 1 ? () => onChange({ ...entry, players: players.filter((_, n) => n !== at) }) : undefined
          }
        />
      ))}
      {errorAt(`${path}.players`) && <p className="order-failure">{errorAt(`${path}.players`)}</p>}
      <div>
        {players.length < largest && (
          <Button
            type="button"
            text
            size="small"
            icon="pi pi-user-plus"
            label={m.addPlayer}
            onClick={() => onChange({ ...entry, players: [...players, noPlayer] })}
          />
        )}
        {!isAlone && (
          <Button type="button" text size="small" severity="danger" label={m.removeEntry} onClick={onRemove} />
        )}
      </div>
    </DrawerPart>
  );

  function leftOf({ placesLeft, priceNowSatang }: DataOf<typeof webRegisterModelList>["categories"][number]): string {
    const price = priceNowSatang === null ? m.noPrice : format.baht(priceNowSatang);
    return placesLeft === null ? price : `${price} · ${m.left(format.number(placesLeft))}`;
  }
}
