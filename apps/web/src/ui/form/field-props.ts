/** What every field of the staff area takes. A form's `form.field("name")` gives the most of it. */
export interface FieldProps<Value> {
  readonly label: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** What is wrong and what to do, in the visitor's language. */
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
  readonly required?: boolean;
  readonly disabled?: boolean;
  /** Where in the form's values it stands, e.g. `name.th`. */
  readonly name?: string;
  /** The error of a part of the value, e.g. of `th` in a text in both languages. */
  readonly errorAt?: (part: string) => string | undefined;
}

/** What ties a control to its label, hint and error. */
export interface ControlProps {
  readonly id: string;
  readonly "aria-describedby": string | undefined;
  readonly "aria-invalid": true | undefined;
  readonly "aria-required": true | undefined;
}
