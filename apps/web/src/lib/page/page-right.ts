import type { Permission } from "@time-event/domain/access/permissions";
import { createContext, use } from "react";

/** What staff must be allowed to do to see the page at one of our paths; null: nothing. */
type PageRight = (path: string) => Permission | null;

export const PageRightContext = createContext<PageRight>(() => null);

export function usePageRight(): PageRight {
  return use(PageRightContext);
}
