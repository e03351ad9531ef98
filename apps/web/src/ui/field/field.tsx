import "./field.css";
import type { ReactNode } from "react";

interface FieldProps {
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  readonly error?: string;
  /** Hides the label from the eye but keeps it for screen readers. */
  readonly labelUnseen?: boolean;
  /** The control. It takes the field's id; with a hint or an error, `${id}-note` describes it. */
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
        // what is wrong does not take away how it would be right
        <span id={`${id}-note`} className="field__note">
          {error && <span className="field__error">{error}</span>}
          {hint && <span className="field__hint">{hint}</span>}
        </span>
      )}
    </div>
  );
}
