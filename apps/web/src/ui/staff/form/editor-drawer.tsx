import type { ReactNode } from "react";
import { StaffDialog } from "../dialog/staff-dialog.tsx";
import { DeleteButton, type DeleteButtonProps } from "./delete-button.tsx";
import type { ConflictOptions } from "./edit-conflict-dialog.tsx";
import type { OwnWords } from "../../form/describe-failure.ts";
import { FormFrame } from "./form-frame.tsx";
import type { Form } from "../../form/use-form.ts";

interface EditorDrawerProps<Values extends object> {
  readonly title: ReactNode;
  readonly form: Form<Values>;
  readonly words?: OwnWords;
  readonly conflict: ConflictOptions<Values>;
  /** Null: the row is new, or cannot be deleted. */
  readonly removal: Omit<DeleteButtonProps, "onDeleted"> | null;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The form of one row beside its list. It closes after saving or deleting. */
export function EditorDrawer<Values extends object>(props: EditorDrawerProps<Values>) {
  const { title, form, words, conflict, removal, onClose, children } = props;
  return (
    <StaffDialog open look="side" keepOnOutsideClick={form.dirty} title={title} onClose={onClose}>
      <FormFrame
        form={form}
        conflict={conflict}
        onSaved={onClose}
        actions={removal && <DeleteButton {...removal} onDeleted={onClose} />}
        {...(words && { words })}
      >
        {children}
      </FormFrame>
    </StaffDialog>
  );
}
