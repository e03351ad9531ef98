import "./paste-rows.css";
import { useState } from "react";
import { CallFailed } from "../../../lib/api/call-failed.ts";
import { useDraftState } from "../../../lib/drafts/use-draft.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import type { OwnWords } from "../../form/describe-failure.ts";
import { useFailureText } from "../../form/failure-text.ts";
import { Button } from "../control/button.tsx";
import { StaffDialog } from "../dialog/staff-dialog.tsx";
import { TextAreaField } from "../field/text-field.tsx";
import { staffUiMessages } from "../staff-ui.messages.ts";
import { toast } from "../toast/toast.ts";
import { linesOf } from "./pasted-lines.ts";

/** One line as it was understood. */
export interface ReadRow<Row> {
  /** What stands in the preview, a cell for each column. */
  readonly cells: readonly string[];
  /** Null: it cannot be stored; `problem` says why. */
  readonly row: Row | null;
  readonly problem?: string | undefined;
}

interface PasteRowsProps<Row> {
  readonly title: string;
  /** What a line holds, in its order. */
  readonly hint: string;
  readonly example: string;
  readonly columns: readonly string[];
  readonly draft: string;
  readonly read: (text: string) => readonly ReadRow<Row>[];
  /** Stores one. Throws a CallFailed. */
  readonly store: (row: Row) => Promise<unknown>;
  readonly words?: OwnWords;
  readonly addLabel: (count: number) => string;
  readonly onClose: () => void;
}

/**
 * Several rows at once, pasted or typed a line each, and looked at before they are stored. What cannot be stored stays in the text, with the
 * reason beside it.
 */
export function PasteRows<Row>(props: PasteRowsProps<Row>) {
  const { title, hint, example, columns, draft, read, store, words, addLabel, onClose } = props;
  const m = useMessages(staffUiMessages);
  const failureText = useFailureText(words);
  const [text, setText] = useDraftState(draft, "");
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map());
  const [busy, setBusy] = useState(false);
  const lines = linesOf(text);
  const rows = read(text);
  const good = rows.filter(({ row }) => row !== null).length;

  async function storeAll(): Promise<void> {
    setBusy(true);
    const left: string[] = [];
    const reasons = new Map<string, string>();
    let stored = 0;
    for (const [at, { row }] of rows.entries()) {
      const line = lines[at]!;
      try {
        if (row === null) left.push(line);
        else {
          await store(row);
          stored++;
        }
      } catch (error) {
        if (!(error instanceof CallFailed)) throw error;
        left.push(line);
        reasons.set(line, failureText(error).join(" "));
      }
    }
    setBusy(false);
    setRefused(reasons);
    setText(left.join("\n"));
    if (stored > 0) toast({ severity: "success", summary: m.rowsStored(stored) });
    if (left.length === 0) onClose();
  }

  return (
    <StaffDialog
      open
      look="wide"
      title={title}
      keepOnOutsideClick={text !== ""}
      onClose={onClose}
      footer={
        <Button
          type="button"
          icon="pi pi-check"
          label={addLabel(good)}
          disabled={good === 0 || busy}
          loading={busy}
          onClick={() => void storeAll()}
        />
      }
    >
      <div className="paste-rows">
        <TextAreaField name="rows" label={m.rowLines} hint={hint} rows={6} value={text} onChange={setText} />
        {rows.length === 0 ? (
          <p className="soft">
            {m.rowsExample} <code className="paste-rows__example">{example}</code>
          </p>
        ) : (
          <table className="paste-rows__table" aria-label={m.rowsRead}>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ cells, problem }, at) => {
                const why = problem ?? refused.get(lines[at]!);
                return (
                  <tr key={`${at} ${lines[at]}`} className={why ? "paste-rows__wrong" : undefined}>
                    {columns.map((column, place) => (
                      <td key={column} data-column={column}>
                        {cells[place]}
                        {place === 0 && why && <span className="staff-field__error"> {why}</span>}
                      </td>
                    ))}
                  </tr>
                );
              })}
            </tbody>
          </table>
        )}
      </div>
    </StaffDialog>
  );
}
