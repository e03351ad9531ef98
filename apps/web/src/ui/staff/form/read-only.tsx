import { createContext, use, type ReactNode } from "react";

const ReadOnlyContext = createContext(false);

interface ReadOnlyProps {
  readonly when: boolean;
  readonly children: ReactNode;
}

/** Shows what is inside, but offers no change of it: the user lacks the right. The server checks again. */
export function ReadOnly({ when, children }: ReadOnlyProps) {
  return <ReadOnlyContext value={when}>{children}</ReadOnlyContext>;
}

/** What forms and buttons of the kit ask. */
export function useReadOnly(): boolean {
  return use(ReadOnlyContext);
}

/** Buttons that add or change something; left out where nothing can be changed. */
export function Changes({ children }: { readonly children: ReactNode }) {
  return useReadOnly() ? null : children;
}
