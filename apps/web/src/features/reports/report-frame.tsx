import "./reports.css";
import { eventList } from "@time-event/contract/staff-events";
import type { Permission } from "@time-event/domain/access/permissions";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { useStaffQuery } from "../../lib/api/use-staff-query.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { useMay } from "../../lib/session/use-may.ts";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { SelectField } from "../../ui/staff/field/select-field.tsx";
import { Loaded } from "../../ui/staff/page/loaded.tsx";
import { StaffPage } from "../../ui/staff/page/staff-page.tsx";
import { lastEvent, rememberEvent } from "../events/last-event.shared.ts";
import { reportsMessages } from "./reports.messages.ts";

interface ReportFrameProps {
  readonly title: string;
  readonly lead: string;
  readonly permission: Permission;
  readonly children: (eventId: number) => ReactNode;
}

const mostEvents = 100;

/** A report of one event, which the address holds; first the one that the user worked with last, or one with something to report. */
export function ReportFrame({ title, lead, permission, children }: ReportFrameProps) {
  const m = useMessages(reportsMessages);
  const format = useFormat();
  const may = useMay();
  const [params, setParams] = useSearchParams();
  const events = useStaffQuery(eventList, { limit: mostEvents, sort: "startsOn", direction: "desc" });
  return (
    <StaffPage title={title} lead={lead}>
      <Loaded query={events}>
        {({ data }) => {
          const shown = data.filter(({ id }) => may(permission, id));
          const wanted = Number(params.get("event")) || lastEvent();
          const event = shown.find(({ id }) => id === wanted) ?? shown.find(({ entries }) => entries > 0) ?? shown[0];
          if (!event) {
            return (
              <EmptyState icon="calendar" title={m.noEventTitle}>
                {m.noEventText}
              </EmptyState>
            );
          }
          return (
            <>
              <div className="report-event no-print">
                <SelectField
                  label={m.event}
                  value={event.id}
                  options={shown.map(({ id, name }) => ({ value: id, label: format.text(name) }))}
                  onChange={(id) => {
                    if (id === null) return;
                    rememberEvent(id);
                    setParams({ event: String(id) }, { replace: true });
                  }}
                />
              </div>
              {children(event.id)}
            </>
          );
        }}
      </Loaded>
    </StaffPage>
  );
}
