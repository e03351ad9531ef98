import { useReadOnly } from "../form/read-only.tsx";
import { StaffTable } from "../table/staff-table.tsx";
import type { StaffTableProps, TableOrder } from "../table/table-props.ts";
import { RowOrder } from "./row-order.tsx";
import { InRowOrder } from "./use-row-order.tsx";

interface OrderedTableProps<Row> extends Omit<StaffTableProps<Row>, "order" | "sort" | "onSort" | "page"> {
  readonly order: Omit<TableOrder<Row>, "frame" | "row"> | undefined;
}

/** A table whose rows users sort, if they may. */
export function OrderedTable<Row>({ order, ...table }: OrderedTableProps<Row>) {
  const isReadOnly = useReadOnly();
  return (
    <StaffTable {...table} order={isReadOnly ? undefined : order && { ...order, frame: RowOrder, row: InRowOrder }} />
  );
}
