import type { ReactNode } from "react";

interface DeedProps {
  readonly action: string;
  readonly text: string;
  readonly failure?: string | undefined;
  readonly children: ReactNode;
}

/** Something that can be done with the whole event, with what it means. */
export function Deed({ action, text, failure, children }: DeedProps) {
  return (
    <li className="next-step">
      <div className="next-step__words">
        <h3>{action}</h3>
        <p>{text}</p>
        {failure && (
          <p role="alert" className="next-step__failure">
            {failure}
          </p>
        )}
      </div>
      {children}
    </li>
  );
}
