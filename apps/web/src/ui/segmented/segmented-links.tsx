import "./segmented.css";
import type { ReactNode } from "react";
import { Link } from "react-router";

export interface Segment {
  readonly to: string;
  readonly label: ReactNode;
  readonly current: boolean;
}

interface SegmentedLinksProps {
  readonly label: string;
  readonly segments: readonly Segment[];
}

/** Views of the same thing, each with its own address, as plain links. Also used as tabs. */
export function SegmentedLinks({ label, segments }: SegmentedLinksProps) {
  return (
    <nav className="segmented scroll-hint" aria-label={label}>
      {segments.map((segment) => (
        <Link
          key={segment.to}
          to={segment.to}
          className="segmented__item"
          preventScrollReset
          aria-current={segment.current ? "page" : undefined}
        >
          {segment.label}
        </Link>
      ))}
    </nav>
  );
}
