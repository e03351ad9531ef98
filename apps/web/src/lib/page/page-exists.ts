import { createContext, use } from "react";

/** Whether a path of ours has a page. */
export type PageExists = (path: string) => boolean;

export const PageExistsContext = createContext<PageExists>(() => true);

export function usePageExists(): PageExists {
  return use(PageExistsContext);
}
