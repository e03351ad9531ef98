import { Link } from "react-router";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { useHydrated } from "../../lib/page/use-hydrated.ts";
import { Button } from "../../ui/button/button.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { filterSearch, type ResultsFilter } from "./results-filter.ts";
import { resultsMessages } from "./results.messages.ts";
import { ToTop } from "./to-top.tsx";

interface TableToolsProps {
  readonly path: string;
  readonly filter: ResultsFilter;
  readonly total: number;
  readonly failed: boolean;
  readonly retry: () => void;
  readonly print: () => void;
  readonly printing: boolean;
}

/** Above the table: the number of rows, a failure to load them, and buttons. */
export function TableTools({ path, filter, total, failed, retry, print, printing }: TableToolsProps) {
  const m = useMessages(resultsMessages);
  const format = useFormat();
  const hydrated = useHydrated();
  const isFiltered = Boolean(filter.gender ?? filter.ageGroup ?? filter.text);
  return (
    <div className="table-tools no-print">
      <p role="status">
        <b className="figures">{isFiltered ? m.found(format.number(total)) : m.rows(format.number(total))}</b>
        {isFiltered && (
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
      {hydrated && total > 0 && (
        <Button look="plain" small onClick={print} disabled={printing}>
          <Icon name="print" />
          {printing ? m.printing : m.print}
        </Button>
      )}
      <ToTop label={m.toTop} />
    </div>
  );
}
