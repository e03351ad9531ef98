import { InputText } from "primereact/inputtext";
import { InputTextarea } from "primereact/inputtextarea";
import type { ComponentProps } from "react";
import type { FieldProps } from "../../form/field-props.ts";
import { StaffField } from "./staff-field.tsx";

interface TextFieldProps
  extends
    FieldProps<string>,
    Pick<
      ComponentProps<"input">,
      "type" | "maxLength" | "placeholder" | "autoComplete" | "inputMode" | "lang" | "list"
    > {}

/** @example <TextField label={m.slug} required {...form.field("slug")} /> */
export function TextField({ label, error, hint, required, onChange, errorAt: _, ...input }: TextFieldProps) {
  return (
    <StaffField {...{ label, error, hint, required: required ?? false }}>
      {(control) => (
        <InputText autoComplete="off" {...input} {...control} onChange={(event) => onChange(event.target.value)} />
      )}
    </StaffField>
  );
}

interface TextAreaFieldProps extends FieldProps<string> {
  readonly rows?: number;
  readonly maxLength?: number;
}

/** Several lines; grows with the text. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { label, error, hint, required, onChange, errorAt: _, rows = 4, ...input } = props;
  return (
    <StaffField {...{ label, error, hint, required: required ?? false }}>
      {(control) => (
        <InputTextarea
          {...input}
          {...control}
          rows={rows}
          autoResize
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </StaffField>
  );
}
