import type { ReactNode } from "react";
import { EmptyState } from "../../empty-state/empty-state.tsx";
import { Button } from "../control/button.tsx";

interface NothingFoundProps {
  readonly title: string;
  /** The words of the button that takes the filters away. */
  readonly clearLabel: string;
  readonly onClear: () => void;
  readonly children?: ReactNode;
}

/** In the place of a list of which the filters leave nothing. */
export function NothingFound({ title, clearLabel, onClear, children }: NothingFoundProps) {
  return (
    <EmptyState
      icon="search"
      title={title}
      actions={<Button type="button" outlined label={clearLabel} onClick={onClear} />}
    >
      {children}
    </EmptyState>
  );
}
