import { Link, type LinkProps } from "react-router";
import { buttonClass, type ButtonLook } from "./button.tsx";

interface LinkButtonProps extends Omit<LinkProps, "className"> {
  readonly look?: ButtonLook;
  readonly small?: boolean;
  readonly className?: string;
}

export function LinkButton({ look = "primary", small = false, className, ...rest }: LinkButtonProps) {
  return <Link viewTransition className={buttonClass(look, small, className)} {...rest} />;
}
