/** Rows of one call of a paged list. */
export const pageSize = 100;

/** Numbers, from 0, of the pages with rows `from` to before `to`. @example pagesBetween(90, 210) // [0, 1, 2] */
export function pagesBetween(from: number, to: number): number[] {
  if (to <= from) return [];
  const first = Math.floor(Math.max(0, from) / pageSize);
  const last = Math.floor((to - 1) / pageSize);
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

/** The page, from 1, in an address; 1 when that is not a valid page. @example pageAsked("3") // 3 */
export function pageAsked(value: string | null): number {
  const page = Number(value ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1;
}

/** How many pages a list has; an empty one has one. */
export function pageCount(total: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}
