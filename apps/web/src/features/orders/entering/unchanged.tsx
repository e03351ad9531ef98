import { type ReactNode, useMemo } from "react";

interface UnchangedProps {
  /** All that the part is drawn from; always as many. */
  readonly as: readonly unknown[];
  readonly children: () => ReactNode;
}

/** A part that is drawn again only when one of the things that it is drawn from has changed. */
export function Unchanged({ as, children }: UnchangedProps): ReactNode {
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- whoever uses it says what it is drawn from
  return useMemo(children, as);
}
