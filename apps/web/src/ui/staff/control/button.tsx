import { Button as PrimeButton } from "primereact/button";
import type { ComponentProps } from "react";
import { classNames } from "../../class-names.ts";

interface ButtonProps extends Omit<ComponentProps<"button">, "children" | "ref"> {
  /** Left out when the icon says enough; then an `aria-label` names the button. */
  readonly label?: string | undefined;
  /** @example "pi pi-check" */
  readonly icon?: string | undefined;
  readonly iconPos?: "left" | "right";
  /** Filled when neither is set. */
  readonly outlined?: boolean;
  readonly text?: boolean;
  readonly rounded?: boolean;
  readonly severity?: "danger" | "secondary";
  readonly size?: "small";
  /** Shows a spinner and disables the button. */
  readonly loading?: boolean;
  readonly tooltip?: string | undefined;
}

/** @example <Button icon="pi pi-plus" label={m.add} onClick={add} /> */
export function Button({ className, ...props }: ButtonProps) {
  return <PrimeButton {...props} className={classNames("staff-button", className)} />;
}
