import type { Protester, Requests } from "@time-event/contract/protests";
import { fullName, latinName } from "@time-event/domain/entries/full-name";
import { protestKinds, type ProtestKind } from "@time-event/domain/protests/protest-rules";
import { useEffect, useRef, useState } from "react";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Field } from "../../../ui/field/field.tsx";
import { Select } from "../../../ui/field/select.tsx";
import { useFailureText } from "../../../ui/form/failure-text.ts";
import { draftName, protestDrafts, type ProtestDraft } from "./protest-drafts.ts";
import { ownProtestMessages } from "./protests.messages.ts";
import type { ProtestHolder } from "./use-requests.ts";
import { useSendingProtest } from "./use-sending-protest.ts";

interface ProtestFormProps {
  readonly reference: string;
  readonly orderKey: string;
  readonly holder: ProtestHolder;
  /** Who may protest; the first one, unless another is chosen. */
  readonly players: readonly Protester[];
  /** The penalty that is appealed; null: it is a protest. */
  readonly penalty: number | null;
  readonly onSent: (requests: Requests) => void;
  readonly onClose: () => void;
}

/** What goes to the jury. What is typed stays on this device until they have it. */
export function ProtestForm({ reference, orderKey, holder, players, penalty, onSent, onClose }: ProtestFormProps) {
  const m = useMessages(ownProtestMessages);
  const format = useFormat();
  const failureText = useFailureText(m.refusals);
  const name = draftName(reference, penalty);
  const fresh: ProtestDraft = { kind: "own_result", entry: 0, against: "", text: "" };
  const [typed, setTyped] = useState<ProtestDraft>(() => protestDrafts.of(name) ?? fresh);
  const [isTried, setTried] = useState(false);
  const first = useRef<HTMLDivElement>(null);
  const { isBusy, failure, isWaiting, send, stop } = useSendingProtest(orderKey, holder, (requests) => {
    protestDrafts.drop(name);
    onSent(requests);
  });
  useEffect(() => first.current?.querySelector<HTMLElement>("select, input, textarea")?.focus(), []);

  const type = (changes: Partial<ProtestDraft>) => {
    const next = { ...typed, ...changes };
    setTyped(next);
    protestDrafts.keep(name, next);
    stop();
  };
  const { kind, against, text } = typed;
  const entry = players.some(({ id }) => id === typed.entry) ? typed.entry : players[0]!.id;
  const isAboutOther = penalty === null && kind === "other_player";
  const lacksBib = isAboutOther && against.trim() === "";
  const lacksText = text.trim() === "";
  const note = (lacks: boolean, error: string) => (isTried && lacks ? { error } : {});
  return (
    <form
      noValidate
      className="protest-form"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (isBusy || lacksBib || lacksText) return;
        const what = penalty === null ? kind : ("appeal" as const);
        void send({ entry, kind: what, against: isAboutOther ? against : "", penalty, text });
      }}
    >
      <div ref={first} className="protest-form__fields">
        {penalty === null && players.length > 1 && (
          <Field id="protest-entry" label={m.who}>
            <Select
              id="protest-entry"
              options={players.map((player) => ({
                value: String(player.id),
                label: `${player.bib} ${format.text({ th: fullName(player), en: latinName(player) })}`,
              }))}
              value={String(entry)}
              onChange={({ currentTarget }) => type({ entry: Number(currentTarget.value) })}
            />
          </Field>
        )}
        {penalty === null && (
          <Field id="protest-kind" label={m.about}>
            <Select
              id="protest-kind"
              options={protestKinds.map((value) => ({ value, label: m.kinds[value] }))}
              value={kind}
              onChange={({ currentTarget }) => type({ kind: currentTarget.value as ProtestKind })}
            />
          </Field>
        )}
        {isAboutOther && (
          <Field id="protest-against" label={m.bib} {...note(lacksBib, m.bibNeeded)}>
            <input
              id="protest-against"
              className="input"
              autoComplete="off"
              maxLength={20}
              value={against}
              readOnly={isBusy}
              aria-invalid={isTried && lacksBib}
              aria-describedby="protest-against-note"
              onChange={({ currentTarget }) => type({ against: currentTarget.value })}
            />
          </Field>
        )}
        <Field
          id="protest-text"
          label={penalty === null ? m.text : m.appealText}
          hint={m.textHint}
          {...note(lacksText, m.textNeeded)}
        >
          <textarea
            id="protest-text"
            className="input"
            rows={4}
            maxLength={2_000}
            value={text}
            readOnly={isBusy}
            aria-invalid={isTried && lacksText}
            aria-describedby="protest-text-note"
            onChange={({ currentTarget }) => type({ text: currentTarget.value })}
          />
        </Field>
      </div>
      <div role="alert">
        {failure && <p className="protest-form__failure">{isWaiting ? m.offline : failureText(failure).join(" ")}</p>}
      </div>
      <div className="row">
        <Button type="submit" disabled={isBusy} aria-busy={isBusy}>
          {isBusy ? m.sending : m.send}
        </Button>
        <Button look="quiet" disabled={isBusy} onClick={onClose}>
          {m.cancel}
        </Button>
      </div>
    </form>
  );
}
