import type { MenuSubItem } from "@time-event/contract/menu";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { iconClass, linkKind } from "../../lib/menu/menu-tree.ts";
import { usePageExists } from "../../lib/page/page-exists.ts";
import { useRowOrder } from "../../ui/staff/order/use-row-order.tsx";
import { menuMessages } from "./menu.messages.ts";
import { RowTools, type Tools } from "./row-tools.tsx";

interface ItemRowProps {
  readonly item: MenuSubItem;
  readonly at: number;
  /** The code of the item's group. */
  readonly group: string;
  readonly isFaulty: boolean;
  readonly tools: Tools;
}

/** One item of the menu, with a handle to drag it. */
export function ItemRow({ item, at, group, isFaulty, tools }: ItemRowProps) {
  const m = useMessages(menuMessages);
  const format = useFormat();
  const pageExists = usePageExists();
  const name = format.text(item.name);
  const kind = linkKind(item.urlLink, pageExists);
  const note = item.urlLink === "" ? m.noLink : kind === "none" ? `${item.urlLink} · ${m.noPage}` : item.urlLink;
  const { ref, handle } = useRowOrder({ id: item.componentCode, at, name, list: group });
  return (
    <li ref={ref}>
      <div className="menu-item" data-faulty={isFaulty || undefined}>
        {handle}
        <i className={iconClass(item.icon)} aria-hidden="true" />
        <span className="menu-item__words">
          <span className="menu-item__name">{name}</span>
          <span className="menu-item__note" data-warn={kind === "none" || undefined}>
            {isFaulty ? m.faulty : note}
          </span>
        </span>
        <RowTools name={name} {...tools} />
      </div>
    </li>
  );
}
