import "./failed-press.css";
import type { ReactNode } from "react";

interface FailedPressProps {
  /** Why; empty: it has not failed, or something else was pressed since. */
  readonly children: ReactNode;
}

/** Why a press failed, beside its button: a message in a corner is gone before it is read, and far from the thumb. */
export function FailedPress({ children }: FailedPressProps) {
  return (
    <div role="alert" className="failed-press">
      {children && <p>{children}</p>}
    </div>
  );
}
