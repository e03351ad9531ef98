import { type ReactNode, Suspense, useState } from "react";

interface LateFoldProps {
  readonly className: string;
  readonly summary: string;
  /** One element, drawn once somebody opens it; from then on it stays, with what was typed in it. */
  readonly children: ReactNode;
}

/** What few people look at, folded away: its script, too, comes when it is opened. */
export function LateFold({ className, summary, children }: LateFoldProps) {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <details className={className} onToggle={() => setIsAsked(true)}>
      <summary>{summary}</summary>
      {isAsked && <Suspense>{children}</Suspense>}
    </details>
  );
}
