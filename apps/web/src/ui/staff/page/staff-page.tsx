import "./staff-page.css";
import type { ReactNode } from "react";
import { Breadcrumb, type Crumb } from "./breadcrumb.tsx";
import { HelpLink } from "./help-link.tsx";

interface StaffPageProps {
  /** The name of the page in the browser's tab and, without `heading`, at its top. */
  readonly title: string;
  readonly heading?: ReactNode;
  /** A sentence under the heading. */
  readonly lead?: ReactNode;
  /** Steps between the menu's item and this page, e.g. the event. */
  readonly crumbs?: readonly Crumb[];
  /** Buttons at the right of the heading; the main one comes last. */
  readonly actions?: ReactNode;
  /** Between heading and content: `LinkTabs`, a toolbar. */
  readonly tabs?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of every staff screen: its path, name, actions and content. */
export function StaffPage({ title, heading = title, lead, crumbs, actions, tabs, children }: StaffPageProps) {
  return (
    <div className="staff-page">
      <title>{`${title} · Time/Event`}</title>
      <Breadcrumb title={title} crumbs={crumbs} />
      <header className="staff-page__head">
        <div className="staff-page__words">
          <div className="staff-page__title">
            <h1>{heading}</h1>
            <HelpLink />
          </div>
          {lead && <p className="soft">{lead}</p>}
        </div>
        {actions && <div className="staff-page__actions">{actions}</div>}
      </header>
      {tabs}
      {children}
    </div>
  );
}
