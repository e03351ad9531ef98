import "./form-frame.css";
import { useEffect, useRef, type ReactNode } from "react";
import { useMessages } from "../../../lib/i18n/language.ts";
import { Button } from "primereact/button";
import { staffUiMessages } from "../staff-ui.messages.ts";
import { toast } from "../toast/toast.ts";
import { EditConflictDialog, type ConflictOptions } from "./edit-conflict-dialog.tsx";
import { useFailureText, type OwnWords } from "./failure-text.ts";
import type { Form } from "./use-form.ts";
import { useUnsavedWarning } from "./use-unsaved-warning.ts";

interface FormFrameProps<Values extends object> {
  readonly form: Form<Values>;
  /** The same words that the form was given, and those of refusals as a whole. */
  readonly words?: OwnWords;
  /** For what several people may edit: how the saved version is read anew and its fields are called. */
  readonly conflict?: ConflictOptions<Values>;
  /** Besides saving, at the left of it. */
  readonly actions?: ReactNode;
  readonly saveLabel?: string;
  readonly onSaved?: () => void;
  readonly children: ReactNode;
}

/** A form with its save button, the warning before it is left unsaved, what went wrong, and the conflict of two editors. */
export function FormFrame<Values extends object>(props: FormFrameProps<Values>) {
  const { form, words, conflict, actions, saveLabel, onSaved, children } = props;
  const m = useMessages(staffUiMessages);
  const failureText = useFailureText(words);
  const element = useRef<HTMLFormElement>(null);
  useUnsavedWarning(form.dirty);
  useEffect(() => {
    if (Object.keys(form.errors).length > 0) element.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [form.errors]);

  async function save(values?: Values): Promise<void> {
    if (!(await form.submit(values))) return;
    toast({ severity: "success", summary: m.saved });
    onSaved?.();
  }

  const failed = form.failure !== null && form.failure.code !== "edit_conflict";
  return (
    <form
      ref={element}
      className="form-frame"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {children}
      <div role="alert">
        {failed && form.failure && (
          <div className="form-frame__failure">
            <strong>{m.notSaved}</strong>
            {failureText(form.failure).map((reason) => (
              <p key={reason}>{reason}</p>
            ))}
          </div>
        )}
      </div>
      <div className="form-frame__foot">
        {actions}
        <Button type="submit" icon="pi pi-check" label={saveLabel ?? m.save} loading={form.busy} disabled={form.busy} />
      </div>
      {conflict && <EditConflictDialog form={form} conflict={conflict} onKeepMine={(values) => void save(values)} />}
    </form>
  );
}
