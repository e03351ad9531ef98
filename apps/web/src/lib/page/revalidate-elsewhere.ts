import type { ShouldRevalidateFunctionArgs } from "react-router";

/**
 * A `shouldRevalidate` for pages that show another query of theirs (a filter, a tab) from what is here already, or fetch
 * for themselves what is missing: only another page, or the very same address again, loads anew.
 */
export function revalidateElsewhere({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isOtherView = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return isOtherView ? false : defaultShouldRevalidate;
}
