import "./protests.css";
import type { Protester, Requests } from "@time-event/contract/protests";
import { useRef, useState } from "react";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { Button } from "../../../ui/button/button.tsx";
import { toasts } from "../../../ui/toast/toasts.ts";
import { draftName, protestDrafts } from "./protest-drafts.ts";
import { ProtestForm } from "./protest-form.tsx";
import { PenaltyLine, ProtestLine } from "./protest-lines.tsx";
import { ProtestPhoto } from "./protest-photo.tsx";
import { ownProtestMessages } from "./protests.messages.ts";
import { type ProtestHolder, useRequests } from "./use-requests.ts";

interface OwnProtestsProps {
  readonly reference: string;
  readonly orderKey: string;
  /** Whose the key is; left out: the contact's. */
  readonly holder?: ProtestHolder;
  readonly timeZone: string;
}

/** Protests against results and appeals against penalties: until when, what was sent, and what the jury answered. */
export function OwnProtests({ reference, orderKey, holder = "contact", timeZone }: OwnProtestsProps) {
  const m = useMessages(ownProtestMessages);
  const [requests, take, ask] = useRequests(orderKey, holder);
  // a text that was not sent is not hidden behind a button
  const [isOpen, setOpen] = useState(() => protestDrafts.of(draftName(reference, null)) !== null);
  const [appealed, setAppealed] = useState<number | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  if (!requests) return null;
  const { players, protests, penalties } = requests;
  const published = players.filter(({ stage }) => stage !== "live");
  if (published.length === 0 && protests.length === 0 && penalties.length === 0) return null;
  const free = players.filter(({ stage, isFull }) => stage === "protests" && !isFull);
  const close = () => {
    setOpen(false);
    setAppealed(null);
    title.current?.focus();
  };
  const sent = (after: Requests) => {
    take(after);
    toasts.add({ severity: "success", summary: m.sent });
    close();
  };
  const form = { reference, orderKey, holder, onSent: sent, onClose: close };
  return (
    <section className="card protests-part no-print" aria-labelledby="protests-title">
      <h2 ref={title} id="protests-title" tabIndex={-1}>
        {m.title}
      </h2>
      <ul role="list" className="protest-windows">
        {published.map((player) => (
          <Window key={player.id} player={player} isOnly={players.length === 1} timeZone={timeZone} />
        ))}
      </ul>
      {free.length > 0 &&
        (isOpen ? (
          <ProtestForm {...form} players={free} penalty={null} />
        ) : (
          <Button look="quiet" className="protest__begin" onClick={() => setOpen(true)}>
            {m.begin}
          </Button>
        ))}
      {penalties.length + protests.length > 0 && (
        <ul role="list" className="protests">
          {penalties.map((penalty) => {
            const whose = players.filter(({ id }) => id === penalty.entry);
            return (
              <PenaltyLine key={`penalty ${penalty.id}`} {...{ penalty, timeZone }} bib={whose[0]?.bib ?? ""}>
                {appealed === penalty.id ? (
                  <ProtestForm {...form} players={whose} penalty={penalty.id} />
                ) : (
                  <Button look="quiet" small className="protest__begin" onClick={() => setAppealed(penalty.id)}>
                    {m.appeal}
                  </Button>
                )}
              </PenaltyLine>
            );
          })}
          {protests.map((protest) => (
            <ProtestLine key={protest.id} {...{ protest, timeZone }}>
              {holder === "contact" && <ProtestPhoto {...{ protest, orderKey }} onSent={ask} />}
            </ProtestLine>
          ))}
        </ul>
      )}
    </section>
  );
}

interface WindowProps {
  readonly player: Protester;
  readonly isOnly: boolean;
  readonly timeZone: string;
}

/** Until when one of them may protest. */
function Window({ player: { bib, category, stage, protestUntil, isFull }, isOnly, timeZone }: WindowProps) {
  const m = useMessages(ownProtestMessages);
  const format = useFormat();
  const until = stage === "protests" && protestUntil !== null ? format.clock(protestUntil, timeZone) : null;
  return (
    <li>
      {!isOnly && (
        <>
          <b className="figures">{bib}</b> {category} ·{" "}
        </>
      )}
      {until === null ? stage === "official" ? m.official : m.over : <strong>{m.until(until)}</strong>}
      {until !== null && isFull && ` · ${m.full}`}
    </li>
  );
}
