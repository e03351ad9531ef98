import "./transfers.css";
import {
  moneyKinds,
  type MoneyLine,
  moneyLineExport,
  moneyLineList,
  moneyWays,
} from "@time-event/contract/money-lines";
import { parseDay } from "@time-event/domain/time/calendar";
import { dayInZone } from "@time-event/domain/time/day-in-zone";
import { useState } from "react";
import { useStaffDownload } from "../../lib/api/use-staff-files.ts";
import { useStaffQuery } from "../../lib/api/use-staff-query.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useLanguage, useMessages } from "../../lib/i18n/language.ts";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { useFailureText } from "../../ui/form/failure-text.ts";
import { ActionLink } from "../../ui/staff/control/action-link.tsx";
import { Button } from "../../ui/staff/control/button.tsx";
import { Loaded } from "../../ui/staff/page/loaded.tsx";
import { StaffTable } from "../../ui/staff/table/staff-table.tsx";
import { useListView } from "../../ui/staff/table/use-list-view.ts";
import { tellFailed } from "../../ui/staff/toast/tell-failed.ts";
import { OrderCell } from "./order-cell.tsx";
import { TransfersFrame } from "./transfers-frame.tsx";
import { transfersMessages } from "./transfers.messages.ts";

const timeZone = "Asia/Bangkok";

/** What a sum of the day's money is made of, line by line, and as a file. */
export function Component() {
  const m = useMessages(transfersMessages);
  const format = useFormat();
  const language = useLanguage();
  const failureText = useFailureText(m.refusals);
  const view = useListView({ filters: ["day", "kind", "way", "event"], sort: "" });
  const [today] = useState(() => dayInZone(timeZone, Date.now()));
  const day = parseDay(view.filters.day) ? view.filters.day : today;
  const kind = moneyKinds.find((each) => each === view.filters.kind);
  const way = moneyWays.find((each) => each === view.filters.way);
  const eventId = Number(view.filters.event) || undefined;
  const filter = { day, ...(kind && { kind }), ...(way && { way }), ...(eventId !== undefined && { eventId }) };
  const lines = useStaffQuery(
    moneyLineList,
    { ...filter, offset: view.offset, limit: view.limit },
    { placeholderData: (before) => before },
  );
  const save = useStaffDownload(moneyLineExport);
  const what = kind === "refund" ? m.refunds : way ? m.ways[way] : m.dayLines;
  return (
    <TransfersFrame title={m.reconciliation}>
      <Loaded query={lines} words={m.refusals}>
        {({ data, meta }) => (
          <>
            <div className="run-line">
              <p className="run-line__figures">
                <strong>
                  {what} · {format.day(day)}
                </strong>
                <span>{m.linesSum(format.number(meta.total), format.exactBaht(meta.sumSatang))}</span>
              </p>
              <ActionLink text to={`/manage/transfers/reconciliation?day=${day}`} label={m.reconciliation} />
              {(["xlsx", "csv"] as const).map((file) => (
                <Button
                  key={file}
                  type="button"
                  outlined
                  size="small"
                  icon="pi pi-download"
                  label={m.saveAs[file]}
                  loading={save.isPending && save.variables.format === file}
                  onClick={() =>
                    save.mutate(
                      { ...filter, format: file, language },
                      { onError: (failure) => tellFailed(failureText(failure)) },
                    )
                  }
                />
              ))}
            </div>
            <StaffTable
              label={what}
              rows={data}
              rowKey={({ id }) => id}
              rowLink={linkOf}
              page={{ offset: view.offset, limit: view.limit, total: meta.total, onChange: view.turnTo }}
              busy={lines.isPlaceholderData}
              empty={<EmptyState icon="search" title={m.noLines} />}
              columns={[
                {
                  key: "order",
                  header: m.columns.order,
                  cell: (row) => <OrderCell {...row} />,
                },
                {
                  key: "way",
                  header: m.way,
                  cell: (line) => (
                    <>
                      {line.way === null ? m.refunds : m.ways[line.way]}
                      {line.isCounter && <span className="soft"> {m.takenBackOfDay}</span>}
                    </>
                  ),
                },
                {
                  key: "amount",
                  header: m.amount,
                  align: "end",
                  cell: ({ amountSatang }) => <span className="nowrap">{format.exactBaht(amountSatang)}</span>,
                },
                {
                  key: "at",
                  header: m.at,
                  cell: ({ at }) => <span className="figures nowrap">{format.instant(at, timeZone)}</span>,
                },
                { key: "event", header: m.columns.event, wideOnly: true, cell: ({ event }) => format.text(event) },
                { key: "by", header: m.columns.by, wideOnly: true, cell: ({ by }) => by },
              ]}
            />
          </>
        )}
      </Loaded>
    </TransfersFrame>
  );
}

function linkOf({ eventId, transferId, orderId }: MoneyLine): string {
  return transferId === null
    ? `/manage/events/${eventId}/registrations?order=${orderId}`
    : `/manage/transfers/${eventId}/${transferId}`;
}
