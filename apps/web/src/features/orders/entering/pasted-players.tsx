import type { OrderPlayer } from "@time-event/contract/order-player";
import type { AskedOfPerson } from "@time-event/domain/entries/asked-of-person";
import { useState } from "react";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { Button } from "../../../ui/button/button.tsx";
import { enterMessages } from "../enter.messages.ts";
import { nameOf } from "../known-people.ts";
import { readPasted } from "./read-pasted.ts";

interface PastedPlayersProps {
  /** How many a team can have. */
  readonly most: number;
  readonly raceDay: string;
  readonly asked: AskedOfPerson;
  readonly onUse: (players: readonly OrderPlayer[]) => void;
}

/** The people of a team from a spreadsheet: pasted or as a file, and looked at before they are used. */
export function PastedPlayers({ most, raceDay, asked, onUse }: PastedPlayersProps) {
  const m = useMessages(enterMessages);
  const format = useFormat();
  const [text, setText] = useState("");
  const [uses, setUses] = useState(0);
  const lines = readPasted(text, raceDay, asked);
  const used = lines.slice(0, most);
  return (
    <details key={uses} className="enter__more">
      <summary>{m.paste}</summary>
      <div className="enter__paste">
        <label className="field">
          <span className="field__label">{m.pasteLabel}</span>
          <textarea
            className="input"
            rows={4}
            value={text}
            placeholder={"สมชาย\tใจดี\tชาย\t14/12/2533"}
            onChange={(event) => setText(event.target.value)}
          />
          <span className="field__hint">{m.pasteText}</span>
        </label>
        <label className="button button--quiet button--small enter__file">
          {m.pasteFile}
          <input
            type="file"
            accept=".csv,text/csv,text/plain"
            onChange={(event) => void event.target.files?.[0]?.text().then(setText)}
          />
        </label>
        {text.trim() !== "" && lines.length === 0 && (
          <p className="field__error" role="status">
            {m.pasteNone}
          </p>
        )}
        {lines.length > 0 && (
          <>
            <p role="status">
              <b>{m.pasteFound(lines.length)}</b> {lines.length > most && m.pasteTooMany(most)}
            </p>
            <ol className="enter__pasted">
              {used.map(({ player, unread }, at) => (
                <li key={at}>
                  <b>{nameOf(player)}</b>{" "}
                  <span className="soft">
                    {[
                      player.gender && m.genders[player.gender],
                      player.birthDate && format.day(player.birthDate, "short"),
                      player.phone,
                    ]
                      .filter(Boolean)
                      .join(" · ")}
                  </span>{" "}
                  {unread.length > 0 && (
                    <span className="field__error">
                      {m.pasteUnread}: {unread.map((column) => m.columns[column as "gender"] ?? column).join(", ")}
                    </span>
                  )}
                </li>
              ))}
            </ol>
            <Button
              small
              onClick={() => {
                onUse(used.map(({ player }) => player));
                setText("");
                // folds it away
                setUses(uses + 1);
              }}
            >
              {m.pasteUse(used.length)}
            </Button>
          </>
        )}
      </div>
    </details>
  );
}
