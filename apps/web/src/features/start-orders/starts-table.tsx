import type { ListedStarter } from "@time-event/contract/start-orders";
import type { Starts } from "@time-event/domain/start-order/change-starts";
import { useMemo } from "react";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { StaffTable } from "../../ui/staff/table/staff-table.tsx";
import type { Column } from "../../ui/staff/table/table-props.ts";
import { startOrdersMessages } from "./start-orders.messages.ts";

interface StartsTableProps {
  readonly starters: readonly ListedStarter[];
  readonly starts: Starts;
  readonly timeZone: string;
}

interface Row extends ListedStarter {
  readonly number: number;
  readonly at: number | null;
}

/** More rows would make every keystroke beside the table slow. */
const mostRows = 1_000;

/** The list in the order of starts, with the saved start where it is another one. */
export function StartsTable({ starters, starts, timeZone }: StartsTableProps) {
  const m = useMessages(startOrdersMessages);
  const format = useFormat();
  const rows = useMemo(
    () =>
      starters
        .map((one) => ({ ...one, at: starts.get(one.entryId) ?? null }))
        // equal starts stay in the order of bibs
        .toSorted((a, b) => (a.at ?? Infinity) - (b.at ?? Infinity) || 0)
        .map((one, index): Row => ({ ...one, number: index + 1 })),
    [starters, starts],
  );
  const clock = (at: number | null) => (at === null ? "–" : format.clock(at, timeZone, true));
  const columns: readonly Column<Row>[] = [
    { key: "number", header: m.place, align: "end", cell: ({ number }) => format.number(number) },
    {
      key: "start",
      header: m.start,
      align: "end",
      cell: ({ at, startsAt }) => (
        <span className="figures">
          <strong>{clock(at)}</strong>
          {at !== startsAt && <small className="start-order__before">{`${m.before} ${clock(startsAt)}`}</small>}
        </span>
      ),
    },
    { key: "bib", header: m.bib, align: "end", cell: ({ bib }) => <span className="figures">{bib || m.noBib}</span> },
    { key: "name", header: m.name, cell: ({ name, nameEn }) => format.text({ th: name, en: nameEn }) },
    { key: "club", header: m.club, cell: ({ club }) => club, wideOnly: true },
  ];
  return (
    <>
      <StaffTable label={m.title} columns={columns} rows={rows.slice(0, mostRows)} rowKey={({ entryId }) => entryId} />
      {rows.length > mostRows && <p className="soft">{m.more(format.number(mostRows), format.number(rows.length))}</p>}
    </>
  );
}
