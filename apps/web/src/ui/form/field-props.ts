/** Props that every staff field takes. A form's `form.field("name")` provides most of them. */
export interface FieldProps<Value> {
  readonly label: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** What is wrong and what to do, in the visitor's language. */
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
  readonly required?: boolean;
  readonly disabled?: boolean;
  /** Its path in the form's values, e.g. `name.th`. */
  readonly name?: string;
  /** The error of a part of the value, e.g. of `th` in a text in both languages. */
  readonly errorAt?: (part: string) => string | undefined;
}

/** Connects a control with its label, hint and error. */
export interface ControlProps {
  readonly id: string;
  readonly "aria-describedby": string | undefined;
  readonly "aria-invalid": true | undefined;
  readonly "aria-required": true | undefined;
}
