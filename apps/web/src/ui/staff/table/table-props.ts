import type { ReactNode } from "react";
import type { RowOrder } from "../order/row-order.tsx";
import type { InRowOrder } from "../order/use-row-order.tsx";
import type { Selection } from "./use-selection.ts";

/** A column's key; a minus before it sorts from high to low. @example "-createdAt" */
export type Sort = string;

/** The page that is shown, and the number of rows. */
export interface TablePage {
  readonly offset: number;
  readonly limit: number;
  readonly total: number;
  readonly onChange: (page: { readonly offset: number; readonly limit: number }) => void;
}

export interface Column<Row> {
  /** The server sorts by this name too. */
  readonly key: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  readonly sortable?: boolean;
  /** `end` for numbers, so that their digits line up. */
  readonly align?: "start" | "end";
  /** Shown only when there is room. */
  readonly wideOnly?: boolean;
}

/** Rows that users sort: each gets a handle in its own column. See `OrderedTable`. */
export interface TableOrder<Row> {
  /** Enclose the rows, and each row. Passed in, so that tables without a user's order do not load the code. */
  readonly frame: typeof RowOrder;
  readonly row: typeof InRowOrder;
  readonly nameOf: (row: Row) => string;
  readonly onMove: (from: number, to: number) => void;
  /** True while only a part of the list is shown, or while an order is being stored. */
  readonly disabled?: boolean;
}

export interface StaffTableProps<Row> {
  /** The table's name for screen readers. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  /** Undefined while they load for the first time. */
  readonly rows: readonly Row[] | undefined;
  readonly rowKey: (row: Row) => string | number;
  /** The target of a row: its first column becomes the link, and a click anywhere on the row follows it. */
  readonly rowLink?: (row: Row) => string;
  /** What a row opens on this page instead, e.g. a side dialog. */
  readonly onOpen?: (row: Row) => void;
  readonly sort?: Sort | undefined;
  readonly onSort?: (sort: Sort) => void;
  readonly page?: TablePage;
  readonly selection?: Selection;
  readonly order?: TableOrder<Row> | undefined;
  /** New rows are loading; the present ones stay, paler. */
  readonly busy?: boolean;
  /** Shown when there are no rows: an `EmptyState` that says what to do next. */
  readonly empty?: ReactNode;
}
