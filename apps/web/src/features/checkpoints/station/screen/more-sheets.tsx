import { arabicDigits } from "@time-event/domain/text/arabic-digits";
import { useState } from "react";
import { useFormat } from "../../../../lib/i18n/format.ts";
import { useMessages } from "../../../../lib/i18n/language.ts";
import { Button } from "../../../../ui/button/button.tsx";
import type { Entered, Reason } from "../station.ts";
import { stationMessages } from "./station.messages.ts";

interface SheetProps {
  /** What is on the keypad. */
  readonly typed: string;
  readonly onEnter: (entered: readonly Entered[]) => void;
}

const reasons: readonly Reason[] = ["injury", "withdrew", "cut_off", "other"];
const longestNote = 500;
const mostPasted = 500;

export function DropoutSheet({ typed, onEnter }: SheetProps) {
  const m = useMessages(stationMessages);
  const [bib, setBib] = useState(typed);
  const [note, setNote] = useState("");
  const enter = (reason: Reason) => onEnter([{ kind: "dropout", bib: bib.trim(), reason, note: note.trim() || null }]);
  return (
    <div className="sheet">
      <BibField bib={bib} onBib={setBib} />
      <NoteField note={note} onNote={setNote} />
      <p>{m.reason}</p>
      <div className="sheet__choices">
        {reasons.map((reason) => (
          <Button key={reason} className="sheet__key" disabled={bib.trim() === ""} onClick={() => enter(reason)}>
            {m.reasons[reason]}
          </Button>
        ))}
      </div>
    </div>
  );
}

export function NoteSheet({ typed, onEnter }: SheetProps) {
  const m = useMessages(stationMessages);
  const [bib, setBib] = useState(typed);
  const [note, setNote] = useState("");
  return (
    <div className="sheet">
      <BibField bib={bib} onBib={setBib} />
      <NoteField note={note} onNote={setNote} />
      <Button
        className="sheet__key"
        disabled={note.trim() === ""}
        onClick={() => onEnter([{ kind: "note", bib: bib.trim() || null, note: note.trim() }])}
      >
        {m.save}
      </Button>
    </div>
  );
}

export function PasteSheet({ onEnter }: Pick<SheetProps, "onEnter">) {
  const m = useMessages(stationMessages);
  const format = useFormat();
  const [text, setText] = useState("");
  const bibs = arabicDigits(text)
    .split(/[\s,;]+/)
    .filter((bib) => bib !== "" && bib.length <= 20)
    .slice(0, mostPasted);
  return (
    <div className="sheet">
      <label className="sheet__field">
        {m.pasteText}
        <textarea className="field__input" rows={5} value={text} onChange={({ target }) => setText(target.value)} />
      </label>
      <Button
        className="sheet__key"
        disabled={bibs.length === 0}
        onClick={() => onEnter(bibs.map((bib) => ({ kind: "passing", bib })))}
      >
        {m.pasteAll(format.number(bibs.length))}
      </Button>
    </div>
  );
}

function BibField({ bib, onBib }: { readonly bib: string; readonly onBib: (bib: string) => void }) {
  const m = useMessages(stationMessages);
  return (
    <label className="sheet__field">
      {m.bib}
      <input
        className="field__input sheet__bib figures"
        inputMode="numeric"
        maxLength={20}
        value={bib}
        onChange={({ target }) => onBib(arabicDigits(target.value))}
      />
    </label>
  );
}

function NoteField({ note, onNote }: { readonly note: string; readonly onNote: (note: string) => void }) {
  const m = useMessages(stationMessages);
  return (
    <label className="sheet__field">
      {m.noteText}
      <textarea
        className="field__input"
        rows={2}
        maxLength={longestNote}
        value={note}
        onChange={({ target }) => onNote(target.value)}
      />
    </label>
  );
}
