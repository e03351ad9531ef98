import { orderExport } from "@time-event/contract/order-bulk";
import { may } from "@time-event/domain/access/permissions";
import { harmlessCell } from "@time-event/domain/entries/harmless-cell";
import {
  type OrderColumn,
  orderColumns,
  orderStateNames,
  personalOrderColumns,
  isShippingColumn,
} from "@time-event/domain/orders/order-table";
import type * as z from "zod/mini";
import type { Db } from "../../../db/connection.ts";
import { NotPermitted } from "../../../http/refusals.ts";
import type { FileReply } from "../../../http/file-reply.ts";
import type { StaffCaller } from "../../../http/staff-caller.ts";
import type { WorkerPool } from "../../../lib/heavy-work/worker-pool.ts";
import type { Cell } from "../../../lib/spreadsheets/cell.ts";
import { instantCell } from "../../../lib/spreadsheets/instant-cell.ts";
import { spreadsheetTypes } from "../../../lib/spreadsheets/spreadsheet-types.ts";
import { createSpreadsheetWriter } from "../../../lib/spreadsheets/spreadsheets.ts";
import { recordChange } from "../../audit/audit.service.ts";
import { loadLetterEvent, loadOrderEvent } from "../orders.queries.ts";
import { loadSale, type Sale } from "../sale.queries.ts";
import { type ExportedOrder, loadExported, loadExportedPeople } from "./order-export.queries.ts";
import { findOrderIds } from "./order-list.queries.ts";
import { meantBy } from "./order-list.service.ts";
import { type ExportWish, peopleTable } from "./people-export.ts";
import { chosenTexts, shippingCell } from "./sent-home.ts";

/** @throws NotFound; NotPermitted when contacts are asked for without the right to them */
export type ExportOrders = (
  params: z.output<(typeof orderExport)["params"]>,
  caller: StaffCaller,
) => Promise<FileReply>;

const mostRows = 1_000_000;
/** Between two batches the server answers other requests. */
const rowsAtATime = 500;

const allColumns = Object.keys(orderColumns) as OrderColumn[];

export function createOrderExport(db: Db, workers: WorkerPool): ExportOrders {
  return async ({ eventId, sort, direction, format, language, personal, rows: per, ...filter }, caller) => {
    const withPersonal = personal === "yes";
    if (withPersonal && !may(caller, "personal_data_view", eventId)) throw new NotPermitted();
    const { slug } = await loadOrderEvent(db, { id: eventId });
    const { timeZone } = await loadLetterEvent(db, eventId);
    const meant = await meantBy(db, { eventId, ...filter }, caller);
    const window = { sort, isDescending: direction === "desc", offset: 0, limit: mostRows };
    const ids = await findOrderIds(db, meant, window);
    const { header, load } =
      per === "people"
        ? await peopleOf(db, eventId, { withPersonal, language })
        : ordersOf(db, { withPersonal, language, timeZone }, await loadSale(db, eventId));
    const file = createSpreadsheetWriter({ format, sheet: "Registrations", header: header.map(harmlessCell) });
    for (let from = 0; from < ids.length; from += rowsAtATime) {
      const rows = await load(ids.slice(from, from + rowsAtATime));
      file.add(rows.map((cells) => cells.map(harmless)));
    }
    const subject = { kind: "event", id: eventId, name: slug };
    const action = withPersonal ? "personal-data-seen" : orderExport.name;
    const after = { filter, orders: ids.length, rows: per, format };
    await db.transaction().execute((tx) => recordChange(tx, caller, { action, eventId, subject, after }));
    return {
      name: `${slug}-registrations.${format}`,
      type: spreadsheetTypes[format],
      bytes: await file.finish(workers),
    };
  };
}

interface Reader {
  readonly timeZone: string;
  readonly language: ExportWish["language"];
}

/** A row for each order. */
function ordersOf(db: Db, { withPersonal, ...reader }: ExportWish & Reader, { addOns }: Pick<Sale, "addOns">) {
  const toSend = addOns.filter(({ needsShipping }) => needsShipping);
  const columns = allColumns.filter((column) => withPersonal || !personalOrderColumns.includes(column));
  return {
    header: columns.map((column): string => orderColumns[column][reader.language]),
    load: async (ids: readonly number[]) =>
      (await loadExported(db, ids)).map((row) => columns.map((column) => cellOf(row, column, { ...reader, toSend }))),
  };
}

/** A row for each person. */
async function peopleOf(db: Db, eventId: number, wish: ExportWish) {
  const { header, cellsOf } = peopleTable(await loadSale(db, eventId), wish);
  return { header, load: async (ids: readonly number[]) => (await loadExportedPeople(db, ids)).map(cellsOf) };
}

type OneReader = Reader & { readonly toSend: Sale["addOns"] };

function cellOf(row: ExportedOrder, column: OrderColumn, { timeZone, language, toSend }: OneReader): Cell {
  const { totalSatang, paidSatang, state } = row;
  const instant = (at: number | null): Cell => (at === null ? "" : instantCell(at, language, timeZone));
  const hasPlaces = state === "awaiting_payment" || state === "confirmed";
  const { reference, contactName, contactPhone, contactEmail, categories, players } = row;
  const own: Readonly<Partial<Record<OrderColumn, Cell>>> = {
    reference,
    contactName,
    contactPhone,
    contactEmail,
    categories,
    players,
    places: String(row.places),
    madeBy: row.madeBy ?? "",
    state: orderStateNames[state][language],
    total: totalSatang === null ? "" : baht(totalSatang),
    paid: baht(paidSatang),
    owed: hasPlaces && totalSatang !== null ? baht(Math.max(0, totalSatang - paidSatang)) : "",
    createdAt: instant(row.createdAt),
    deadlineAt: instant(row.deadlineAt),
    toSend: chosenTexts(toSend, [...row.addOns, ...row.playersAddOns], language).join(", "),
  };
  if (isShippingColumn(column)) return shippingCell(row.shipping, column);
  return own[column] ?? "";
}

const harmless = (cell: Cell): Cell => (typeof cell === "string" ? harmlessCell(cell) : cell);

/** As a number that spreadsheets add up. */
const baht = (satang: number) => (satang / 100).toFixed(2);
