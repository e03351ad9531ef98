import { arabicDigits } from "@time-event/domain/text/arabic-digits";
import { InputText } from "primereact/inputtext";
import { InputTextarea } from "primereact/inputtextarea";
import type { ComponentProps } from "react";
import type { FieldProps } from "../../form/field-props.ts";
import { StaffField } from "./staff-field.tsx";

const takesDigits = (mode: ComponentProps<"input">["inputMode"]) =>
  mode === "numeric" || mode === "tel" || mode === "decimal";

interface TextFieldProps
  extends
    FieldProps<string>,
    Pick<
      ComponentProps<"input">,
      "type" | "maxLength" | "placeholder" | "autoComplete" | "inputMode" | "lang" | "list"
    > {}

/** Fields of numbers show Arabic digits as soon as Thai ones are typed. @example <TextField label={m.slug} required {...form.field("slug")} /> */
export function TextField({ label, error, hint, required, onChange, errorAt: _, ...input }: TextFieldProps) {
  return (
    <StaffField {...{ label, error, hint, required: required ?? false }}>
      {(control) => (
        <InputText
          autoComplete="off"
          {...input}
          {...control}
          onChange={({ target: { value } }) => onChange(takesDigits(input.inputMode) ? arabicDigits(value) : value)}
        />
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
