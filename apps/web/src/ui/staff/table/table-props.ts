import type { ReactNode } from "react";
import type { RowOrder } from "../order/row-order.tsx";
import type { InRowOrder } from "../order/use-row-order.tsx";
import type { Selection } from "./use-selection.ts";

/** A column's key, with a minus before it from high to low. @example "-createdAt" */
export type Sort = string;

/** Which part of how many rows is shown. */
export interface TablePage {
  readonly offset: number;
  readonly limit: number;
  readonly total: number;
  readonly onChange: (page: { readonly offset: number; readonly limit: number }) => void;
}

export interface Column<Row> {
  /** Also the name that the server sorts by. */
  readonly key: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  readonly sortable?: boolean;
  /** `end` for figures, which then stand under each other. */
  readonly align?: "start" | "end";
  /** Only where there is room for it. */
  readonly wideOnly?: boolean;
}

/** Rows that people put in order: each gets a handle, in a column of its own. See `OrderedTable`. */
export interface TableOrder<Row> {
  /** Around the rows, and around each of them. Handed in: most tables have an order of their own, and load neither. */
  readonly frame: typeof RowOrder;
  readonly row: typeof InRowOrder;
  readonly nameOf: (row: Row) => string;
  readonly onMove: (from: number, to: number) => void;
  /** Not while only a part of the list is shown, or while an order is being stored. */
  readonly disabled?: boolean;
}

export interface StaffTableProps<Row> {
  /** Names the table to who does not see it. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  /** Undefined while they are on their way for the first time. */
  readonly rows: readonly Row[] | undefined;
  readonly rowKey: (row: Row) => string | number;
  /** Where a row leads: its first column becomes the link, and a click anywhere on it follows. */
  readonly rowLink?: (row: Row) => string;
  /** What a row opens here instead, e.g. a side dialog. */
  readonly onOpen?: (row: Row) => void;
  readonly sort?: Sort | undefined;
  readonly onSort?: (sort: Sort) => void;
  readonly page?: TablePage;
  readonly selection?: Selection;
  readonly order?: TableOrder<Row> | undefined;
  /** Rows are being fetched anew; the present ones stay, paler. */
  readonly busy?: boolean;
  /** In place of no rows: an `EmptyState` that says what to do next. */
  readonly empty?: ReactNode;
}
