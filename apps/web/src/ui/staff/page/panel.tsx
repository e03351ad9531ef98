import "./panel.css";
import { useId, type ReactNode } from "react";

interface PanelProps {
  /** The anchor for links on the same page. */
  readonly id?: string;
  readonly title?: ReactNode;
  readonly hint?: ReactNode;
  /** Beside the title. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a screen with its own background and heading. */
export function Panel({ id, title, hint, actions, children }: PanelProps) {
  const headingId = useId();
  return (
    <section id={id} className="panel" aria-labelledby={title ? headingId : undefined}>
      {(title || actions) && (
        <header className="panel__head">
          <div>
            {title && <h2 id={headingId}>{title}</h2>}
            {hint && <p className="soft">{hint}</p>}
          </div>
          {actions && <div className="panel__actions">{actions}</div>}
        </header>
      )}
      {children}
    </section>
  );
}
