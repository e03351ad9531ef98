import { Link } from "react-router";
import { classNames } from "../../class-names.ts";

interface ActionLinkProps {
  readonly to: string;
  readonly label: string;
  readonly icon?: string;
  readonly outlined?: boolean;
}

/** A link that looks like the buttons beside it. */
export function ActionLink({ to, label, icon, outlined = false }: ActionLinkProps) {
  return (
    <Link to={to} className={classNames("p-button p-component", outlined && "p-button-outlined")}>
      {icon && <span className={`p-button-icon p-button-icon-left ${icon}`} aria-hidden="true" />}
      <span className="p-button-label">{label}</span>
    </Link>
  );
}
