import { webRegisterResultList, type ResultRow, type ResultStep } from "@time-event/contract/results";
import { takeSteps } from "@time-event/contract/result-steps/result-steps";
import type { CallApi } from "@time-event/contract/call";
import { useEffect, useSyncExternalStore } from "react";
import { useCallApi } from "../../../lib/api/use-call-api.ts";
import { ListPages, type ListPage } from "../../../lib/paging/list-pages.ts";
import { filterSearch, type ResultsFilter } from "../results-filter.ts";

export interface FirstResults extends ListPage<ResultRow> {
  readonly filter: ResultsFilter;
  /** The points for which rows have splits. */
  readonly splitCodes: readonly string[];
}

/** A list that is fetched whole once, and then what changed in it. */
export class ResultPages extends ListPages<ResultRow> {
  readonly #course: Course;

  constructor(callApi: CallApi, event: string, filter: ResultsFilter, first: FirstResults | null) {
    const course = { splitCodes: first?.splitCodes ?? [] };
    super(loadPages(callApi, event, filter, course), first);
    this.#course = course;
  }

  /** Takes what changed in some pages. */
  takeSteps(first: number, last: number, steps: readonly ResultStep[]): void {
    this.take(first, last, steps.at(-1)?.[1] ?? 0, (before) => {
      const after = takeSteps(before, steps, this.#course.splitCodes);
      return after && { offset: before.offset, ...after };
    });
  }
}

/** What the last whole reply told of the course. */
interface Course {
  splitCodes: readonly string[];
}

function loadPages(callApi: CallApi, event: string, filter: ResultsFilter, course: Course) {
  return async (offset: number, limit: number, before?: ListPage<ResultRow>): Promise<ListPage<ResultRow>> => {
    const asked = { event, ...filter, offset, limit };
    const reply = await callApi(webRegisterResultList, before ? { ...asked, since: before.version } : asked);
    const { steps, splitCodes, total, version } = reply.meta;
    const after = steps && before && takeSteps(before, steps, course.splitCodes);
    if (after) return { offset, ...after };
    const { data } = steps ? await callApi(webRegisterResultList, asked) : reply;
    course.splitCodes = splitCodes;
    return { offset, rows: data, total, version };
  };
}

/** The lists that the visitor saw last, so that going back finds the rows in place. */
const kept = new Map<string, ResultPages>();
const mostKept = 4;

/** The list of a filter, page by page; `first` comes from the page's loader. */
export function useResultList(event: string, filter: ResultsFilter, first: FirstResults) {
  const callApi = useCallApi();
  const key = event + filterSearch(filter);
  const isFirst = key === event + filterSearch(first.filter);
  const made = (from: FirstResults | null) => new ResultPages(callApi, event, filter, from);
  const list = typeof document === "undefined" ? made(first) : keptList();

  function keptList(): ResultPages {
    let list = kept.get(key);
    if (!list) {
      list = made(isFirst ? first : null);
      kept.set(key, list);
      if (kept.size > mostKept) kept.delete(kept.keys().next().value ?? key);
    }
    return list;
  }

  useEffect(() => list.refresh(first.version), [list, first.version]);
  return { list, key, snapshot: useSyncExternalStore(list.subscribe, list.get, list.get) };
}
