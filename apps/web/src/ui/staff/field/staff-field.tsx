import "./staff-field.css";
import { useId, type ReactNode } from "react";
import { useMessages } from "../../../lib/i18n/language.ts";
import { classNames } from "../../class-names.ts";
import { staffUiMessages } from "../staff-ui.messages.ts";
import type { ControlProps, FieldProps } from "../../form/field-props.ts";

interface StaffFieldProps extends Pick<FieldProps<unknown>, "label" | "error" | "hint" | "required"> {
  /** For a group of controls, the label becomes a legend. */
  readonly group?: boolean;
  /** The control is beside its label: a tick before it, a switch after it. */
  readonly control?: "before" | "after";
  readonly children: (control: ControlProps) => ReactNode;
}

/** A label and a control, with a hint or an error. */
export function StaffField(props: StaffFieldProps) {
  const { label, error, hint, required = false, group = false, control: side, children } = props;
  const m = useMessages(staffUiMessages);
  const id = useId();
  const notes = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  const Root = group ? "fieldset" : "div";
  const words = (
    <>
      {label}
      {required && (
        <span className="staff-field__required" title={m.required} aria-hidden="true">
          *
        </span>
      )}
    </>
  );
  return (
    <Root className={classNames("staff-field", side && `staff-field--${side}`)}>
      {group ? (
        <legend className="staff-field__label">{words}</legend>
      ) : (
        <label htmlFor={id} className="staff-field__label">
          {words}
        </label>
      )}
      {children({
        id,
        "aria-describedby": notes || undefined,
        "aria-invalid": error ? true : undefined,
        "aria-required": required || undefined,
      })}
      {hint && (
        <span id={`${id}-hint`} className="staff-field__hint">
          {hint}
        </span>
      )}
      {error && (
        <span id={`${id}-error`} className="staff-field__error">
          <i className="pi pi-exclamation-circle" aria-hidden="true" />
          {error}
        </span>
      )}
    </Root>
  );
}
