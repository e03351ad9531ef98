import "./transfers.css";
import "./statements/statements.css";
import type { DataOf } from "@time-event/contract/endpoint";
import { reconciliationGet } from "@time-event/contract/reconciliation";
import { parseDay } from "@time-event/domain/time/calendar";
import { dayInZone } from "@time-event/domain/time/day-in-zone";
import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import { useStaffQuery } from "../../lib/api/use-staff-query.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { ActionLink } from "../../ui/staff/control/action-link.tsx";
import { DateField } from "../../ui/staff/date/date-field.tsx";
import { Loaded } from "../../ui/staff/page/loaded.tsx";
import { Panel } from "../../ui/staff/page/panel.tsx";
import { DayDifference } from "./day-difference.tsx";
import { DaySums } from "./day-sums.tsx";
import { LinesNotOurs } from "./statements/lines-not-ours.tsx";
import { UnmatchedLines } from "./statements/unmatched-lines.tsx";
import { TransfersFrame } from "./transfers-frame.tsx";
import { transfersMessages } from "./transfers.messages.ts";

const todayInThailand = () => dayInZone("Asia/Bangkok", Date.now());

type Day = DataOf<typeof reconciliationGet>;

/** A day's money: what the accounts of orders say beside what the bank says. */
export function Component() {
  const m = useMessages(transfersMessages);
  const [params, setParams] = useSearchParams();
  const asked = params.get("day") ?? "";
  const [today] = useState(todayInThailand);
  const day = parseDay(asked) ? asked : today;
  const reconciliation = useStaffQuery(reconciliationGet, { day }, { placeholderData: (before) => before });
  return (
    <TransfersFrame title={m.reconciliation}>
      <div className="money-day__day">
        <DateField label={m.day} value={day} onChange={(chosen) => setParams({ day: chosen }, { replace: true })} />
      </div>
      <Loaded query={reconciliation} words={m.refusals}>
        {({ data }) => (
          <div className="money-day">
            <Accounts day={data} />
            <Statements day={data} />
            <DayDifference day={data} />
            <Events day={data} />
          </div>
        )}
      </Loaded>
      <div className="statements money-day__lines">
        <UnmatchedLines key={day} day={day} />
        <LinesNotOurs key={`not-ours ${day}`} day={day} />
      </div>
    </TransfersFrame>
  );
}

const linesOf = (day: string, filter = "") => `/manage/transfers/reconciliation/lines?day=${day}${filter}`;

function Accounts({ day: { day, accounts } }: { readonly day: Day }) {
  const m = useMessages(transfersMessages);
  const format = useFormat();
  const takenBack = (satang: number) => m.takenBackOfIt(format.baht(-satang));
  return (
    <Panel title={m.accounts} hint={m.accountsHint}>
      <DaySums
        lines={[
          ...accounts.ways.map(
            ({ way, paymentsSatang, takenBackSatang }) =>
              [
                m.ways[way],
                paymentsSatang + takenBackSatang,
                takenBackSatang < 0 && takenBack(takenBackSatang),
                linesOf(day, `&kind=payment&way=${way}`),
              ] as const,
          ),
          [m.refunds, accounts.refundsSatang, false, linesOf(day, "&kind=refund")],
        ]}
        total={accounts.netSatang}
      />
      <p>
        <ActionLink text icon="pi pi-list" to={linesOf(day)} label={m.dayLines} />
      </p>
    </Panel>
  );
}

function Statements({ day: { statements, withoutStatementSatang } }: { readonly day: Day }) {
  const m = useMessages(transfersMessages);
  const format = useFormat();
  return (
    <Panel title={m.statements} hint={m.statementsHint}>
      <DaySums
        lines={[
          [m.matched, statements.matchedSatang],
          [m.unmatched, statements.unmatchedSatang],
          [m.notOurs, statements.notOursSatang],
        ]}
        total={statements.totalSatang}
      />
      {withoutStatementSatang > 0 && (
        <p className="money-day__open">{m.withoutStatement(format.baht(withoutStatementSatang))}</p>
      )}
    </Panel>
  );
}

function Events({ day: { day, events } }: { readonly day: Day }) {
  const m = useMessages(transfersMessages);
  const format = useFormat();
  if (events.length === 0) return null;
  return (
    <Panel title={m.byEvent}>
      <table className="money-day__sums">
        <tbody>
          {events.map(({ eventId, name, netSatang }) => (
            <tr key={eventId}>
              <th scope="row">
                <Link to={`/manage/events/${eventId}/registrations`}>{format.text(name)}</Link>
              </th>
              <td>
                <Link to={linesOf(day, `&event=${eventId}`)}>{format.exactBaht(netSatang)}</Link>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
