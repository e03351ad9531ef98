import type { Offered } from "@time-event/contract/order-offers";
import { teamSizes } from "@time-event/domain/orders/eligibility";
import { useFormat } from "../../../../lib/i18n/format.ts";
import { useMessages } from "../../../../lib/i18n/language.ts";
import { Button } from "../../../../ui/staff/control/button.tsx";
import { TextField } from "../../../../ui/staff/field/text-field.tsx";
import type { DeskFiles } from "../../files/desk-files.ts";
import { makingMessages } from "./making.messages.ts";
import { PlayerPart } from "./player-part.tsx";
import { noPlayer, type TypedEntry } from "./use-typed-order.ts";

interface EntryPlayersProps {
  /** Of the entry in the form: `entries.0`; "": the form is of one entry. */
  readonly path: string;
  readonly entry: Omit<TypedEntry, "wave">;
  readonly offered: Offered;
  readonly raceDay: string;
  readonly files: DeskFiles | null;
  readonly errorAt: (path: string) => string | undefined;
  readonly onChange: (entry: Omit<TypedEntry, "wave">) => void;
}

/** The players of an entry, and the name of their team. */
export function EntryPlayers({ path, entry, offered, raceDay, files, errorAt, onChange }: EntryPlayersProps) {
  const m = useMessages(makingMessages);
  const format = useFormat();
  const { category: code, team, players } = entry;
  const category = offered.categories.find((each) => each.code === code);
  const { largest } = category ? teamSizes(category) : { largest: 1 };
  const at = (field: string) => (path === "" ? field : `${path}.${field}`);
  return (
    <>
      {largest > 1 && (
        <TextField
          label={m.team}
          maxLength={120}
          value={team}
          error={errorAt(at("team"))}
          onChange={(value) => onChange({ ...entry, team: value })}
        />
      )}
      {players.map((player, index) => (
        <PlayerPart
          // players of the form have no ids and keep their order
          // eslint-disable-next-line react/no-array-index-key
          key={index}
          path={at(`players.${index}`)}
          title={players.length > 1 ? m.playerOf(format.number(index + 1)) : m.player}
          player={player}
          category={code}
          offered={offered}
          raceDay={raceDay}
          files={files}
          errorAt={errorAt}
          onChange={(changed) =>
            onChange({ ...entry, players: players.map((each, n) => (n === index ? changed : each)) })
          }
          onRemove={
            players.length > 1
              ? () => onChange({ ...entry, players: players.filter((_, n) => n !== index) })
              : undefined
          }
        />
      ))}
      {errorAt(at("players")) && <p className="order-failure">{errorAt(at("players"))}</p>}
      {players.length < largest && (
        <div>
          <Button
            type="button"
            text
            size="small"
            icon="pi pi-user-plus"
            label={m.addPlayer}
            onClick={() => onChange({ ...entry, players: [...players, noPlayer] })}
          />
        </div>
      )}
    </>
  );
}
