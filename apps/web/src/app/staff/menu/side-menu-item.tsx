import type { SubMenuItem } from "@time-event/contract/sign-in";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useMessages } from "../../../lib/i18n/language.ts";
import { usePageExists } from "../../../lib/page/page-exists.ts";
import { staffMessages } from "../staff.messages.ts";
import { iconClass, linkKind } from "../../../lib/menu/menu-tree.ts";

interface SideMenuItemProps {
  readonly item: SubMenuItem;
  readonly active: boolean;
}

export function SideMenuItem({ item: { componentName, icon, urlLink }, active }: SideMenuItemProps) {
  const m = useMessages(staffMessages);
  const kind = linkKind(urlLink, usePageExists());
  const content: ReactNode = (
    <>
      <i className={iconClass(icon)} aria-hidden="true" />
      <span className="side-menu__name">{componentName}</span>
    </>
  );
  return (
    <li>
      {kind === "page" && (
        <Link to={urlLink} className="side-menu__item" aria-current={active ? "page" : undefined}>
          {content}
        </Link>
      )}
      {kind === "elsewhere" && (
        <a href={urlLink} className="side-menu__item" target="_blank" rel="noreferrer">
          {content}
          <i className="pi pi-external-link side-menu__out" role="img" aria-label={m.newTab} />
        </a>
      )}
      {kind === "none" && (
        // a link without a target: it has the role of a link and is disabled
        <span role="link" aria-disabled="true" tabIndex={-1} className="side-menu__item" title={m.notYet}>
          {content}
        </span>
      )}
    </li>
  );
}
