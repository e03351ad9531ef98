import { InputText } from "primereact/inputtext";
import type { ComponentProps } from "react";

interface TextInputProps extends Omit<ComponentProps<"input">, "ref" | "size" | "value" | "onInput"> {
  readonly value: string;
}

/** A line of text alone; use `TextField` for one with label, hint and error. */
export function TextInput(props: TextInputProps) {
  return <InputText autoComplete="off" {...props} />;
}
