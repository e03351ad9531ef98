import { useState } from "react";
import { CallFailed } from "../../../lib/api/call-failed.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { confirm } from "../confirm/confirm.ts";
import { Button } from "../control/button.tsx";
import { staffUiMessages } from "../staff-ui.messages.ts";
import { toast } from "../toast/toast.ts";
import type { OwnWords } from "../../form/describe-failure.ts";
import { useFailureText } from "../../form/failure-text.ts";
import { useReadOnly } from "./read-only.tsx";
import { useUndo } from "./use-undo.ts";

export interface DeleteButtonProps {
  readonly label?: string;
  /** The question before the deletion; it names the thing. */
  readonly question: string;
  /** The message after the deletion. */
  readonly deleted?: string;
  /** Words of the reasons why it may have to stay, with how many need the thing. */
  readonly words?: OwnWords | ((inUse: number) => OwnWords);
  /** Throws a CallFailed. */
  readonly remove: () => Promise<unknown>;
  /** Puts the thing back as it was; left out: that is not possible. */
  readonly putBack?: (() => Promise<unknown>) | undefined;
  readonly onDeleted: () => void;
}

/** Deletes the thing on the screen, after a question; a refusal stays on the screen. */
export function DeleteButton({ label, question, deleted, words, remove, putBack, onDeleted }: DeleteButtonProps) {
  const m = useMessages(staffUiMessages);
  const isReadOnly = useReadOnly();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<CallFailed>();
  const failureText = useFailureText(typeof words === "function" ? words(failure?.inUse ?? 0) : words);
  const undo = useUndo(typeof words === "function" ? undefined : words);

  async function askAndRemove(): Promise<void> {
    if (!(await confirm({ message: question, does: label ?? m.delete }))) return;
    setBusy(true);
    try {
      await remove();
      toast({ severity: "success", summary: deleted ?? m.deleted, ...(putBack && { action: undo(putBack) }) });
      onDeleted();
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      setFailure(error);
    } finally {
      setBusy(false);
    }
  }
  if (isReadOnly) return null;
  return (
    <div className="form-frame__aside">
      <Button
        type="button"
        text
        severity="danger"
        icon="pi pi-trash"
        label={label ?? m.delete}
        loading={busy}
        disabled={busy}
        onClick={() => void askAndRemove()}
      />
      <span role="alert" className="staff-field__error">
        {failure && failureText(failure).join(" ")}
      </span>
    </div>
  );
}
