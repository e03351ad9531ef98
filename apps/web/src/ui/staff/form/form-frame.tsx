import "./form-frame.css";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { useUnsavedInside } from "../../../lib/drafts/unsaved-inside.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { Button } from "../control/button.tsx";
import { staffUiMessages } from "../staff-ui.messages.ts";
import { toast } from "../toast/toast.ts";
import { EditConflictDialog, type ConflictOptions } from "./edit-conflict-dialog.tsx";
import type { OwnWords } from "../../form/describe-failure.ts";
import { FormFailure } from "./form-failure.tsx";
import { useReadOnly } from "./read-only.tsx";
import type { Form } from "../../form/use-form.ts";
import { RestoredNotice } from "./restored-notice.tsx";
import { useTakeBackSave } from "./use-take-back-save.ts";
import { useUndo } from "./use-undo.ts";
import { useUnsavedWarning } from "./use-unsaved-warning.ts";

interface FormFrameProps<Values extends object> {
  readonly form: Form<Values>;
  /** The words that the form uses, and words for refusals of the whole form. */
  readonly words?: OwnWords;
  /** For things that several users may edit: how to load the saved version, and the names of its fields. */
  readonly conflict?: ConflictOptions<Values>;
  /** More buttons, left of the save button. */
  readonly actions?: ReactNode;
  readonly saveLabel?: string;
  readonly onSaved?: () => void;
  /** Stores what is stored now over what is saved next; left out: that is not possible. */
  readonly takeBack?: (() => Promise<unknown>) | undefined;
  /** A save can be taken back from its toast: the form sends again what was stored before. */
  readonly undoable?: boolean;
  readonly children: ReactNode;
}

/**
 * A form with its save button, a warning before unsaved text is lost, its errors, and the dialog for edit conflicts.
 */
export function FormFrame<Values extends object>(props: FormFrameProps<Values>) {
  const { form, words, conflict, actions, saveLabel, onSaved, takeBack, undoable = false, children } = props;
  const m = useMessages(staffUiMessages);
  const isReadOnly = useReadOnly();
  const [theirs, setTheirs] = useState<Values | null>(null);
  const element = useRef<HTMLFormElement>(null);
  useUnsavedWarning(form.dirty);
  // the form may be made outside the dialog that it stands in
  useUnsavedInside(form.dirty);
  const showWrong = () => element.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  useEffect(() => {
    if (Object.keys(form.errors).length > 0) showWrong();
  }, [form.errors]);

  const undo = useUndo(words);
  const takeBackSave = useTakeBackSave(form);

  async function save(values?: Values, before = form.stored): Promise<void> {
    const outcome = await form.submit(values);
    if (outcome === "edit_conflict" && conflict) setTheirs((await conflict.reload()) ?? form.values);
    if (outcome !== "saved") return;
    const back = takeBack ?? (undoable ? takeBackSave(before) : undefined);
    toast({ severity: "success", summary: m.saved, ...(back && { action: undo(back) }) });
    onSaved?.();
  }

  const failure = form.failure?.code === "edit_conflict" && conflict ? null : form.failure;
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
      {form.restored && <RestoredNotice onDiscard={form.discard} />}
      <fieldset className="form-frame__fields" disabled={isReadOnly}>
        {children}
      </fieldset>
      <div className="form-frame__foot">
        <FormFailure form={form} failure={failure} words={words} onShow={showWrong} />
        {actions}
        {!isReadOnly && (
          <Button
            type="submit"
            icon="pi pi-check"
            label={saveLabel ?? m.save}
            loading={form.busy}
            disabled={form.busy}
          />
        )}
      </div>
      {conflict && (
        <EditConflictDialog
          form={form}
          conflict={conflict}
          theirs={theirs}
          onClose={() => setTheirs(null)}
          onMerged={(values) => void save(values, theirs!)}
        />
      )}
    </form>
  );
}
