import "./calendar.css";
import { calendarList } from "@time-event/contract/dashboard";
import { useStaffQuery } from "../../lib/api/use-staff-query.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { useMedia } from "../../lib/page/use-media.ts";
import { useMay } from "../../lib/session/use-may.ts";
import { breakpoints } from "../../ui/breakpoints.ts";
import { ActionLink } from "../../ui/staff/control/action-link.tsx";
import { Button } from "../../ui/staff/control/button.tsx";
import { Loaded } from "../../ui/staff/page/loaded.tsx";
import { StaffPage } from "../../ui/staff/page/staff-page.tsx";
import { calendarMessages } from "./calendar.messages.ts";
import { MonthList } from "./month-list.tsx";
import { MonthTable } from "./month-table.tsx";
import { daysShown, moveMonth } from "./month-grid.shared.ts";
import { today, useMonth } from "./use-month.ts";

/** The events of a month: on a wide screen a table with bars across their days, on a phone a list. */
export function Component() {
  const m = useMessages(calendarMessages);
  const mayDo = useMay();
  const narrow = useMedia(breakpoints.narrow);
  const [month, show] = useMonth();
  const events = useStaffQuery(calendarList, daysShown(month), { placeholderData: (before) => before });
  return (
    <StaffPage
      title={m.title}
      lead={m.lead}
      actions={mayDo("events_edit") && <ActionLink to="/manage/events?new" icon="pi pi-plus" label={m.newEvent} />}
    >
      <MonthBar month={month} onShow={show} />
      <Loaded query={events}>
        {({ data }) =>
          narrow ? <MonthList month={month} events={data} /> : <MonthTable month={month} events={data} onShow={show} />
        }
      </Loaded>
    </StaffPage>
  );
}

interface MonthBarProps {
  readonly month: string;
  readonly onShow: (month: string) => void;
}

function MonthBar({ month, onShow }: MonthBarProps) {
  const m = useMessages(calendarMessages);
  const format = useFormat();
  return (
    <div className="month-bar" role="group" aria-label={m.choose}>
      <Button
        outlined
        icon="pi pi-chevron-left"
        aria-label={m.previous}
        title={m.previous}
        onClick={() => onShow(moveMonth(month, -1))}
      />
      <Button outlined label={m.today} onClick={() => onShow(today().slice(0, 7))} />
      <Button
        outlined
        icon="pi pi-chevron-right"
        aria-label={m.next}
        title={m.next}
        onClick={() => onShow(moveMonth(month, 1))}
      />
      <h2 aria-live="polite">{format.month(month)}</h2>
    </div>
  );
}
