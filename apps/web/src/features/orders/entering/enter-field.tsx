import type { ComponentProps, ReactNode } from "react";
import { Field } from "../../../ui/field/field.tsx";
import { Select, type SelectOption } from "../../../ui/field/select.tsx";

interface EnterFieldProps extends Omit<ComponentProps<"input">, "name" | "defaultValue" | "id"> {
  /** Its name in the form, which is also the path of its problems. */
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** Below the field: what was understood. */
  readonly children?: ReactNode;
}

/** A text field whose value the browser holds: what is typed before the script runs stays. */
export function EnterField({ name, label, value, hint, error, children, ...input }: EnterFieldProps) {
  return (
    <div className="enter__field">
      <Field id={name} label={label} {...texts(hint, error)}>
        <input
          className="input"
          {...input}
          id={name}
          name={name}
          defaultValue={value}
          aria-invalid={error !== undefined}
          aria-describedby={noteOf(name, hint, error)}
        />
      </Field>
      {children}
    </div>
  );
}

interface ChoiceFieldProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly options: readonly SelectOption[];
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly autoComplete?: string;
}

export function ChoiceField({ name, label, value, options, hint, error, autoComplete }: ChoiceFieldProps) {
  return (
    <Field id={name} label={label} {...texts(hint, error)}>
      <Select
        id={name}
        name={name}
        defaultValue={value}
        options={options}
        autoComplete={autoComplete}
        aria-invalid={error !== undefined}
        aria-describedby={noteOf(name, hint, error)}
      />
    </Field>
  );
}

function texts(hint: string | undefined, error: string | undefined) {
  return { ...(hint !== undefined && { hint }), ...(error !== undefined && { error }) };
}

function noteOf(name: string, hint: string | undefined, error: string | undefined): string | undefined {
  return hint === undefined && error === undefined ? undefined : `${name}-note`;
}
