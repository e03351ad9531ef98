import { entrantDelete, type EntrantRecord, entrantWithdraw } from "@time-event/contract/entrants";
import { Button } from "primereact/button";
import { useState } from "react";
import { useStaffAction } from "../../../lib/api/use-staff-action.ts";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { confirm } from "../../../ui/staff/confirm/confirm.ts";
import { useFailureText } from "../../../ui/staff/form/failure-text.ts";
import { toast } from "../../../ui/staff/toast/toast.ts";
import { entrantWords } from "../entrant-words.messages.ts";
import { drawerMessages } from "./drawer.messages.ts";
import type { DrawerEvent } from "./drawer-event.ts";
import { WithdrawForm } from "./withdraw-form.tsx";

interface EntrantNotesProps {
  readonly event: DrawerEvent;
  readonly entrant: EntrantRecord;
  readonly mayEdit: boolean;
  readonly onGone: () => void;
}

/** Above the form: where the entrant comes from, whether it is still in, its result, and the ways out. */
export function EntrantNotes({ event, entrant, mayEdit, onGone }: EntrantNotesProps) {
  const m = useMessages(drawerMessages);
  const { refusals } = useMessages(entrantWords);
  const format = useFormat();
  const failureText = useFailureText(refusals);
  const [withdrawing, setWithdrawing] = useState(false);
  const when = (at: number) => format.instant(at, event.timeZone);
  const { id, revision, bib, firstName, lastName, withdrawn, hasReads, source, sourceFile } = entrant;
  const change = useStaffAction(entrantWithdraw);
  const remove = useStaffAction(entrantDelete);
  const failure = remove.error ?? change.error;

  async function askToDelete(): Promise<void> {
    if (!(await confirm({ message: m.deleteQuestion(`${firstName} ${lastName}`) }))) return;
    remove.mutate(
      { eventId: event.id, id, revision },
      {
        onSuccess: () => {
          toast({ severity: "success", summary: m.deleted });
          onGone();
        },
      },
    );
  }

  return (
    <section className="entrant-notes">
      <p className="soft">
        {m.entered(source === "file" ? m.sources.file(sourceFile) : m.sources[source], when(entrant.createdAt))}
        {entrant.changedBy && <br />}
        {entrant.changedBy && m.changed(entrant.changedBy, when(entrant.changedAt))}
      </p>
      {withdrawn && <p className="entrant-notes__warn">{m.withdrawnNote(when(withdrawn.at), withdrawn.reason)}</p>}
      {hasReads && mayEdit && <p className="soft">{m.readsHold}</p>}
      <div className="entrant-notes__actions">
        {bib && (
          <a
            className="p-button p-button-outlined p-button-sm"
            href={`/register/events/${event.slug}/results/${encodeURIComponent(bib)}`}
            target="_blank"
            rel="noreferrer"
          >
            <i className="pi pi-external-link p-button-icon p-button-icon-left" aria-hidden="true" />
            <span className="p-button-label">{m.result}</span>
          </a>
        )}
        {mayEdit && withdrawn && (
          <Button
            outlined
            size="small"
            icon="pi pi-user-plus"
            label={m.restore}
            loading={change.isPending}
            onClick={() =>
              change.mutate(
                { eventId: event.id, id, revision, withdrawn: false, reason: "" },
                { onSuccess: () => toast({ severity: "success", summary: m.restored }) },
              )
            }
          />
        )}
        {mayEdit && !withdrawn && !hasReads && (
          <>
            <Button
              outlined
              size="small"
              icon="pi pi-user-minus"
              label={m.withdraw}
              onClick={() => setWithdrawing(true)}
            />
            <Button
              outlined
              size="small"
              severity="danger"
              icon="pi pi-trash"
              label={m.delete}
              loading={remove.isPending}
              onClick={() => void askToDelete()}
            />
          </>
        )}
      </div>
      <div role="alert">{failure && <p className="entrant-failure">{failureText(failure).join(" ")}</p>}</div>
      {withdrawing && (
        <WithdrawForm
          busy={change.isPending}
          onClose={() => setWithdrawing(false)}
          onWithdraw={(reason) =>
            change.mutate(
              { eventId: event.id, id, revision, withdrawn: true, reason },
              { onSettled: () => setWithdrawing(false) },
            )
          }
        />
      )}
    </section>
  );
}
