import { useSearchParams } from "react-router";
import { useChangeParams } from "../../../lib/page/use-change-params.ts";

const usualLimit = 50;

/** The view of a list, kept in the address: users can send it to somebody and return with the back button. */
export interface ListView<Filter extends string> {
  readonly offset: number;
  readonly limit: number;
  readonly sort: string;
  readonly filters: Readonly<Record<Filter, string>>;
  /** How many filters are set, for a mark on the filters' button. */
  readonly filterCount: number;
  /** Changes filters and goes to the first page. */
  readonly filter: (change: Partial<Record<Filter, string>>) => void;
  readonly sortBy: (sort: string) => void;
  readonly turnTo: (page: { readonly offset: number; readonly limit: number }) => void;
  readonly clear: () => void;
}

/** @example const view = useListView({ filters: ["text", "state"], sort: "-startsAt" }); */
export function useListView<Filter extends string>(usual: {
  readonly filters: readonly Filter[];
  readonly sort: string;
}): ListView<Filter> {
  const [params] = useSearchParams();
  const change = useChangeParams();
  const filters = Object.fromEntries(usual.filters.map((name) => [name, params.get(name) ?? ""])) as Record<
    Filter,
    string
  >;
  return {
    offset: wholeNumber(params.get("offset"), 0),
    limit: wholeNumber(params.get("limit"), usualLimit) || usualLimit,
    sort: params.get("sort") ?? usual.sort,
    filters,
    filterCount: Object.values(filters).filter(Boolean).length,
    filter: (values) => change({ ...(values as Record<string, string>), offset: "" }),
    sortBy: (sort) => change({ sort: sort === usual.sort ? "" : sort, offset: "" }),
    turnTo: ({ offset, limit }) =>
      change({ offset: offset === 0 ? "" : String(offset), limit: limit === usualLimit ? "" : String(limit) }),
    clear: () => change({ ...Object.fromEntries(usual.filters.map((name) => [name, ""])), offset: "" }),
  };
}

function wholeNumber(text: string | null, otherwise: number): number {
  return text !== null && /^\d{1,7}$/.test(text) ? Number(text) : otherwise;
}
