import { type EntryRecord } from "@time-event/contract/entries";
import { entryDelete, entryWithdraw } from "@time-event/contract/entry-edits";
import { fullName } from "@time-event/domain/entries/full-name";
import { useState } from "react";
import { useStaffAction } from "../../../lib/api/use-staff-action.ts";
import { hasDraft } from "../../../lib/drafts/use-draft.ts";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { confirm } from "../../../ui/staff/confirm/confirm.ts";
import { ActionLink } from "../../../ui/staff/control/action-link.tsx";
import { Button } from "../../../ui/staff/control/button.tsx";
import { useFailureText } from "../../../ui/form/failure-text.ts";
import { toast } from "../../../ui/staff/toast/toast.ts";
import { entryWords } from "../entry-words.messages.ts";
import { drawerMessages } from "./drawer.messages.ts";
import type { DrawerEvent } from "./drawer-event.ts";
import { WithdrawForm } from "./withdraw-form.tsx";

interface EntryNotesProps {
  readonly event: DrawerEvent;
  readonly entry: EntryRecord;
  readonly mayEdit: boolean;
  readonly onGone: () => void;
}

/** Above the form: the entry's source, status and result, and the buttons to withdraw it. */
export function EntryNotes({ event, entry, mayEdit, onGone }: EntryNotesProps) {
  const m = useMessages(drawerMessages);
  const { refusals } = useMessages(entryWords);
  const format = useFormat();
  const failureText = useFailureText(refusals);
  const when = (at: number) => format.instant(at, event.timeZone);
  const { id, revision, bib, firstName, lastName, withdrawn, hasReads, source, sourceFile } = entry;
  const withdrawal = `withdrawal ${id}`;
  const [withdrawing, setWithdrawing] = useState(() => hasDraft(withdrawal));
  const change = useStaffAction(entryWithdraw);
  const remove = useStaffAction(entryDelete);
  const failure = remove.error ?? change.error;

  async function askToDelete(): Promise<void> {
    if (!(await confirm({ message: m.deleteQuestion(fullName({ firstName, lastName })), does: m.delete }))) return;
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
    <section className="entry-notes">
      <p className="soft">
        {m.entered(source === "file" ? m.sources.file(sourceFile) : m.sources[source], when(entry.createdAt))}
        {entry.changedBy && <br />}
        {entry.changedBy && m.changed(entry.changedBy, when(entry.changedAt))}
      </p>
      {withdrawn && <p className="entry-notes__warn">{m.withdrawnNote(when(withdrawn.at), withdrawn.reason)}</p>}
      {hasReads && mayEdit && <p className="soft">{m.readsHold}</p>}
      <div className="entry-notes__actions">
        {bib && (
          <ActionLink
            outlined
            size="small"
            icon="pi pi-external-link"
            label={m.result}
            href={`/register/events/${event.slug}/results/${encodeURIComponent(bib)}`}
          />
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
      <div role="alert">{failure && <p className="entry-failure">{failureText(failure).join(" ")}</p>}</div>
      {withdrawing && (
        <WithdrawForm
          draft={withdrawal}
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
