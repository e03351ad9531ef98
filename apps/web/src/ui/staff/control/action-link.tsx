import { Link } from "react-router";
import { classNames } from "../../class-names.ts";

interface ActionLinkProps {
  readonly label: string;
  /** One of our pages; `href` opens in a new tab instead. */
  readonly to?: string;
  readonly href?: string;
  /** @example "pi pi-plus" */
  readonly icon?: string;
  readonly iconPos?: "left" | "right";
  /** Filled when neither is set. */
  readonly outlined?: boolean;
  readonly text?: boolean;
  readonly size?: "small";
}

/** A link that looks like the buttons beside it. */
export function ActionLink({ label, to, href, icon, iconPos = "left", outlined, text, size }: ActionLinkProps) {
  const className = classNames(
    "staff-button p-button p-component",
    outlined && "p-button-outlined",
    text && "p-button-text",
    size && "p-button-sm",
  );
  const picture = icon && <span className={`p-button-icon p-button-icon-${iconPos} ${icon}`} aria-hidden="true" />;
  const content = (
    <>
      {iconPos === "left" && picture}
      <span className="p-button-label">{label}</span>
      {iconPos === "right" && picture}
    </>
  );
  if (to !== undefined) {
    return (
      <Link to={to} className={className}>
        {content}
      </Link>
    );
  }
  return (
    <a href={href} className={className} target="_blank" rel="noreferrer">
      {content}
    </a>
  );
}
