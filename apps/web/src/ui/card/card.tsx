import "./card.css";
import type { ComponentProps, ElementType } from "react";
import { classNames } from "../class-names.ts";

interface CardProps extends ComponentProps<"div"> {
  readonly as?: ElementType;
  readonly padded?: boolean;
  /** The card's only link has the class `card__link` and receives clicks anywhere on the card. */
  readonly link?: boolean;
}

export function Card({ as: Element = "div", padded = false, link = false, className, ...rest }: CardProps) {
  return (
    <Element className={classNames("card", padded && "card--padded", link && "card--link", className)} {...rest} />
  );
}
