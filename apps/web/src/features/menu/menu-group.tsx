import type { MenuMainItem } from "@time-event/contract/menu";
import type { ReactNode } from "react";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { Button } from "../../ui/staff/control/button.tsx";
import { useRowList } from "../../ui/staff/order/row-order.tsx";
import { useRowOrder } from "../../ui/staff/order/use-row-order.tsx";
import { menuMessages } from "./menu.messages.ts";
import { RowTools, type Tools } from "./row-tools.tsx";

interface MenuGroupProps {
  readonly group: MenuMainItem;
  readonly at: number;
  readonly isFaulty: boolean;
  readonly tools: Tools;
  readonly onAdd: () => void;
  /** Its items. */
  readonly children: ReactNode;
}

/** One group of the menu, with a handle to drag it and what is in it. */
export function MenuGroup({ group, at, isFaulty, tools, onAdd, children }: MenuGroupProps) {
  const m = useMessages(menuMessages);
  const format = useFormat();
  const name = format.text(group.name);
  const { ref, handle } = useRowOrder({ id: group.componentCode, at, name });
  const list = useRowList(group.componentCode, group.items.length);
  return (
    <li ref={ref} className="menu-editor__group">
      <div className="menu-editor__head" data-faulty={isFaulty || undefined}>
        {handle}
        <h3>{name}</h3>
        <RowTools name={name} {...tools} />
      </div>
      <div className="menu-editor__items">
        <ol ref={list} role="list">
          {children}
        </ol>
      </div>
      <div>
        <Button type="button" text icon="pi pi-plus" label={m.addItem} onClick={onAdd} />
      </div>
    </li>
  );
}
