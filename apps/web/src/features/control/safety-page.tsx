import "./control.css";
import { type PersonOnCourse, raceControlPeopleList } from "@time-event/contract/race-control";
import { useState } from "react";
import { useParams } from "react-router";
import { useStaffQuery } from "../../lib/api/use-staff-query.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { PrintedLine } from "../../ui/print/printed-line.tsx";
import { usePrintOnce } from "../../ui/print/use-print-once.ts";
import { Button } from "../../ui/staff/control/button.tsx";
import { Loaded } from "../../ui/staff/page/loaded.tsx";
import { StaffTable } from "../../ui/staff/table/staff-table.tsx";
import { TableToolbar } from "../../ui/staff/table/table-toolbar.tsx";
import { ToolbarSelect } from "../../ui/staff/table/toolbar-select.tsx";
import { useListView } from "../../ui/staff/table/use-list-view.ts";
import { useEvent } from "../events/use-event.shared.ts";
import { ContactDialog } from "./contact-dialog.tsx";
import { controlMessages } from "./control.messages.ts";
import { peopleQuery } from "./people-query.ts";
import { usePeopleColumns } from "./people-columns.tsx";
import { NothingFound } from "../../ui/staff/page/nothing-found.tsx";

const askEveryMs = 5_000;

/** The safety board: who is still out there, who is overdue, where they were seen last, and whom to call. */
export function Component() {
  const m = useMessages(controlMessages);
  const format = useFormat();
  const eventId = Number(useParams()["eventId"]);
  const { timeZone } = useEvent();
  const view = useListView({ filters: ["text", "category", "point", "overdue"], sort: "" });
  const [isPrinting, setIsPrinting] = useState(false);
  const people = useStaffQuery(raceControlPeopleList, peopleQuery(eventId, view, isPrinting), {
    refetchInterval: askEveryMs,
    placeholderData: (shown) => shown,
  });
  usePrintOnce(isPrinting && !people.isPlaceholderData, () => setIsPrinting(false));
  const [called, setCalled] = useState<PersonOnCourse | null>(null);
  const columns = usePeopleColumns(people.data?.meta, setCalled);
  const { filters } = view;
  return (
    <Loaded query={people}>
      {({ data, meta }) => {
        const { total, onCourse, overdue } = meta;
        return (
          <>
            <p className="safety-lead">
              {m.safetyLead}
              <strong className="figures"> {m.people(format.number(onCourse))}</strong>
              {overdue > 0 && (
                <strong className="figures safety-lead__late">{m.overduePeople(format.number(overdue))}</strong>
              )}
            </p>
            <PrintedLine at={data.length < total ? null : meta.serverAt} timeZone={timeZone} total={total} />
            <TableToolbar
              search={filters.text}
              searchLabel={m.search}
              onSearch={(text) => view.filter({ text })}
              actions={
                <Button type="button" outlined icon="pi pi-print" label={m.print} onClick={() => setIsPrinting(true)} />
              }
            >
              <ToolbarSelect
                label={m.category}
                any={m.anyCategory}
                options={meta.categories.map((category) => ({ value: category, label: category }))}
                value={filters.category}
                onChange={(category) => view.filter({ category })}
              />
              <ToolbarSelect
                label={m.sweep}
                any={`${m.sweep}: ${m.anyPoint}`}
                options={meta.checkpoints.map(({ code, name }) => ({
                  value: code,
                  label: `${m.sweep}: ${format.text(name) || code}`,
                }))}
                value={filters.point}
                onChange={(point) => view.filter({ point })}
              />
              <ToolbarSelect
                label={m.overdue}
                any={m.onCourse}
                options={[{ value: "1", label: m.onlyOverdue }]}
                value={filters.overdue}
                onChange={(only) => view.filter({ overdue: only })}
              />
            </TableToolbar>
            <StaffTable
              label={m.people(format.number(total))}
              columns={columns}
              rows={data}
              rowKey={({ entryId }) => entryId}
              page={{ offset: view.offset, limit: view.limit, total, onChange: view.turnTo }}
              busy={people.isPlaceholderData}
              empty={
                onCourse === 0 ? (
                  <EmptyState icon="check" title={m.everybody}>
                    {m.everybodyHint}
                  </EmptyState>
                ) : (
                  <NothingFound title={m.nobodySo} clearLabel={m.clear} onClear={view.clear} />
                )
              }
            />
            {called && <ContactDialog eventId={eventId} person={called} onClose={() => setCalled(null)} />}
          </>
        );
      }}
    </Loaded>
  );
}
