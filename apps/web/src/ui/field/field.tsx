import "./field.css";
import type { ReactNode } from "react";

interface FieldProps {
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  readonly error?: string;
  /** Keeps the label for those who listen; the eye has other signs. */
  readonly labelUnseen?: boolean;
  /** The control; its id is the field's, and with a hint or an error it is described by `${id}-note`. */
  readonly children: ReactNode;
}

export function Field({ id, label, hint, error, labelUnseen = false, children }: FieldProps) {
  return (
    <div className="field">
      <label htmlFor={id} className={labelUnseen ? "unseen" : "field__label"}>
        {label}
      </label>
      {children}
      {(error ?? hint) && (
        <span id={`${id}-note`} className={error ? "field__error" : "field__hint"}>
          {error ?? hint}
        </span>
      )}
    </div>
  );
}
