import { InputText } from "primereact/inputtext";
import type { ComponentProps } from "react";

interface TextInputProps extends Omit<ComponentProps<"input">, "ref" | "size" | "value" | "onInput"> {
  readonly value: string;
}

/** A line of text alone; with its label, hint and error it is a `TextField`. */
export function TextInput(props: TextInputProps) {
  return <InputText autoComplete="off" {...props} />;
}
