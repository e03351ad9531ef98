import { use } from "react";
import { Button } from "../control/button.tsx";
import { DialogCloseContext } from "./dialog-close.ts";

/** Closes the dialog around it without doing anything; asks first while something typed in it would be lost. */
export function BackButton({ label }: { readonly label: string }) {
  const close = use(DialogCloseContext);
  return <Button type="button" text label={label} onClick={close} />;
}
