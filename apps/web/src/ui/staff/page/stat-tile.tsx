import "./panel.css";
import type { ReactNode } from "react";
import { Link } from "react-router";

interface StatTileProps {
  readonly label: string;
  /** The formatted number. */
  readonly figure: ReactNode;
  /** A short note: of what, since when. */
  readonly note?: ReactNode;
  /** The list that it counts. */
  readonly to?: string;
}

/** A number with its name, and a link to what it counts. Put several into an element of class `stat-tiles`. */
export function StatTile({ label, figure, note, to }: StatTileProps) {
  const content = (
    <>
      <span className="stat-tile__label">{label}</span>
      <span className="stat-tile__figure">{figure}</span>
      {note && <span className="stat-tile__note">{note}</span>}
    </>
  );
  return to ? (
    <Link to={to} className="stat-tile">
      {content}
    </Link>
  ) : (
    <div className="stat-tile">{content}</div>
  );
}
