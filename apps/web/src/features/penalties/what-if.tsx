import { docketTry } from "@time-event/contract/docket";
import type { ParamsOf } from "@time-event/contract/endpoint";
import { formatRaceTime } from "@time-event/domain/time/race-time";
import { useStaffQuery } from "../../lib/api/use-staff-query.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useLanguage, useMessages } from "../../lib/i18n/language.ts";
import { Loaded } from "../../ui/staff/page/loaded.tsx";
import { movedPlaceColumns } from "../../ui/staff/table/moved-place-columns.tsx";
import { StaffTable } from "../../ui/staff/table/staff-table.tsx";
import type { Column } from "../../ui/staff/table/table-props.ts";
import { penaltiesMessages } from "./penalties.messages.ts";

interface WhatIfProps {
  readonly tried: ParamsOf<typeof docketTry>;
}

/** Who would gain and who would lose places. */
export function WhatIf({ tried }: WhatIfProps) {
  const m = useMessages(penaltiesMessages);
  const format = useFormat();
  const language = useLanguage();
  const query = useStaffQuery(docketTry, tried, { placeholderData: (before) => before });
  const title = tried.without === undefined ? m.whatIf : m.whatIfWithout;
  return (
    <section className="what-if" aria-label={title}>
      <h3>{title}</h3>
      <Loaded query={query}>
        {({ data, meta }) => {
          type Row = (typeof data.rows)[number];
          const columns: Column<Row>[] = [
            { key: "bib", header: "BIB", cell: (row) => <span className="figures">{row.bib}</span> },
            { key: "name", header: m.person, cell: (row) => (language === "en" && row.nameEn) || row.name },
            ...movedPlaceColumns(data.rows, m),
          ];
          const { rounding, timeBeforeMs, timeAfterMs, stage, moved } = data;
          return (
            <>
              <p className="soft">
                {moved === 0 ? m.nothingMoves : m.moved(format.number(moved))}
                {timeBeforeMs !== null && timeAfterMs !== null && timeBeforeMs !== timeAfterMs && (
                  <> · {m.timeChange(formatRaceTime(timeBeforeMs, rounding), formatRaceTime(timeAfterMs, rounding))}</>
                )}
                {stage !== null && stage.beforeMs !== null && stage.afterMs !== null && (
                  <>
                    {" · "}
                    {m.stageChange(
                      stage.code,
                      formatRaceTime(stage.beforeMs, rounding),
                      formatRaceTime(stage.afterMs, rounding),
                    )}
                  </>
                )}
                {moved > meta.shown && <> · {m.firstOf(format.number(meta.shown))}</>}
              </p>
              <StaffTable label={title} columns={columns} rows={data.rows} rowKey={({ bib }) => bib} />
            </>
          );
        }}
      </Loaded>
    </section>
  );
}
