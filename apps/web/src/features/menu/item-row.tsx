import type { MenuSubItem } from "@time-event/contract/menu";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { iconClass, linkKind } from "../../lib/menu/menu-tree.ts";
import { usePageExists } from "../../lib/page/page-exists.ts";
import { menuMessages } from "./menu.messages.ts";
import { RowTools, type Tools } from "./row-tools.tsx";

interface ItemRowProps {
  readonly item: MenuSubItem;
  readonly isFaulty: boolean;
  readonly isDragged: boolean;
  readonly onDragStart: () => void;
  readonly onDragEnd: () => void;
  /** Another item was let go on this one. */
  readonly onDrop: () => void;
  readonly tools: Tools;
}

/** One item of the menu, to be dragged by its handle. */
export function ItemRow({ item, isFaulty, isDragged, onDragStart, onDragEnd, onDrop, tools }: ItemRowProps) {
  const m = useMessages(menuMessages);
  const format = useFormat();
  const pageExists = usePageExists();
  const name = format.text(item.name);
  const kind = linkKind(item.urlLink, pageExists);
  const note = item.urlLink === "" ? m.noLink : kind === "none" ? `${item.urlLink} · ${m.noPage}` : item.urlLink;
  return (
    <li>
      <div
        // what it can do with the mouse, the buttons in it do as well
        role="presentation"
        className="menu-item"
        data-dragged={isDragged || undefined}
        data-faulty={isFaulty || undefined}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.stopPropagation();
          onDrop();
        }}
      >
        <i
          className="pi pi-bars menu-item__handle"
          aria-hidden="true"
          draggable
          onDragStart={(event) => {
            event.dataTransfer.effectAllowed = "move";
            event.dataTransfer.setData("text/plain", name);
            onDragStart();
          }}
          onDragEnd={onDragEnd}
        />
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
