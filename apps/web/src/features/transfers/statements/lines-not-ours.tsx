import { statementLineList, statementLineReturn } from "@time-event/contract/statement-lines";
import { useState } from "react";
import { useStaffAction } from "../../../lib/api/use-staff-action.ts";
import { useStaffQuery } from "../../../lib/api/use-staff-query.ts";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { useMay } from "../../../lib/session/use-may.ts";
import { useFailureText } from "../../../ui/form/failure-text.ts";
import { Button } from "../../../ui/staff/control/button.tsx";
import { Loaded } from "../../../ui/staff/page/loaded.tsx";
import { Panel } from "../../../ui/staff/page/panel.tsx";
import { StaffTable } from "../../../ui/staff/table/staff-table.tsx";
import { toast } from "../../../ui/staff/toast/toast.ts";
import { type Line, useLineColumns } from "./line-columns.tsx";
import { statementsMessages } from "./statements.messages.ts";

const limit = 20;

/** Money on statements that somebody set aside because it belongs to no registration, and the way back. */
export function LinesNotOurs({ day }: { readonly day?: string }) {
  const m = useMessages(statementsMessages);
  const format = useFormat();
  const mayDecide = useMay()("payments_verify");
  const failureText = useFailureText(m.refusals);
  const columns = useLineColumns();
  const [offset, setOffset] = useState(0);
  const lines = useStaffQuery(
    statementLineList,
    { is: "not_ours", offset, limit, ...(day !== undefined && { day }) },
    { placeholderData: (before) => before },
  );
  const takeBack = useStaffAction(statementLineReturn, {
    onSuccess: () => toast({ severity: "success", summary: m.returned }),
  });
  const reason = {
    key: "reason",
    header: m.notOursWhy,
    cell: ({ notOurs }: Line) =>
      notOurs && (
        <span className="transfer-order">
          <span>{notOurs.reason}</span>
          <span className="soft">{m.notOursBy(notOurs.by, format.instant(notOurs.at, "Asia/Bangkok"))}</span>
        </span>
      ),
  };
  const back = {
    key: "back",
    header: m.takeBack,
    cell: (line: Line) => (
      <Button
        type="button"
        text
        size="small"
        label={m.takeBack}
        aria-label={m.takeBackLine(format.exactBaht(line.amountSatang), format.day(line.bookedOn, "short"))}
        loading={takeBack.isPending && takeBack.variables.id === line.id}
        onClick={() => takeBack.mutate({ id: line.id, seenRevision: line.revision })}
      />
    ),
  };
  return (
    <Loaded query={lines}>
      {({ data, meta }) =>
        meta.total > 0 && (
          <Panel
            title={m.notOursList}
            hint={m.unmatchedHint(format.number(meta.total), format.exactBaht(meta.totalSatang))}
          >
            <div role="alert">
              {takeBack.error && <p className="queue__failure">{failureText(takeBack.error).join(" ")}</p>}
            </div>
            <StaffTable
              label={m.notOursList}
              rows={data}
              rowKey={({ id }) => id}
              page={{ offset, limit, total: meta.total, onChange: (page) => setOffset(page.offset) }}
              busy={lines.isPlaceholderData}
              columns={[...columns, reason, ...(mayDecide ? [back] : [])]}
            />
          </Panel>
        )
      }
    </Loaded>
  );
}
