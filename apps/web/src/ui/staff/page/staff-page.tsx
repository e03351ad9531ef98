import "./staff-page.css";
import type { ReactNode } from "react";
import { Breadcrumb, type Crumb } from "./breadcrumb.tsx";
import { HelpLink } from "./help-link.tsx";

interface StaffPageProps {
  /** Names the page in the browser's tab and, unless `heading` says otherwise, at its top. */
  readonly title: string;
  readonly heading?: ReactNode;
  /** A sentence under the heading. */
  readonly lead?: ReactNode;
  /** Between the menu's item and this page, e.g. the event that it is about. */
  readonly crumbs?: readonly Crumb[];
  /** Buttons at the right of the heading; the main one last. */
  readonly actions?: ReactNode;
  /** Under the heading, over the content: `LinkTabs`, a toolbar. */
  readonly tabs?: ReactNode;
  readonly children: ReactNode;
}

/** What every staff screen stands in: where it is, what it is called, what can be done, and then its content. */
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
