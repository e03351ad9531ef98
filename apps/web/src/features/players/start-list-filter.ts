import { pageAsked } from "../../lib/paging/page-math.ts";

/** Which part of a start list is shown. The address holds all of it. */
export interface StartListFilter {
  readonly category: string;
  readonly gender: "M" | "F" | "X" | "";
  readonly text: string;
  /** Counted from 1. */
  readonly page: number;
}

/** Reads an address and ignores values that are not valid. */
export function readStartListFilter(query: URLSearchParams): StartListFilter {
  const gender = query.get("gender");
  return {
    category: (query.get("category") ?? "").trim().slice(0, 40),
    gender: gender === "M" || gender === "F" || gender === "X" ? gender : "",
    text: (query.get("q") ?? "").trim().slice(0, 80),
    page: pageAsked(query.get("page")),
  };
}

/** The query of the list with some filters changed. Any change other than the page goes back to page 1. */
export function startListSearch(filter: StartListFilter, change: Partial<StartListFilter> = {}): string {
  const { category, gender, text, page } = { ...filter, page: 1, ...change };
  const query = new URLSearchParams();
  if (category) query.set("category", category);
  if (gender) query.set("gender", gender);
  if (text) query.set("q", text);
  if (page > 1) query.set("page", String(page));
  const search = query.toString();
  return search && `?${search}`;
}

/** The filter as the call takes it. */
export function asAsked({ category, gender, text }: StartListFilter) {
  return { ...(category && { category }), ...(gender && { gender }), ...(text && { text }) };
}
