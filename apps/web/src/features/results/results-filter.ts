import type { PublicCategory } from "@time-event/contract/events";
import { ageGroupCodes } from "@time-event/domain/eligibility/age-group-lines";
import { pageAsked, pageSize } from "../../lib/paging/page-math.ts";

export type GenderCode = "M" | "F" | "X";

/** Which part of an event's results is shown. The address holds all of it. */
export interface ResultsFilter {
  readonly category?: string;
  readonly gender?: GenderCode;
  readonly ageGroup?: string;
  /** The code of a ranking that the category names. It stands for gender and age group. */
  readonly ranking?: string;
  /** The whole name of a club. */
  readonly club?: string;
  /** The code of a nation. */
  readonly nation?: string;
  /** Part of a name, or a bib. */
  readonly text?: string;
}

const longestText = 80;
const longestCode = 40;

/**
 * Reads the filter from an address and ignores values that are not valid: an old or mistyped link still shows results.
 */
export function filterOf(query: URLSearchParams): ResultsFilter {
  const value = (name: string, longest: number) => query.get(name)?.trim().slice(0, longest) ?? "";
  const category = value("category", longestCode);
  const gender = value("gender", 1);
  const ageGroup = value("age", longestCode);
  const ranking = value("ranking", longestCode);
  const club = value("club", longestText);
  const nation = value("nation", longestCode);
  const text = value("q", longestText);
  return {
    ...(category && { category }),
    ...(isGender(gender) && { gender }),
    ...(ageGroup && { ageGroup }),
    ...(ranking && { ranking }),
    ...(club && { club }),
    ...(nation && { nation }),
    ...(text && { text }),
  };
}

function isGender(value: string): value is GenderCode {
  return value === "M" || value === "F" || value === "X";
}

/**
 * The query that shows a part of the results; empty for all of the first category.
 * @example filterSearch({ category: "M", gender: "F" }) // "?category=M&gender=F"
 */
export function filterSearch(
  { category, gender, ageGroup, ranking, club, nation, text }: ResultsFilter,
  page = 1,
): string {
  const query = new URLSearchParams();
  if (category) query.set("category", category);
  if (gender) query.set("gender", gender);
  if (ageGroup) query.set("age", ageGroup);
  if (ranking) query.set("ranking", ranking);
  if (club) query.set("club", club);
  if (nation) query.set("nation", nation);
  if (text) query.set("q", text);
  if (page > 1) query.set("page", String(page));
  const search = query.toString();
  return search && `?${search}`;
}

/**
 * The filter without values that another category does not have, without an age group of the other gender, and with a ranking
 * without both.
 */
export function filterIn(
  category: Pick<PublicCategory, "code" | "gender" | "ageGroups" | "rankings">,
  filter: ResultsFilter,
): ResultsFilter {
  const { ageGroup, club, nation, text } = filter;
  const ranking = category.rankings?.find(({ code }) => code === filter.ranking);
  const gender = category.gender === "any" && !ranking ? filter.gender : undefined;
  const known = ageGroupCodes(category.ageGroups, gender).some(({ code }) => code === ageGroup);
  return {
    category: category.code,
    ...(gender && { gender }),
    ...(ageGroup && known && !ranking && { ageGroup }),
    ...(ranking && { ranking: ranking.code }),
    ...(club && { club }),
    ...(nation && { nation }),
    ...(text && { text }),
  };
}

/** True when it shows a part of a category. */
export function isFiltered({ category: _category, ...filter }: ResultsFilter): boolean {
  return Object.values(filter).some(Boolean);
}

/** True when two filters differ in the page at most. */
export function isSameFilter(a: ResultsFilter, b: ResultsFilter): boolean {
  return filterSearch(a) === filterSearch(b);
}

/** The first row to show without JavaScript, by the address's page. */
export function offsetOf(query: URLSearchParams): number {
  return (pageAsked(query.get("page")) - 1) * pageSize;
}

/** The address of a bib's row in the whole results of its category. */
export function rowHref(event: string, category: string, bib: string, rank: number): string {
  const page = Math.ceil(rank / pageSize);
  return `/register/events/${event}/results${filterSearch({ category }, page)}#bib-${encodeURIComponent(bib)}`;
}
