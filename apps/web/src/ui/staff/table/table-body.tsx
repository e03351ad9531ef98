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
  const { columns, rows, rowKey, onRowClick, selection } = props;
  const m = useMessages(staffUiMessages);
  const lastTicked = useRef<RowKey>(undefined);

  /** With the shift key, all rows from the one ticked before. */
  function tick(key: RowKey, ticked: boolean, toHere: boolean): void {
    const keys = rows?.map(rowKey) ?? [];
    const [from, to] = [keys.indexOf(lastTicked.current ?? ""), keys.indexOf(key)].toSorted((a, b) => a - b);
    selection?.set(toHere && from! >= 0 ? keys.slice(from, to! + 1) : [key], ticked);
    lastTicked.current = key;
  }

  if (!rows) return <SkeletonRows columns={columns.length + (selection ? 1 : 0)} />;
  return (
    <tbody className="p-datatable-tbody staff-table__rows">
      {rows.map((row) => {
        const key = rowKey(row);
        const selected = selection?.has(key) ?? false;
        return (
          <tr
            key={key}
            className={classNames(onRowClick && "staff-table__row--open", selected && "p-highlight")}
            onClick={onRowClick && ((event) => isOnRowItself(event) && onRowClick(row))}
          >
            {selection && (
              <td className="staff-table__tick">
                <Checkbox
                  aria-label={m.selectRow}
                  checked={selected}
                  onChange={({ checked, originalEvent }) => tick(key, checked ?? false, isWithShift(originalEvent))}
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
                {at === 0 ? <RowOpener {...props} row={row} content={column.cell(row)} /> : column.cell(row)}
              </td>
            ))}
          </tr>
        );
      })}
    </tbody>
  );
}

function isWithShift(event: SyntheticEvent | undefined): boolean {
  return (event?.nativeEvent as Partial<MouseEvent["nativeEvent"]> | undefined)?.shiftKey === true;
}

/** A press on a link, a button or a tick in the row is meant for that, and so is marking text to copy it. */
function isOnRowItself({ target, defaultPrevented }: MouseEvent): boolean {
  const inner = (target as Element).closest("a, button, input, label, .p-checkbox");
  return !defaultPrevented && inner === null && getSelection()?.toString() === "";
}

interface RowOpenerProps<Row> extends StaffTableProps<Row> {
  readonly row: Row;
  readonly content: ReactNode;
}

/** The row's one stop of the keyboard. */
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
