import "./ordered-list.css";
import type { ReactNode } from "react";
import { useReadOnly } from "../form/read-only.tsx";
import { OrderButtons } from "./order-buttons.tsx";
import { RowOrder } from "./row-order.tsx";
import { InRowOrder } from "./use-row-order.tsx";

interface OrderedListProps<Item> {
  readonly label: string;
  readonly items: readonly Item[];
  readonly itemKey: (item: Item, at: number) => string | number;
  readonly itemName: (item: Item) => string;
  readonly onMove: (from: number, to: number) => void;
  /** Shown beside the move buttons, e.g. a button that removes. */
  readonly actions?: (item: Item, at: number) => ReactNode;
  readonly children: (item: Item, at: number) => ReactNode;
}

/** Items that users sort, if they may, by a handle or by buttons that move one place. */
export function OrderedList<Item>(props: OrderedListProps<Item>) {
  const { label, items, itemKey, itemName, onMove, actions, children } = props;
  const isReadOnly = useReadOnly();
  return (
    <RowOrder onMove={(from, to) => onMove(from.at, to.at)}>
      <ol role="list" className="ordered-list" aria-label={label}>
        {items.map((item, at) => (
          <InRowOrder key={itemKey(item, at)} id={itemKey(item, at)} at={at} name={itemName(item)}>
            {({ ref, handle }) => (
              <li ref={ref} className="ordered-list__item">
                {!isReadOnly && handle}
                <div>{children(item, at)}</div>
                <span className="row">
                  {!isReadOnly && (
                    <OrderButtons name={itemName(item)} at={at} count={items.length} onMove={(to) => onMove(at, to)} />
                  )}
                  {actions?.(item, at)}
                </span>
              </li>
            )}
          </InRowOrder>
        ))}
      </ol>
    </RowOrder>
  );
}
