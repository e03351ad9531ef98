import { useState } from "react";
import { CallFailed } from "../../lib/api/call-failed.ts";
import { useRefreshAfter } from "../../lib/api/refresh-after.ts";
import { useCallApi } from "../../lib/api/use-call-api.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { useFailureText } from "../../ui/form/failure-text.ts";
import { provingPassword } from "../../ui/staff/password/ask-password.ts";
import { UndoButton } from "../../ui/staff/form/undo-button.tsx";
import { tellFailed } from "../../ui/staff/toast/tell-failed.ts";
import { toast } from "../../ui/staff/toast/toast.ts";
import { auditMessages } from "./audit.messages.ts";
import { bodyOfUndo, type HistoryEntry, isThereAgain, undoOf } from "./undo-of.ts";
import { useAuditWords } from "./use-audit-words.ts";

interface UndoOfHistoryProps {
  readonly eventId: number;
  readonly entry: HistoryEntry;
  /** The history in which it stands, newest first. */
  readonly entries: readonly HistoryEntry[];
}

/** Takes back a change of the set-up from its line in the history; the undo is the newest line then. */
export function UndoOfHistory({ eventId, entry, entries }: UndoOfHistoryProps) {
  const m = useMessages(auditMessages);
  const words = useAuditWords();
  const callApi = useCallApi();
  const refresh = useRefreshAfter();
  const failureText = useFailureText();
  const [busy, setBusy] = useState(false);
  const undo = undoOf(entry);
  if (!undo || (undo.changed === null && isThereAgain(entry, entries))) return null;

  async function takeBack(): Promise<void> {
    const { way } = undo!;
    const now = undo!.changed === null ? undefined : await way.find(callApi, eventId, entry.subject.id);
    const found = bodyOfUndo(undo!, now, eventId);
    if ("changedSince" in found) {
      tellFailed([now ? m.changedSince(found.changedSince.map(words.field).join(", ")) : m.goneSince]);
      return;
    }
    await provingPassword((password) =>
      callApi(way.save, { ...found.body, ...(password !== undefined && { password }) }),
    );
    await refresh(way.save, found.body);
    toast({ severity: "success", summary: m.undone });
  }
  const run = async () => {
    setBusy(true);
    try {
      await takeBack();
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      tellFailed(failureText(error));
    } finally {
      setBusy(false);
    }
  };
  const of = `${m.undo}: ${words.action(entry.action)} ${words.subject(entry.subject)}`;
  return (
    <div>
      <UndoButton label={m.undo} of={of} loading={busy} disabled={busy} onUndo={() => void run()} />
    </div>
  );
}
