import type { Order } from "@time-event/contract/orders";
import { fullName } from "@time-event/domain/entries/full-name";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { enterMessages } from "../enter.messages.ts";
import type { AskedQuestion, Offer } from "../offer.shared.ts";
import { playerFacts } from "./player-facts.ts";

interface TypedPlayersProps {
  readonly entry: Order["entries"][number];
  readonly offer: Offer | undefined;
  readonly timeZone: string;
  readonly questions: readonly AskedQuestion[];
}

/** What is filled in of each player of an entry, to be checked before the confirmation. */
export function TypedPlayers({ entry: { players, wave }, offer, timeZone, questions }: TypedPlayersProps) {
  const m = useMessages(enterMessages);
  const format = useFormat();
  const chosen = offer?.waves.find(({ id }) => id === wave?.id);
  return (
    <div>
      {chosen && (
        <p className="soft">
          {m.wave} {format.text(chosen.name)} {format.instant(chosen.startsAt, timeZone)}
        </p>
      )}
      {players.map((player, at) => (
        <div key={at}>
          {players.length > 1 && <b>{fullName(player) || m.noName}</b>}
          <dl>
            {playerFacts(player, { m, format, questions }).map(({ label, value }) => (
              <div key={`${label} ${value}`}>
                <dt className="soft">{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </div>
  );
}
