import { Button } from "primereact/button";
import { useState } from "react";
import { CallFailed } from "../../../lib/api/call-failed.ts";
import { confirm } from "../confirm/confirm.ts";
import { toast } from "../toast/toast.ts";
import { useFailureText, type OwnWords } from "./failure-text.ts";

interface DeleteButtonProps {
  readonly label: string;
  /** Asked before anything happens; it names what goes. */
  readonly question: string;
  /** Said when it is gone. */
  readonly deleted: string;
  /** Words of the reasons why it may have to stay. */
  readonly words?: OwnWords;
  /** Throws a CallFailed. */
  readonly remove: () => Promise<unknown>;
  readonly onDeleted: () => void;
}

/** Deletes the thing that is on the screen, after asking; says why where it has to stay. */
export function DeleteButton({ label, question, deleted, words, remove, onDeleted }: DeleteButtonProps) {
  const failureText = useFailureText(words);
  const [busy, setBusy] = useState(false);
  async function askAndRemove(): Promise<void> {
    if (!(await confirm({ message: question }))) return;
    setBusy(true);
    try {
      await remove();
      toast({ severity: "success", summary: deleted });
      onDeleted();
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      for (const summary of failureText(error)) toast({ severity: "error", summary, sticky: true });
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button
      type="button"
      text
      severity="danger"
      icon="pi pi-trash"
      label={label}
      loading={busy}
      disabled={busy}
      onClick={() => void askAndRemove()}
    />
  );
}
