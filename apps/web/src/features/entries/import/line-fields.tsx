import type { ImportColumn, ImportLine } from "@time-event/contract/entry-import";
import { useState } from "react";
import { useMessages } from "../../../lib/i18n/language.ts";
import { Button } from "../../../ui/staff/control/button.tsx";
import { cellAt, type GridRow, type Mending, placeOf } from "./mending.ts";
import { importMessages } from "./import.messages.ts";

interface LineFieldsProps {
  readonly line: ImportLine;
  readonly row: GridRow;
  readonly header: readonly string[];
  readonly mapping: readonly (ImportColumn | null)[];
  readonly mending: Mending;
  /** The cells that are, or were, at fault. */
  readonly places: ReadonlySet<number> | undefined;
  /** The id of the list of words that a column takes. */
  readonly wordsOf: (column: ImportColumn | null) => string | undefined;
  readonly onWrite: (place: number, text: string) => void;
}

/** The cells of a line that have to be mended, and on demand every cell of it. */
export function LineFields(props: LineFieldsProps) {
  const { line, row, header, mapping, mending, places, wordsOf, onWrite } = props;
  const m = useMessages(importMessages);
  const [isWhole, setWhole] = useState(false);
  // of a problem of the whole line, any cell may be the one
  const needsAll = places?.size === 0;
  const shown = header.flatMap((_, place) => (isWhole || needsAll || places?.has(place) ? [place] : []));
  const wrong = new Set(line.problems.map(({ column }) => (column === null ? -1 : placeOf(column, mapping))));
  return (
    <div className="mend">
      {shown.map((place) => (
        <label key={place} className="mend__cell">
          <span>{header[place] || m.noTitle(place + 1)}</span>
          <CellInput
            text={cellAt(mending, row, place)}
            isWrong={wrong.has(place)}
            list={wordsOf(mapping[place] ?? null)}
            label={m.cell(header[place] || m.noTitle(place + 1), String(line.line))}
            onWrite={(text) => onWrite(place, text)}
          />
        </label>
      ))}
      {!needsAll && (
        <Button
          type="button"
          text
          size="small"
          icon={isWhole ? "pi pi-angle-up" : "pi pi-pencil"}
          label={isWhole ? m.fewerCells : m.allCells}
          aria-label={`${isWhole ? m.fewerCells : m.allCells} ${m.line} ${line.line}`}
          onClick={() => setWhole(!isWhole)}
        />
      )}
    </div>
  );
}

interface CellInputProps {
  readonly text: string;
  readonly isWrong: boolean;
  readonly list: string | undefined;
  readonly label: string;
  readonly onWrite: (text: string) => void;
}

/** What is typed counts when the field is left, or with Enter: the whole file is judged again by it. */
function CellInput({ text, isWrong, list, label, onWrite }: CellInputProps) {
  const [typed, setTyped] = useState<string>();
  const finish = () => {
    if (typed !== undefined && typed !== text) onWrite(typed);
    setTyped(undefined);
  };
  return (
    <input
      value={typed ?? text}
      list={list}
      aria-label={label}
      aria-invalid={isWrong || undefined}
      autoComplete="off"
      onChange={({ target }) => setTyped(target.value)}
      onBlur={finish}
      onKeyDown={({ key }) => {
        if (key === "Enter") finish();
      }}
    />
  );
}
