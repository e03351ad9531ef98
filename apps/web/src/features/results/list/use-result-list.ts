import { webRegisterResultList, type ResultRow } from "@time-event/contract/results";
import type { CallApi } from "@time-event/contract/call";
import { useEffect, useSyncExternalStore } from "react";
import { useCallApi } from "../../../lib/api/use-call-api.ts";
import { ListPages, type ListPage } from "../../../lib/paging/list-pages.ts";
import { filterSearch, type ResultsFilter } from "../results-filter.ts";

export interface FirstResults extends ListPage<ResultRow> {
  readonly filter: ResultsFilter;
}

/** The lists that the visitor saw last, so that going back finds the rows in place. */
const kept = new Map<string, ListPages<ResultRow>>();
const mostKept = 4;

/** The list of a filter, page by page; `first` comes from the page's loader. */
export function useResultList(event: string, filter: ResultsFilter, first: FirstResults) {
  const callApi = useCallApi();
  const key = event + filterSearch(filter);
  const isFirst = key === event + filterSearch(first.filter);
  const list = typeof document === "undefined" ? made(callApi, event, filter, first) : keptList();

  function keptList(): ListPages<ResultRow> {
    let list = kept.get(key);
    if (!list) {
      list = made(callApi, event, filter, isFirst ? first : null);
      kept.set(key, list);
      if (kept.size > mostKept) kept.delete(kept.keys().next().value ?? key);
    }
    return list;
  }

  useEffect(() => list.refresh(first.version), [list, first.version]);
  return { list, key, snapshot: useSyncExternalStore(list.subscribe, list.get, list.get) };
}

function made(callApi: CallApi, event: string, filter: ResultsFilter, first: ListPage<ResultRow> | null) {
  const load = async (offset: number, limit: number) => {
    const { data, meta } = await callApi(webRegisterResultList, { event, ...filter, offset, limit });
    return { offset, rows: data, total: meta.total, version: meta.version };
  };
  return new ListPages(load, first);
}
