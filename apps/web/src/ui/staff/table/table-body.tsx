import { Checkbox } from "primereact/checkbox";
import { useRef, type MouseEvent, type ReactNode, type SyntheticEvent } from "react";
import { Link } from "react-router";
import { useMessages } from "../../../lib/i18n/language.ts";
import { classNames } from "../../class-names.ts";
import { staffUiMessages } from "../staff-ui.messages.ts";
import type { StaffTableProps } from "./table-props.ts";
import type { RowKey } from "./use-selection.ts";

const skeletonRows = ["a", "b", "c", "d", "e", "f", "g", "h"];

interface TableBodyProps<Row> extends StaffTableProps<Row> {
  readonly onRowClick: ((row: Row) => void) | undefined;
}

export function TableBody<Row>(props: TableBodyProps<Row>) {
  const { columns, rows, rowKey, onRowClick, selection, order } = props;
  const m = useMessages(staffUiMessages);
  const lastTicked = useRef<RowKey>(undefined);

  /** With the shift key, ticks all rows from the last ticked one. */
  function tick(key: RowKey, ticked: boolean, toHere: boolean): void {
    const keys = rows?.map(rowKey) ?? [];
    const [from, to] = [keys.indexOf(lastTicked.current ?? ""), keys.indexOf(key)].toSorted((a, b) => a - b);
    selection?.set(toHere && from! >= 0 ? keys.slice(from, to! + 1) : [key], ticked);
    lastTicked.current = key;
  }

  if (!rows) return <SkeletonRows columns={columns.length + (selection ? 1 : 0) + (order ? 1 : 0)} />;
  const cells = (row: Row) => (
    <>
      {selection && (
        <td className="staff-table__tick">
          <Checkbox
            aria-label={m.selectRow}
            checked={selection.has(rowKey(row))}
            onChange={({ checked, originalEvent }) => tick(rowKey(row), checked ?? false, isWithShift(originalEvent))}
          />
        </td>
      )}
      {columns.map((column, at) => (
        <td
          key={column.key}
          data-label={column.header}
          className={classNames(
            at === 0 && "staff-table__name",
            column.align === "end" && "staff-table__figure",
            column.wideOnly && "staff-table__wide",
          )}
        >
          <div className="staff-table__cell">
            {at === 0 ? <RowOpener {...props} row={row} content={column.cell(row)} /> : column.cell(row)}
          </div>
        </td>
      ))}
    </>
  );
  const rowProps = (row: Row) => ({
    className: classNames(onRowClick && "staff-table__row--open", selection?.has(rowKey(row)) && "p-highlight"),
    onClick: onRowClick && ((event: MouseEvent) => isOnRowItself(event) && onRowClick(row)),
  });
  const body = (
    <tbody className="p-datatable-tbody staff-table__rows">
      {rows.map((row, at) =>
        order ? (
          <order.row
            key={rowKey(row)}
            id={rowKey(row)}
            at={at}
            name={order.nameOf(row)}
            disabled={order.disabled ?? false}
          >
            {({ ref, handle }) => (
              <tr ref={ref} {...rowProps(row)}>
                {cells(row)}
                <td data-label={m.order} className="staff-table__figure">
                  {handle}
                </td>
              </tr>
            )}
          </order.row>
        ) : (
          <tr key={rowKey(row)} {...rowProps(row)}>
            {cells(row)}
          </tr>
        ),
      )}
    </tbody>
  );
  return order ? <order.frame onMove={(from, to) => order.onMove(from.at, to.at)}>{body}</order.frame> : body;
}

function isWithShift(event: SyntheticEvent | undefined): boolean {
  return (event?.nativeEvent as Partial<MouseEvent["nativeEvent"]> | undefined)?.shiftKey === true;
}

/** Ignores presses on a link, a button or a tick in the row, and the selection of text to copy. */
function isOnRowItself({ target, defaultPrevented }: MouseEvent): boolean {
  const inner = (target as Element).closest("a, button, input, label, .p-checkbox");
  return !defaultPrevented && inner === null && getSelection()?.toString() === "";
}

interface RowOpenerProps<Row> extends StaffTableProps<Row> {
  readonly row: Row;
  readonly content: ReactNode;
}

/** The only element of the row that the Tab key reaches. */
function RowOpener<Row>({ row, content, rowLink, onOpen }: RowOpenerProps<Row>) {
  if (rowLink) {
    return (
      <Link to={rowLink(row)} className="staff-table__opener">
        {content}
      </Link>
    );
  }
  if (!onOpen) return content;
  return (
    <button type="button" className="staff-table__opener" onClick={() => onOpen(row)}>
      {content}
    </button>
  );
}

function SkeletonRows({ columns }: { readonly columns: number }) {
  return (
    <tbody className="p-datatable-tbody staff-table__rows" aria-hidden="true">
      {skeletonRows.map((row) => (
        <tr key={row}>
          <td colSpan={columns}>
            <span className="staff-table__bone">{"\u00a0"}</span>
          </td>
        </tr>
      ))}
    </tbody>
  );
}
