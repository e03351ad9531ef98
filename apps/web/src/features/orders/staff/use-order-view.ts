import { type OrderFilter, type OrderSort, orderFilter, orderSort } from "@time-event/contract/staff-orders";
import { useSearchParams } from "react-router";
import { useChangeParams } from "../../../lib/page/use-change-params.ts";
import { type ListView, useListView } from "../../../ui/staff/table/use-list-view.ts";

const filterNames = ["text", "state", "category", "money"] as const;

/** Which orders are shown. The address holds all of it. */
export interface OrderView extends ListView<(typeof filterNames)[number]> {
  /** The filters as the calls take them, without values that are not valid. */
  readonly filterParams: OrderFilter;
  readonly order: { readonly sort: OrderSort; readonly direction: "asc" | "desc" };
  /** What a saved view stores: everything but the page and the open order. */
  readonly query: string;
  readonly openQuery: (query: string) => void;
  /** The order that is open beside the list. */
  readonly opened: number | null;
  readonly open: (order: number | null) => void;
}

export function useOrderView(): OrderView {
  const view = useListView({ filters: filterNames, sort: "-created" });
  const [params, setParams] = useSearchParams();
  const change = useChangeParams();
  const given = Object.fromEntries(Object.entries(view.filters).filter(([, value]) => value !== ""));
  const filter = orderFilter.safeParse(given);
  const sort = orderSort.safeParse(view.sort.replace("-", ""));
  return {
    ...view,
    filterParams: filter.success ? filter.data : {},
    order: { sort: sort.data ?? "created", direction: view.sort.startsWith("-") ? "desc" : "asc" },
    query: queryOf(params),
    openQuery: (query) => setParams(new URLSearchParams(query), { preventScrollReset: true }),
    opened: Number(params.get("order")) || null,
    open: (order) => change({ order: order === null ? "" : String(order) }),
  };
}

function queryOf(params: URLSearchParams): string {
  const kept = new URLSearchParams(params);
  for (const name of ["offset", "order"]) kept.delete(name);
  return kept.size > 0 ? `?${kept.toString()}` : "";
}
