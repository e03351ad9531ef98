import { pageAsked } from "../../lib/paging/page-math.ts";

/** Which part of a series is shown. The address holds all of it. */
export interface SeriesFilter {
  /** "": the first class. */
  readonly class: string;
  readonly gender: "M" | "F" | "X" | "";
  readonly age: string;
  readonly text: string;
  /** Counted from 1. */
  readonly page: number;
}

/** Reads an address and ignores values that are not valid. */
export function readSeriesFilter(query: URLSearchParams): SeriesFilter {
  const gender = query.get("gender");
  const text = (name: string, longest: number) => (query.get(name) ?? "").trim().slice(0, longest);
  return {
    class: text("class", 40),
    gender: gender === "M" || gender === "F" || gender === "X" ? gender : "",
    age: text("age", 40),
    text: text("q", 80),
    page: pageAsked(query.get("page")),
  };
}

/** The query with some of it changed. Any change other than the page goes back to page 1. */
export function seriesSearch(filter: SeriesFilter, change: Partial<SeriesFilter> = {}): string {
  const { class: ofClass, gender, age, text, page } = { ...filter, page: 1, ...change };
  const query = new URLSearchParams();
  if (ofClass) query.set("class", ofClass);
  if (gender) query.set("gender", gender);
  if (age) query.set("age", age);
  if (text) query.set("q", text);
  if (page > 1) query.set("page", String(page));
  const search = query.toString();
  return search && `?${search}`;
}

/** The filter as the call takes it. */
export function asAsked({ class: ofClass, gender, age, text }: SeriesFilter) {
  return {
    ...(ofClass && { class: ofClass }),
    ...(gender && { gender }),
    ...(age && { ageGroup: age }),
    ...(text && { text }),
  };
}
