import "./empty-state.css";
import type { ReactNode } from "react";
import { Icon, type IconName } from "../icon/icon.tsx";

interface EmptyStateProps {
  readonly icon: IconName;
  readonly title: string;
  /** Tells the visitor what to do next. */
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  /** Level of the heading: 1 when the state fills the whole page. */
  readonly level?: 1 | 2;
}

export function EmptyState({ icon, title, children, actions, level = 2 }: EmptyStateProps) {
  const Heading = level === 1 ? "h1" : "h2";
  return (
    <div className="empty">
      <span className="empty__sign">
        <Icon name={icon} />
      </span>
      <Heading>{title}</Heading>
      {children && <p>{children}</p>}
      {actions && <div className="row empty__actions">{actions}</div>}
    </div>
  );
}
