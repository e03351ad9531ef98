import { createContext, use } from "react";

/** Whether one of our paths has a page. */
export type PageExists = (path: string) => boolean;

export const PageExistsContext = createContext<PageExists>(() => true);

export function usePageExists(): PageExists {
  return use(PageExistsContext);
}

/** The paths of staff pages without parameters, for a list of choices. */
export const StaffPathsContext = createContext<readonly string[]>([]);

export function useStaffPaths(): readonly string[] {
  return use(StaffPathsContext);
}
