import type { ListedStarter } from "@time-event/contract/start-orders";
import type { Starts } from "@time-event/domain/start-order/change-starts";
import { useMemo, useState } from "react";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { Button } from "../../ui/staff/control/button.tsx";
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

/** More rows at once would make every keystroke beside the table slow. */
const rowsAtOnce = 1_000;

/** The list in the order of starts, with the saved start where it is another one. */
export function StartsTable({ starters, starts, timeZone }: StartsTableProps) {
  const m = useMessages(startOrdersMessages);
  const format = useFormat();
  const [shown, setShown] = useState(rowsAtOnce);
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
    {
      key: "name",
      header: m.name,
      // a column of its own would be cut beside the tools
      cell: ({ name, nameEn, club }) => (
        <>
          {format.text({ th: name, en: nameEn })}
          {club && <small className="start-order__club soft">{club}</small>}
        </>
      ),
    },
  ];
  return (
    <>
      <StaffTable label={m.title} columns={columns} rows={rows.slice(0, shown)} rowKey={({ entryId }) => entryId} />
      {rows.length > shown && (
        <p className="soft start-order__more">
          {m.more(format.number(shown), format.number(rows.length))}{" "}
          <Button
            type="button"
            text
            icon="pi pi-angle-down"
            label={m.showMore(format.number(Math.min(rowsAtOnce, rows.length - shown)))}
            onClick={() => setShown(shown + rowsAtOnce)}
          />
        </p>
      )}
    </>
  );
}
