import "./panel.css";
import { useId, type ReactNode } from "react";

interface PanelProps {
  readonly title?: ReactNode;
  readonly hint?: ReactNode;
  /** Beside the title. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a screen on a ground of its own, named by its heading. */
export function Panel({ title, hint, actions, children }: PanelProps) {
  const id = useId();
  return (
    <section className="panel" aria-labelledby={title ? id : undefined}>
      {(title || actions) && (
        <header className="panel__head">
          <div>
            {title && <h2 id={id}>{title}</h2>}
            {hint && <p className="soft">{hint}</p>}
          </div>
          {actions && <div className="panel__actions">{actions}</div>}
        </header>
      )}
      {children}
    </section>
  );
}
