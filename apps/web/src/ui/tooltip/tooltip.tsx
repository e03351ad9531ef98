import "./tooltip.css";
import { useId, type ReactNode } from "react";

interface TooltipProps {
  readonly text: string;
  /** What it explains; made a stop of the keyboard, so that it opens without a pointer. */
  readonly children: ReactNode;
}

export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  return (
    <span className="tooltip">
      <span tabIndex={0} aria-describedby={id}>
        {children}
      </span>
      <span id={id} role="tooltip" className="tooltip__text">
        {text}
      </span>
    </span>
  );
}
