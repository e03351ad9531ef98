import { Checkbox } from "primereact/checkbox";
import { useMessages } from "../../../lib/i18n/language.ts";
import { classNames } from "../../class-names.ts";
import { staffUiMessages } from "../staff-ui.messages.ts";
import type { Column, Sort, StaffTableProps } from "./table-props.ts";

export function TableHead<Row>({ columns, rows, rowKey, sort, onSort, selection, order }: StaffTableProps<Row>) {
  const m = useMessages(staffUiMessages);
  const keys = rows?.map(rowKey) ?? [];
  return (
    <thead className="p-datatable-thead">
      <tr>
        {selection && (
          <th scope="col" className="staff-table__tick">
            <Checkbox
              aria-label={m.selectAll}
              checked={keys.length > 0 && keys.every((key) => selection.has(key))}
              onChange={({ checked }) => selection.set(keys, checked ?? false)}
            />
          </th>
        )}
        {columns.map((column) => (
          <HeadCell key={column.key} column={column} sort={sort} onSort={onSort} />
        ))}
        {order && (
          <th scope="col" className="staff-table__figure">
            {m.order}
          </th>
        )}
      </tr>
    </thead>
  );
}

interface HeadCellProps<Row> {
  readonly column: Column<Row>;
  readonly sort: Sort | undefined;
  readonly onSort: ((sort: Sort) => void) | undefined;
}

function HeadCell<Row>({ column: { key, header, sortable, align, wideOnly }, sort, onSort }: HeadCellProps<Row>) {
  const sorted = sort === key ? "ascending" : sort === `-${key}` ? "descending" : undefined;
  const icon = sorted ? (sorted === "ascending" ? "pi-sort-up" : "pi-sort-down") : "pi-sort-alt";
  return (
    <th
      scope="col"
      aria-sort={sorted}
      className={classNames(
        align === "end" && "staff-table__figure",
        wideOnly && "staff-table__wide",
        sorted && "p-highlight",
      )}
    >
      {sortable && onSort ? (
        <button
          type="button"
          className="staff-table__sort"
          onClick={() => onSort(sorted === "ascending" ? `-${key}` : key)}
        >
          {header}
          <i className={`pi ${icon}`} aria-hidden="true" />
        </button>
      ) : (
        header
      )}
    </th>
  );
}
