import { type EntryFilter, type EntrySort, entryFilter, entrySort } from "@time-event/contract/entries";
import { useSearchParams } from "react-router";
import { useChangeParams } from "../../../lib/page/use-change-params.ts";
import { type ListView, useListView } from "../../../ui/staff/table/use-list-view.ts";
import { type ColumnKey, readColumns, writeColumns } from "./column-choice.ts";

const filterNames = ["text", "category", "gender", "ageGroup", "ranking", "club", "province", "status", "bib"] as const;
export type FilterName = (typeof filterNames)[number];

/** Which entries are shown. The address holds all of it. */
export interface EntryView extends ListView<FilterName> {
  /** The filters as the calls take them, without values that are not valid. */
  readonly filterParams: EntryFilter;
  readonly order: { readonly sort: EntrySort; readonly direction: "asc" | "desc" };
  readonly columns: readonly ColumnKey[];
  readonly showColumns: (columns: readonly ColumnKey[]) => void;
  /** What a saved view stores: everything but the page and the open entry. */
  readonly query: string;
  readonly openQuery: (query: string) => void;
  /** The entry that is open beside the list. */
  readonly opened: number | "new" | null;
  readonly open: (entry: number | "new" | null) => void;
}

export function useEntryView(): EntryView {
  const view = useListView({ filters: filterNames, sort: "bib" });
  const [params, setParams] = useSearchParams();
  const change = useChangeParams();
  const given = Object.fromEntries(Object.entries(view.filters).filter(([, value]) => value !== ""));
  const filter = entryFilter.safeParse(given);
  const sort = entrySort.safeParse(view.sort.replace("-", ""));
  const opened = params.get("entry");
  return {
    ...view,
    filterParams: filter.success ? filter.data : {},
    order: { sort: sort.data ?? "bib", direction: view.sort.startsWith("-") ? "desc" : "asc" },
    columns: readColumns(params.get("columns")),
    showColumns: (columns) => change({ columns: writeColumns(columns) }),
    query: queryOf(params),
    openQuery: (query) => setParams(new URLSearchParams(query), { preventScrollReset: true }),
    opened: opened === "new" ? "new" : Number(opened) || null,
    open: (entry) => change({ entry: entry === null ? "" : String(entry) }),
  };
}

function queryOf(params: URLSearchParams): string {
  const kept = new URLSearchParams(params);
  for (const name of ["offset", "entry"]) kept.delete(name);
  return kept.size > 0 ? `?${kept.toString()}` : "";
}
