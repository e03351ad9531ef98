import { Button } from "primereact/button";
import { useState } from "react";
import { CallFailed } from "../../../lib/api/call-failed.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { confirm } from "../confirm/confirm.ts";
import { staffUiMessages } from "../staff-ui.messages.ts";
import { toast } from "../toast/toast.ts";
import { useFailureText, type OwnWords } from "./failure-text.ts";

interface DeleteButtonProps {
  /** What is asked first, with the name of what would be gone. */
  readonly question: string;
  readonly remove: () => Promise<unknown>;
  readonly onRemoved: () => void;
  /** Words of the feature's refusals, with how many need the thing. */
  readonly words?: (inUse: number) => OwnWords;
}

/** Removes what a form edits, after a question; a refusal stays on the screen until it is read. */
export function DeleteButton({ question, remove, onRemoved, words }: DeleteButtonProps) {
  const m = useMessages(staffUiMessages);
  const [failure, setFailure] = useState<CallFailed>();
  const failureText = useFailureText(words?.(failure?.inUse ?? 0));
  async function ask(): Promise<void> {
    if (!(await confirm({ message: question }))) return;
    try {
      await remove();
      toast({ severity: "success", summary: m.deleted });
      onRemoved();
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      setFailure(error);
    }
  }
  return (
    <div className="form-frame__aside">
      <Button type="button" text severity="danger" icon="pi pi-trash" label={m.delete} onClick={() => void ask()} />
      <span role="alert" className="staff-field__error">
        {failure && failureText(failure).join(" ")}
      </span>
    </div>
  );
}
