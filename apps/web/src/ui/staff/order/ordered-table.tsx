import { StaffTable } from "../table/staff-table.tsx";
import type { StaffTableProps, TableOrder } from "../table/table-props.ts";
import { RowOrder } from "./row-order.tsx";
import { InRowOrder } from "./use-row-order.tsx";

interface OrderedTableProps<Row> extends Omit<StaffTableProps<Row>, "order" | "sort" | "onSort" | "page"> {
  readonly order: Omit<TableOrder<Row>, "frame" | "row"> | undefined;
}

/** A table whose rows users sort. */
export function OrderedTable<Row>({ order, ...table }: OrderedTableProps<Row>) {
  return <StaffTable {...table} order={order && { ...order, frame: RowOrder, row: InRowOrder }} />;
}
