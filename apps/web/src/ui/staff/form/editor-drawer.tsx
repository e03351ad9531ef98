import type { ReactNode } from "react";
import { StaffDialog } from "../dialog/staff-dialog.tsx";
import { DeleteButton, type DeleteButtonProps } from "./delete-button.tsx";
import type { ConflictOptions } from "./edit-conflict-dialog.tsx";
import type { OwnWords } from "../../form/describe-failure.ts";
import { FormFrame } from "./form-frame.tsx";
import { addedAgain, takenBack } from "./taken-back.ts";
import type { Form } from "../../form/use-form.ts";

interface EditorDrawerProps<Values extends object> {
  readonly title: ReactNode;
  readonly form: Form<Values>;
  readonly words?: OwnWords;
  readonly conflict: ConflictOptions<Values>;
  /** Null: the row is new, or cannot be deleted. */
  readonly removal: Omit<DeleteButtonProps, "onDeleted" | "putBack"> | null;
  /** Sends values as the form does: with it, a save and a deletion can be taken back from their toasts. */
  readonly send?: (values: Values) => Promise<unknown>;
  /** The same where nothing can be deleted, so that the form itself sends again what was stored before. */
  readonly undoable?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The form of one row beside its list. It closes after saving or deleting. */
export function EditorDrawer<Values extends object>(props: EditorDrawerProps<Values>) {
  const { title, form, words, conflict, removal, send, undoable = false, onClose, children } = props;
  const putBack = send && (() => send(addedAgain(form.stored)));
  const before = takenBack(form.stored);
  const takeBack = send && before ? () => send(before) : undefined;
  return (
    <StaffDialog open look="side" keepOnOutsideClick={form.dirty} title={title} onClose={onClose}>
      <FormFrame
        form={form}
        conflict={conflict}
        onSaved={onClose}
        takeBack={takeBack}
        undoable={undoable}
        actions={removal && <DeleteButton {...removal} putBack={putBack} onDeleted={onClose} />}
        {...(words && { words })}
      >
        {children}
      </FormFrame>
    </StaffDialog>
  );
}
