import type { SeriesCard } from "@time-event/contract/public-series";
import { Link } from "react-router";
import { useFormat } from "../../lib/i18n/format.ts";

interface SeriesLinksProps {
  readonly label: string;
  readonly series: readonly SeriesCard[];
}

/** A line with links to series; nothing where there is none. */
export function SeriesLinks({ label, series }: SeriesLinksProps) {
  const { text } = useFormat();
  if (series.length === 0) return null;
  return (
    <p>
      {label}
      {series.map(({ slug, name }) => (
        <span key={slug}>
          {" · "}
          <Link to={`/register/series/${slug}`}>{text(name)}</Link>
        </span>
      ))}
    </p>
  );
}
