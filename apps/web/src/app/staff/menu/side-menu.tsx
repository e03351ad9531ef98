import "./side-menu.css";
import { useState } from "react";
import { useLocation } from "react-router";
import { useMessages } from "../../../lib/i18n/language.ts";
import { useSession } from "../../../lib/session/use-session.ts";
import { staffMessages } from "../staff.messages.ts";
import { MenuBanner } from "./menu-banner.tsx";
import { SideMenuGroup } from "./side-menu-group.tsx";
import { itemAt, menuTree } from "../../../lib/menu/menu-tree.ts";

/** The menu that came with the sign-in: groups that open and close, with the item of the open page marked. */
export function SideMenu() {
  const m = useMessages(staffMessages);
  const { menu } = useSession();
  const location = useLocation();
  const active = itemAt(menu.sub, location);
  const { isOpen, toggle } = useOpenGroups(active?.parentId ?? areaAt(location.pathname));
  return (
    <>
      <nav aria-label={m.sideMenu}>
        <ul role="list" className="side-menu">
          {menuTree(menu).map((group) => (
            <SideMenuGroup
              key={group.componentCode}
              group={group}
              active={active}
              open={isOpen(group.componentCode)}
              onToggle={() => toggle(group.componentCode)}
            />
          ))}
        </ul>
      </nav>
      <MenuBanner />
    </>
  );
}

/** An area's first page belongs to the area's group too. */
function areaAt(pathname: string): string | undefined {
  return /^\/([a-z]+)$/.exec(pathname)?.[1];
}

/** Opens the group of the open page, once each time the user enters it. */
function useOpenGroups(current: string | undefined) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [seen, setSeen] = useState<string>();
  if (seen !== current) {
    setSeen(current);
    if (current !== undefined) setOpen(new Set(open).add(current));
  }
  return {
    isOpen: (code: string) => open.has(code),
    toggle: (code: string) => {
      const next = new Set(open);
      if (!next.delete(code)) next.add(code);
      setOpen(next);
    },
  };
}
