import { type FormEvent, useState } from "react";
import { useDraftState } from "../../../../lib/drafts/use-draft.ts";
import { useFormat } from "../../../../lib/i18n/format.ts";
import { useMessages } from "../../../../lib/i18n/language.ts";
import { useFailureText } from "../../../../ui/form/failure-text.ts";
import { useFieldText } from "../../../../ui/form/use-field-text.ts";
import { Button } from "../../../../ui/staff/control/button.tsx";
import { ProgressBar } from "../../../../ui/staff/control/progress-bar.tsx";
import { BackButton } from "../../../../ui/staff/dialog/back-button.tsx";
import { StaffDialog } from "../../../../ui/staff/dialog/staff-dialog.tsx";
import { TextField } from "../../../../ui/staff/field/text-field.tsx";
import { bulkMessages } from "./bulk.messages.ts";
import type { BulkKind } from "./order-bulk-bar.tsx";
import { type BulkRun, type OrderSelection, useOrderBulk } from "./use-order-bulk.ts";

interface OrderBulkDialogProps {
  readonly eventId: number;
  readonly kind: BulkKind;
  readonly selection: OrderSelection;
  readonly count: number;
  readonly onClose: () => void;
}

/** From so many on, staff type the number to confirm. */
const many = 20;

/** Says what it will do, does it with each order, and says what became of each. */
export function OrderBulkDialog({ eventId, kind, selection, count, onClose }: OrderBulkDialogProps) {
  const m = useMessages(bulkMessages);
  const format = useFormat();
  const [said, setSaid] = useDraftState(`order-bulk-${kind}`, "");
  const [typed, setTyped] = useState("");
  const run = useOrderBulk(eventId, selection);
  const needsWords = kind === "note" || kind === "cancel";
  const asksCount = count >= many;
  const isReady = (!needsWords || said.trim() !== "") && (!asksCount || typed.replace(/\D/g, "") === String(count));

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!isReady) return;
    const words = said.trim();
    if (kind === "note") void run.start({ kind, note: words });
    else if (kind === "cancel") void run.start({ kind, reason: words });
    else void run.start({ kind });
  }

  return (
    <StaffDialog
      open
      title={m.actions[kind]}
      // what runs is stopped first: nobody should leave without knowing how far it came
      onClose={run.state === "running" ? run.stop : onClose}
      keepOnOutsideClick
    >
      {run.state === "ready" ? (
        <form className="order-dialog" onSubmit={submit}>
          <p>
            <strong>{m.count(format.number(count))}</strong> {m.hints[kind]}
          </p>
          {needsWords && (
            <TextField
              label={kind === "note" ? m.note : m.reason}
              required
              maxLength={kind === "note" ? 1_000 : 500}
              value={said}
              onChange={setSaid}
            />
          )}
          {asksCount && (
            <TextField
              label={m.typeCount(format.number(count))}
              required
              inputMode="numeric"
              value={typed}
              onChange={setTyped}
            />
          )}
          <div className="order-dialog__foot">
            <BackButton label={m.back} />
            <Button
              type="submit"
              label={m.run}
              disabled={!isReady}
              {...(kind === "cancel" && { severity: "danger" as const })}
            />
          </div>
        </form>
      ) : (
        <Fates run={run} onClose={onClose} />
      )}
    </StaffDialog>
  );
}

function Fates({ run, onClose }: { readonly run: BulkRun; readonly onClose: () => void }) {
  const m = useMessages(bulkMessages);
  const format = useFormat();
  const failureText = useFailureText(m.refusals);
  const reasonText = useFieldText(m.refusals);
  const { state, done, total, fates, failure } = run;
  const refused = fates.filter(({ reasons }) => reasons.length > 0);
  return (
    <div className="order-dialog">
      <ProgressBar label={m.progress} percent={total === 0 ? 0 : Math.round((done / total) * 100)} />
      <p aria-live="polite">
        <strong>{m.doneOf(format.number(done), format.number(total))}</strong>{" "}
        {m.changed(format.number(done - refused.length))}
        {refused.length > 0 && <span className="order-failure"> {m.refused(format.number(refused.length))}</span>}
      </p>
      {refused.length > 0 && (
        <div className="order-bulk__fates" role="region" aria-label={m.why} tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">{m.order}</th>
                <th scope="col">{m.why}</th>
              </tr>
            </thead>
            <tbody>
              {refused.map(({ id, reference, reasons }) => (
                <tr key={id}>
                  <td className="figures">{reference || id}</td>
                  <td>{reasons.map((reason) => reasonText("", reason)).join(" ")}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <div role="alert">{failure && <p className="order-failure">{failureText(failure).join(" ")}</p>}</div>
      <div className="order-dialog__foot">
        {state === "running" ? (
          <Button type="button" outlined label={m.stop} onClick={run.stop} />
        ) : (
          <Button type="button" label={m.close} onClick={onClose} />
        )}
      </div>
    </div>
  );
}
