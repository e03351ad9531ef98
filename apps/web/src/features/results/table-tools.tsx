import { Link } from "react-router";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { Button } from "../../ui/button/button.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { PrintLinks } from "../../ui/print/print-links.tsx";
import { filterSearch, isFiltered, type ResultsFilter } from "./results-filter.ts";
import { resultsMessages } from "./results.messages.ts";
import { ToTop } from "./to-top.tsx";

interface TableToolsProps {
  readonly path: string;
  readonly filter: ResultsFilter;
  readonly total: number;
  /** Each row is a team. */
  readonly inTeams: boolean;
  readonly failed: boolean;
  readonly retry: () => void;
  /** There is something to print. */
  readonly prints: boolean;
  /** What the filter shows can be downloaded. */
  readonly files: boolean;
  /** Shows counts and podium, which a phone hides at first; null: there are none. */
  readonly overview: { readonly open: boolean; readonly toggle: () => void } | null;
}

/** Above the table: the number of rows, a failure to load them, and buttons. */
export function TableTools({ path, filter, total, inTeams, failed, retry, prints, files, overview }: TableToolsProps) {
  const m = useMessages(resultsMessages);
  const format = useFormat();
  const isPart = isFiltered(filter);
  return (
    <div className="table-tools no-print">
      <p role="status">
        <b className="figures">
          {isPart ? m.found(format.number(total), inTeams) : m.rows(format.number(total), inTeams)}
        </b>
        {isPart && (
          <Link
            to={path + filterSearch(filter.category ? { category: filter.category } : {})}
            preventScrollReset
            replace
          >
            {m.clear}
          </Link>
        )}
        {failed && (
          <span className="table-tools__failed">
            <Icon name="warning" />
            {m.loadFailed}
            <Button look="plain" small onClick={retry}>
              {m.retry}
            </Button>
          </span>
        )}
      </p>
      {overview && (
        <Button
          look="plain"
          small
          className="table-tools__overview"
          aria-expanded={overview.open}
          onClick={overview.toggle}
        >
          <Icon name={overview.open ? "up" : "down"} />
          {m.podium}
        </Button>
      )}
      {(prints || files) && total > 0 && (
        <div className="table-tools__papers">
          {prints && <PrintLinks path={path} search={filterSearch(filter)} />}
          {files &&
            (["csv", "xlsx"] as const).map((format) => (
              <a
                key={format}
                className="button button--plain button--small table-tools__file"
                href={`${path}.${format}${filterSearch(filter)}`}
                download
              >
                <Icon name="download" />
                {format.toUpperCase()}
              </a>
            ))}
        </div>
      )}
      <ToTop label={m.toTop} />
    </div>
  );
}
