import type { OrderRow } from "@time-event/contract/staff-orders";
import type { ReactNode } from "react";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import type { Selection } from "../../../ui/staff/table/use-selection.ts";
import { StaffTable } from "../../../ui/staff/table/staff-table.tsx";
import { OrderStateChip } from "../staff-order-state.shared.tsx";
import { orderDeskMessages } from "./order-desk.messages.ts";
import type { OrderView } from "./use-order-view.ts";

interface OrderTableProps {
  readonly rows: readonly OrderRow[] | undefined;
  readonly total: number;
  readonly view: OrderView;
  readonly timeZone: string;
  readonly selection: Selection | undefined;
  readonly busy: boolean;
  readonly empty: ReactNode;
}

export function OrderTable({ rows, total, view, timeZone, selection, busy, empty }: OrderTableProps) {
  const m = useMessages(orderDeskMessages);
  const format = useFormat();
  const instant = (at: number) => <span className="figures nowrap">{format.instant(at, timeZone)}</span>;
  return (
    <StaffTable
      label={m.table}
      rows={rows}
      {...(selection && { selection })}
      rowKey={({ id }) => id}
      onOpen={({ id }) => view.open(id)}
      sort={view.sort}
      onSort={view.sortBy}
      page={{ offset: view.offset, limit: view.limit, total, onChange: view.turnTo }}
      busy={busy}
      empty={empty}
      columns={[
        { key: "contact", header: m.columns.contact, sortable: true, cell: (order) => <Contact {...order} /> },
        { key: "state", header: m.columns.state, cell: ({ state }) => <OrderStateChip state={state} /> },
        { key: "category", header: m.columns.category, cell: ({ categories }) => categories.join(", ") },
        { key: "places", header: m.columns.places, align: "end", cell: ({ places }) => format.number(places) },
        {
          key: "total",
          header: m.columns.total,
          align: "end",
          sortable: true,
          cell: (order) => <Total {...order} />,
        },
        {
          key: "deadline",
          header: m.columns.deadline,
          sortable: true,
          cell: ({ deadlineAt }) => (deadlineAt === null ? <span className="soft">–</span> : instant(deadlineAt)),
        },
        { key: "created", header: m.columns.created, sortable: true, cell: ({ createdAt }) => instant(createdAt) },
      ]}
    />
  );
}

function Contact({ contactName, reference, notes }: OrderRow) {
  const m = useMessages(orderDeskMessages);
  const format = useFormat();
  return (
    <span className="order-contact">
      <span>{contactName || <span className="soft">{m.noName}</span>}</span>
      <span className="order-contact__reference figures">
        {reference}
        {notes > 0 && (
          <span className="order-contact__notes">
            <i className="pi pi-comment" aria-hidden="true" /> <span aria-hidden="true">{format.number(notes)}</span>
            <span className="unseen">{m.noteCount(format.number(notes))}</span>
          </span>
        )}
      </span>
    </span>
  );
}

/** What it costs; below it what is owed, or what came too much. */
function Total({ totalSatang, paidSatang, state }: OrderRow) {
  const m = useMessages(orderDeskMessages);
  const format = useFormat();
  if (totalSatang === null) {
    return (
      <span className="soft" title={m.notFrozen}>
        –<span className="unseen"> {m.notFrozen}</span>
      </span>
    );
  }
  const hasPlaces = state === "awaiting_payment" || state === "confirmed";
  const over = hasPlaces ? paidSatang - totalSatang : paidSatang;
  return (
    <span className="order-total">
      <span>{format.baht(totalSatang)}</span>
      {hasPlaces && over < 0 && paidSatang !== 0 && (
        <span className="order-total__owed">{m.owes(format.baht(-over))}</span>
      )}
      {over > 0 && state !== "held" && <span className="order-total__over">{m.tooMuch(format.baht(over))}</span>}
    </span>
  );
}
