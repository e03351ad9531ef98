import { type BulkOutcome, entryBulkUndo } from "@time-event/contract/entry-bulk";
import { useStaffAction } from "../../../lib/api/use-staff-action.ts";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { Button } from "../../../ui/staff/control/button.tsx";
import { StaffDialog } from "../../../ui/staff/dialog/staff-dialog.tsx";
import { useFailureText } from "../../../ui/form/failure-text.ts";
import { useFieldText } from "../../../ui/form/use-field-text.ts";
import { entryWords } from "../entry-words.messages.ts";
import { bulkMessages } from "./bulk.messages.ts";

interface BulkOutcomeDialogProps {
  readonly eventId: number;
  readonly outcome: BulkOutcome;
  /** Called with the outcome of the undo, which replaces this one. */
  readonly onUndone: (outcome: BulkOutcome) => void;
  readonly onClose: () => void;
}

/** The outcome of a change of many entries: how many changed, which did not and why, and an undo. */
export function BulkOutcomeDialog({ eventId, outcome, onUndone, onClose }: BulkOutcomeDialogProps) {
  const m = useMessages(bulkMessages);
  const { refusals } = useMessages(entryWords);
  const format = useFormat();
  const failureText = useFailureText(refusals);
  const reasonText = useFieldText(refusals);
  const undo = useStaffAction(entryBulkUndo, { onSuccess: ({ data }) => onUndone(data) });
  const { changed, same, refused, refusedCount, undo: undoable } = outcome;
  return (
    <StaffDialog
      open
      title={m.doneTitle}
      onClose={onClose}
      footer={
        <>
          {undoable !== null && (
            <Button
              text
              icon="pi pi-undo"
              label={m.undo}
              loading={undo.isPending}
              onClick={() => undo.mutate({ eventId, undo: undoable })}
            />
          )}
          <Button label={m.close} onClick={onClose} />
        </>
      }
    >
      <div className="entry-dialog">
        <ul role="list" className="bulk-outcome">
          <li>
            <strong>{m.changed(format.number(changed))}</strong>
          </li>
          {same > 0 && <li>{m.same(format.number(same))}</li>}
          {refusedCount > 0 && <li className="entry-failure">{m.refused(format.number(refusedCount))}</li>}
        </ul>
        {refused.length > 0 && (
          <div className="bulk-outcome__refused">
            <table>
              <thead>
                <tr>
                  <th scope="col">{m.who}</th>
                  <th scope="col">{m.why}</th>
                </tr>
              </thead>
              <tbody>
                {refused.map(({ id, bib, name, reasons }) => (
                  <tr key={id}>
                    <td>{[bib, name].filter(Boolean).join(" ")}</td>
                    <td>{reasons.map((reason) => reasonText(reason.path, reason.code)).join(" ")}</td>
                  </tr>
                ))}
              </tbody>
            </table>
            {refused.length < refusedCount && <p className="soft">{m.refusedFirst(format.number(refused.length))}</p>}
          </div>
        )}
        <div role="alert">{undo.error && <p className="entry-failure">{failureText(undo.error).join(" ")}</p>}</div>
      </div>
    </StaffDialog>
  );
}
