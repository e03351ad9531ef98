import "./button.css";
import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";

export type ButtonLook = "primary" | "quiet" | "plain" | "icon";

interface ButtonProps extends ComponentProps<"button"> {
  readonly look?: ButtonLook;
  readonly small?: boolean;
}

export function buttonClass(look: ButtonLook, small: boolean, more?: string): string {
  return classNames("button", look !== "primary" && `button--${look}`, small && "button--small", more);
}

/** A button for an action here; use `LinkButton` for a link. An icon button needs an `aria-label`. */
export function Button({ look = "primary", small = false, type = "button", className, ...rest }: ButtonProps) {
  return <button type={type} className={buttonClass(look, small, className)} {...rest} />;
}
