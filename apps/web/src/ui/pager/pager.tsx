import "./pager.css";
import { LinkButton } from "../button/link-button.tsx";

interface PagerProps {
  readonly label: string;
  /** Such as "Page 2 of 7". */
  readonly where: string;
  readonly previous: { readonly label: string; readonly to: string } | null;
  readonly next: { readonly label: string; readonly to: string } | null;
}

/** Links to the pages of a long list. */
export function Pager({ label, where, previous, next }: PagerProps) {
  return (
    <nav className="pager no-print" aria-label={label}>
      {previous && (
        <LinkButton look="quiet" to={previous.to} rel="prev">
          {previous.label}
        </LinkButton>
      )}
      <span className="figures">{where}</span>
      {next && (
        <LinkButton look="quiet" to={next.to} rel="next">
          {next.label}
        </LinkButton>
      )}
    </nav>
  );
}
