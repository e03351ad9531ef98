import { createContext, use } from "react";

/** Whether a path of ours has a page. */
export type PageExists = (path: string) => boolean;

export const PageExistsContext = createContext<PageExists>(() => true);

export function usePageExists(): PageExists {
  return use(PageExistsContext);
}

/** The paths of the staff area's pages that lead to one page each, to choose from. */
export const StaffPathsContext = createContext<readonly string[]>([]);

export function useStaffPaths(): readonly string[] {
  return use(StaffPathsContext);
}
