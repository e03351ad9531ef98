import { type ComponentProps, type ReactNode, Suspense, useState } from "react";
import { later } from "../../../lib/page/later.ts";
import { Field } from "../../../ui/field/field.tsx";
import { Select, type SelectOption } from "../../../ui/field/select.tsx";

// only for an address that somebody has typed
const MailHint = later(async () => (await import("./mail-hint.tsx")).MailHint);

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
  // an e-mail that was typed and left: while it is typed, half of gmail.com looks like a mistake
  const [mail, setMail] = useState("");
  return (
    <div className="enter__field">
      <Field id={name} label={label} {...texts(hint, error)}>
        <input
          className="input"
          {...input}
          {...(input.type === "email" && {
            onInput: () => setMail(""),
            onBlur: ({ currentTarget }) => setMail(currentTarget.value),
          })}
          id={name}
          name={name}
          defaultValue={value}
          aria-invalid={error !== undefined}
          aria-describedby={noteOf(name, hint, error)}
        />
      </Field>
      {children}
      {mail && (
        <Suspense>
          <MailHint of={name} typed={mail} />
        </Suspense>
      )}
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
