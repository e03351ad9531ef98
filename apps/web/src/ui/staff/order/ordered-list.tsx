import "./ordered-list.css";
import { useState, type ReactNode } from "react";
import { classNames } from "../../class-names.ts";
import { OrderButtons } from "./order-buttons.tsx";

interface OrderedListProps<Item> {
  readonly label: string;
  readonly items: readonly Item[];
  readonly itemKey: (item: Item, at: number) => string | number;
  readonly itemName: (item: Item) => string;
  readonly onMove: (from: number, to: number) => void;
  /** Beside the buttons that move, e.g. one that removes. */
  readonly actions?: (item: Item, at: number) => ReactNode;
  readonly children: (item: Item, at: number) => ReactNode;
}

/** Items in an order that people choose: by dragging, or by buttons that the keyboard reaches. */
export function OrderedList<Item>(props: OrderedListProps<Item>) {
  const { label, items, itemKey, itemName, onMove, actions, children } = props;
  const [dragged, setDragged] = useState<number | null>(null);
  const [target, setTarget] = useState<number | null>(null);
  const stop = () => {
    setDragged(null);
    setTarget(null);
  };
  return (
    <ol role="list" className="ordered-list" aria-label={label}>
      {items.map((item, at) => (
        <li key={itemKey(item, at)}>
          <div
            // what it can do with the mouse, the buttons in it do as well
            role="presentation"
            className={classNames(
              "ordered-list__item",
              at === dragged && "ordered-list__item--dragged",
              at === target && at !== dragged && "ordered-list__item--target",
            )}
            onDragOver={(event) => {
              if (dragged === null) return;
              event.preventDefault();
              setTarget(at);
            }}
            onDrop={() => {
              if (dragged !== null && dragged !== at) onMove(dragged, at);
              stop();
            }}
          >
            <span
              className="ordered-list__handle pi pi-bars"
              aria-hidden="true"
              draggable
              onDragStart={(event) => {
                event.dataTransfer.effectAllowed = "move";
                event.dataTransfer.setData("text/plain", itemName(item));
                setDragged(at);
              }}
              onDragEnd={stop}
            />
            <div>{children(item, at)}</div>
            <span className="row">
              <OrderButtons name={itemName(item)} at={at} count={items.length} onMove={(to) => onMove(at, to)} />
              {actions?.(item, at)}
            </span>
          </div>
        </li>
      ))}
    </ol>
  );
}
