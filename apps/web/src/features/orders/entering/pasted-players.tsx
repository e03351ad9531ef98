import type { OrderPlayer } from "@time-event/contract/order-player";
import type { AskedOfPerson } from "@time-event/domain/entries/asked-of-person";
import { fullName } from "@time-event/domain/entries/full-name";
import { useMemo, useState } from "react";
import { useKeptFile } from "../../../lib/drafts/use-kept-file.ts";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { useFieldText } from "../../../ui/form/use-field-text.ts";
import { Button } from "../../../ui/button/button.tsx";
import { enterMessages } from "../enter.messages.ts";
import type { Offer } from "../offer.shared.ts";
import { checkPlayers } from "./check-entry.ts";
import { pasteMessages } from "./paste.messages.ts";
import { columnName, type PastedLine, readPasted, templateOf } from "./read-pasted.ts";
import { textOfFile, UnreadableFile } from "./text-of-file.ts";
import { twiceIn } from "./twice-in.ts";

interface PastedPlayersProps {
  /** How many a team can have. */
  readonly most: number;
  readonly offer: Offer;
  readonly raceDay: string;
  readonly asked: AskedOfPerson;
  readonly onUse: (players: readonly OrderPlayer[]) => void;
}

const accepted = [
  ".xlsx",
  ".csv",
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  "text/csv",
  "text/plain",
].join();

/** One that could not be read stays as it was written. */
const isDay = (birthDate: string) => /^\d{4}-\d\d-\d\d$/.test(birthDate);

/** The people of a team from a spreadsheet: pasted or as a file, and looked at before they are used. */
export function PastedPlayers({ most, offer, raceDay, asked, onUse }: PastedPlayersProps) {
  const m = useMessages(enterMessages);
  const own = useMessages(pasteMessages);
  const format = useFormat();
  const [text, setText] = useState("");
  const name = `pasted ${raceDay} ${offer.code}`;
  const chosen = useMemo(() => (text === "" ? null : { file: new File([text], name), said: null }), [text, name]);
  useKeptFile(name, chosen, ({ file }) => void file.text().then(setText), "device");
  const [uses, setUses] = useState(0);
  const [isUnreadable, setUnreadable] = useState(false);
  const take = async (file: File) => {
    try {
      setText(await textOfFile(file));
      setUnreadable(false);
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      setUnreadable(true);
    }
  };
  const lines = readPasted(text, raceDay, asked);
  const used = lines.slice(0, most);
  const players = used.map(({ player }) => player);
  const problems = [
    ...checkPlayers(offer, players, { complete: false, raceDay, asked }),
    ...twiceIn(players).map((at) => ({ path: `players.${at}.firstName`, code: "already_entered" })),
  ];
  const fieldText = useFieldText({
    ...m.words,
    already_entered: own.pasteTwice,
    ...(offer.youngestAge !== null && { too_young: m.tooYoung(offer.youngestAge) }),
    ...(offer.oldestAge !== null && { too_old: m.tooOld(offer.oldestAge) }),
  });
  // what could not be read is named already
  const wrongOf = (at: number, unread: PastedLine["unread"]) =>
    problems.flatMap(({ path, code }) => {
      const field = path.startsWith(`players.${at}.`) ? path.slice(`players.${at}.`.length) : null;
      return field === null || unread.some(({ column }) => column === field) ? [] : [fieldText(path, code)];
    });
  return (
    <details key={uses} className="enter__more" open={text !== "" || undefined}>
      <summary>{own.paste}</summary>
      <div className="enter__paste">
        <label className="field">
          <span className="field__label">{own.pasteLabel}</span>
          <textarea
            className="input"
            rows={4}
            value={text}
            placeholder={"สมชาย\tใจดี\tชาย\t14/12/2533"}
            onChange={(event) => setText(event.target.value)}
          />
          <span className="field__hint">{own.pasteText}</span>
        </label>
        <a
          className="button button--plain button--small"
          href={`data:text/csv;charset=utf-8,${encodeURIComponent(templateOf(asked, format.language))}`}
          download={own.templateName}
        >
          {own.template}
        </a>
        <label className="button button--quiet button--small enter__file">
          {own.pasteFile}
          <input
            type="file"
            accept={accepted}
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              // the same file may be chosen again, once it is mended
              currentTarget.value = "";
              if (file) void take(file);
            }}
          />
        </label>
        {/* it stands there before it has something to say: a screen reader listens to it from then on */}
        <div role="status">
          {isUnreadable && <p className="field__error">{own.pasteUnreadable}</p>}
          {text.trim() !== "" && lines.length === 0 && <p className="field__error">{own.pasteNone}</p>}
          {lines.length > 0 && (
            <p>
              <b>{own.pasteFound(lines.length)}</b> {lines.length > most && own.pasteTooMany(most)}
            </p>
          )}
        </div>
        {lines.length > 0 && (
          <>
            <ol className="enter__pasted">
              {used.map(({ player, unread }, at) => (
                <li key={at}>
                  <b>{fullName(player)}</b>{" "}
                  <span className="soft">
                    {[
                      player.gender && m.genders[player.gender],
                      isDay(player.birthDate) && format.day(player.birthDate, "short"),
                      player.phone,
                    ]
                      .filter(Boolean)
                      .join(" · ")}
                  </span>{" "}
                  {unread.length > 0 && (
                    <span className="field__error">
                      {own.pasteUnread}:{" "}
                      {unread
                        .map(({ column, value }) => `${columnName(column, format.language)} “${value}”`)
                        .join(", ")}
                    </span>
                  )}
                  {wrongOf(at, unread).map((reason) => (
                    <span key={reason} className="field__error">
                      {reason}
                    </span>
                  ))}
                </li>
              ))}
            </ol>
            <Button
              small
              onClick={() => {
                onUse(players);
                setText("");
                // folds it away
                setUses(uses + 1);
              }}
            >
              {own.pasteUse(used.length)}
            </Button>
          </>
        )}
      </div>
    </details>
  );
}
