import { clockPreview } from "@time-event/contract/clocks";
import type { ParamsOf } from "@time-event/contract/endpoint";
import { fullName } from "@time-event/domain/entries/full-name";
import { useStaffQuery } from "../../lib/api/use-staff-query.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { Loaded } from "../../ui/staff/page/loaded.tsx";
import { movedPlaceColumns } from "../../ui/staff/table/moved-place-columns.tsx";
import { StaffTable } from "../../ui/staff/table/staff-table.tsx";
import type { Column } from "../../ui/staff/table/table-props.ts";
import { clocksMessages } from "./clocks.messages.ts";

/** How many reads a clock would move, and whose places would change. */
export function ClockWhatIf({ tried }: { readonly tried: ParamsOf<typeof clockPreview> }) {
  const m = useMessages(clocksMessages);
  const format = useFormat();
  const query = useStaffQuery(clockPreview, tried, { placeholderData: (shown) => shown });
  return (
    <section aria-label={m.preview}>
      <h3>{m.preview}</h3>
      <Loaded query={query}>
        {({ data: { reads, entries, times, places, rows } }) => {
          type Row = (typeof rows)[number];
          const columns: readonly Column<Row>[] = [
            { key: "bib", header: "BIB", cell: ({ bib }) => <span className="figures">{bib}</span> },
            { key: "name", header: m.person, cell: (row) => fullName(row) },
            { key: "category", header: m.category, cell: ({ category }) => category },
            ...movedPlaceColumns(rows, m),
          ];
          const said = [
            m.moves(format.number(reads), format.number(entries)),
            m.times(format.number(times)),
            m.places(format.number(places)),
            ...(places > rows.length ? [m.firstOf(format.number(rows.length))] : []),
          ];
          return (
            <>
              <p role="status">{reads === 0 ? m.noReads : said.join(" · ")}</p>
              {rows.length > 0 && (
                <StaffTable label={m.preview} columns={columns} rows={rows} rowKey={({ bib }) => bib} />
              )}
            </>
          );
        }}
      </Loaded>
    </section>
  );
}
