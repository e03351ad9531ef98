import type { ComponentProps, ReactNode } from "react";
import { Field } from "../field/field.tsx";
import type { FieldProps } from "./field-props.ts";

interface TextFieldProps extends FieldProps<string> {
  /** What else the browser's input takes: its type, what may fill it in. */
  readonly input?: Omit<ComponentProps<"input">, "id" | "name" | "value" | "onChange" | "required" | "disabled">;
  /** Encloses the input, to put something beside it. */
  readonly around?: (input: ReactNode) => ReactNode;
  /** The id of more text that describes the input. */
  readonly describedBy?: string;
}

/** A text field of a public page. @example <TextField label={m.username} required {...form.field("username")} /> */
export function TextField(props: TextFieldProps) {
  const { label, name = "", value, onChange, error, hint, required = false, disabled = false } = props;
  const { input, around = (own) => own, describedBy } = props;
  const note = error !== undefined || hint !== undefined ? `${name}-note` : undefined;
  return (
    <Field id={name} label={label} {...(hint !== undefined && { hint })} {...(error !== undefined && { error })}>
      {around(
        <input
          className="input"
          {...input}
          id={name}
          name={name}
          value={value}
          required={required}
          disabled={disabled}
          aria-invalid={error !== undefined}
          aria-describedby={[describedBy, note].filter(Boolean).join(" ") || undefined}
          onChange={(event) => onChange(event.target.value)}
        />,
      )}
    </Field>
  );
}
