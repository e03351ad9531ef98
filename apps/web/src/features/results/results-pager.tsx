import { useMessages } from "../../lib/i18n/language.ts";
import { pageCount, pageSize } from "../../lib/paging/page-math.ts";
import { Pager } from "../../ui/pager/pager.tsx";
import { filterSearch, type ResultsFilter } from "./results-filter.ts";
import { resultsMessages } from "./results.messages.ts";

interface ResultsPagerProps {
  readonly path: string;
  readonly filter: ResultsFilter;
  readonly offset: number;
  readonly total: number;
}

/** Links to the pages of the table, for browsers without JavaScript; with it, the table is one long list. */
export function ResultsPager({ path, filter, offset, total }: ResultsPagerProps) {
  const m = useMessages(resultsMessages);
  const pages = pageCount(total);
  const page = Math.floor(offset / pageSize) + 1;
  if (pages === 1) return null;
  const to = (other: number) => path + filterSearch(filter, other);
  return (
    <Pager
      label={m.pages}
      where={m.pageOf(page, pages)}
      previous={page > 1 ? { label: m.previous, to: to(page - 1) } : null}
      next={page < pages ? { label: m.next, to: to(page + 1) } : null}
    />
  );
}
