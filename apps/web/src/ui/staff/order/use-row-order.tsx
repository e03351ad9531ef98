import "./row-order.css";
import { useSortable } from "@dnd-kit/react/sortable";
import { type ReactNode, useState } from "react";
import { useMessages } from "../../../lib/i18n/language.ts";
import { staffUiMessages } from "../staff-ui.messages.ts";

interface RowOrderOptions {
  /** The row's id, the same at every position. */
  readonly id: string | number;
  readonly at: number;
  readonly name: string;
  /** True while only a part of the list is shown, or while an order is being stored. */
  readonly disabled?: boolean;
  /** Its list, when there are several. */
  readonly list?: string;
}

interface RowInOrder {
  /** For the element that moves. */
  readonly ref: (element: Element | null) => void;
  readonly handle: ReactNode;
  readonly isDragged: boolean;
}

/**
 * A row that users sort, inside a `RowOrder`: its handle, and a ref for the row that moves with it.
 * @example const { ref, handle } = useRowOrder({ id, at, name }); <li ref={ref}>{handle} …</li>
 */
export function useRowOrder({ id, at, name, disabled = false, list }: RowOrderOptions): RowInOrder {
  const m = useMessages(staffUiMessages);
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const { ref, isDragSource } = useSortable({
    id,
    index: at,
    data: { name },
    disabled,
    handle: button,
    ...mixesWith(list),
    ...(list !== undefined && { group: list }),
  });
  const handle = (
    <button
      ref={setButton}
      type="button"
      className="row-handle"
      data-row={name}
      aria-label={m.move(name)}
      aria-roledescription={m.handle}
      title={disabled ? m.moveDisabled : m.moveHint}
      disabled={disabled}
    >
      <i className="pi pi-bars" aria-hidden="true" />
    </button>
  );
  // without a handle, the library would make the row itself a button
  return { ref: button ? ref : leaveAlone, handle, isDragged: isDragSource };
}

/** Rows of lists change places with each other, and so do the lists themselves: never a row with a list. */
export function mixesWith(list: string | undefined) {
  const kind = list === undefined ? "row" : "row of a list";
  return { type: kind, accept: kind };
}

function leaveAlone(): void {}

interface OrderedProps extends RowOrderOptions {
  readonly children: (row: RowInOrder) => ReactNode;
}

/** The same for a row that is not a component. */
export function InRowOrder({ children, ...options }: OrderedProps) {
  return children(useRowOrder(options));
}
