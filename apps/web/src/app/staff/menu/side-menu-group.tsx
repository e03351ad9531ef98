import type { SubMenuItem } from "@time-event/contract/sign-in";
import { useId } from "react";
import { Icon } from "../../../ui/icon/icon.tsx";
import type { MenuGroup } from "../../../lib/menu/menu-tree.ts";
import { SideMenuItem } from "./side-menu-item.tsx";

interface SideMenuGroupProps {
  readonly group: MenuGroup;
  readonly active: SubMenuItem | undefined;
  readonly open: boolean;
  readonly onToggle: () => void;
}

export function SideMenuGroup({ group, active, open, onToggle }: SideMenuGroupProps) {
  const listId = useId();
  return (
    <li className="side-menu__group">
      <button type="button" className="side-menu__main" aria-expanded={open} aria-controls={listId} onClick={onToggle}>
        {group.componentName}
        <Icon name="down" />
      </button>
      <div id={listId} className="side-menu__fold" data-open={open || undefined} inert={!open}>
        <ul role="list" className="side-menu__items">
          {group.items.map((item) => (
            <SideMenuItem key={`${item.componentName} ${item.urlLink}`} item={item} active={item === active} />
          ))}
        </ul>
      </div>
    </li>
  );
}
