import "./menu-cards.css";
import type { SubMenuItem } from "@time-event/contract/sign-in";
import { Link } from "react-router";
import { iconClass, linkKind } from "../../lib/menu/menu-tree.ts";
import { usePageExists } from "../../lib/page/page-exists.ts";
import { Card } from "../../ui/card/card.tsx";

/** Items of the menu as cards; items without a page are left out. */
export function MenuCards({ items }: { readonly items: readonly SubMenuItem[] }) {
  const pageExists = usePageExists();
  return (
    <ul role="list" className="menu-cards">
      {items
        .filter(({ urlLink }) => linkKind(urlLink, pageExists) === "page")
        .map(({ componentName, icon, urlLink }) => (
          <Card as="li" key={urlLink} link className="menu-card">
            <i className={iconClass(icon)} aria-hidden="true" />
            <Link to={urlLink} className="card__link">
              {componentName}
            </Link>
          </Card>
        ))}
    </ul>
  );
}
