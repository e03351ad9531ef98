import { Link, useLocation } from "react-router";
import { useMessages } from "../../../lib/i18n/language.ts";
import { itemAt } from "../../../lib/menu/menu-tree.ts";
import { useSession } from "../../../lib/session/use-session.ts";
import { staffUiMessages } from "../staff-ui.messages.ts";

export interface Crumb {
  readonly label: string;
  readonly to: string;
}

interface BreadcrumbProps {
  readonly title: string;
  readonly crumbs?: readonly Crumb[] | undefined;
}

/** The path to this page in the menu: area, item, the page's own steps, the page. */
export function Breadcrumb({ title, crumbs = [] }: BreadcrumbProps) {
  const m = useMessages(staffUiMessages);
  const location = useLocation();
  const { menu } = useSession();
  const item = itemAt(menu.sub, location);
  const area = menu.main.find(({ componentCode }) => componentCode === item?.parentId);
  const way: readonly Crumb[] = [
    ...(area && area.componentCode !== "dashboard"
      ? [{ label: area.componentName, to: `/${area.componentCode}` }]
      : []),
    ...(item && !isHere(item.urlLink, location) ? [{ label: item.componentName, to: item.urlLink }] : []),
    ...crumbs,
  ];
  if (way.length === 0) return null;
  return (
    <nav aria-label={m.breadcrumb} className="breadcrumb no-print">
      <ol role="list">
        {way.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
        <li aria-current="page">{title}</li>
      </ol>
    </nav>
  );
}

function isHere(link: string, { pathname, search }: { readonly pathname: string; readonly search: string }): boolean {
  return link === pathname || link === pathname + search;
}
