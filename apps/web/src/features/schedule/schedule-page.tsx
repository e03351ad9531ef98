import "./schedule.css";
import { scheduleList, scheduleSave } from "@time-event/contract/schedule";
import { useState } from "react";
import { useParams } from "react-router";
import { hasDraft, useReopened } from "../../lib/drafts/use-draft.ts";
import { useStaffAction } from "../../lib/api/use-staff-action.ts";
import { useStaffQuery } from "../../lib/api/use-staff-query.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { Button } from "../../ui/staff/control/button.tsx";
import { Changes } from "../../ui/staff/form/read-only.tsx";
import { Loaded } from "../../ui/staff/page/loaded.tsx";
import { Panel } from "../../ui/staff/page/panel.tsx";
import { PasteRows } from "../../ui/staff/paste/paste-rows.tsx";
import { DayPlan } from "./day-plan.tsx";
import { MissingGuns } from "./missing-guns.tsx";
import type { OpenedLine } from "./opened-line.ts";
import { readSchedule } from "./pasted-schedule.ts";
import { ScheduleDrawer } from "./schedule-drawer.tsx";
import { scheduleMessages } from "./schedule.messages.ts";

/** The schedule of an event, day by day. */
export function Component() {
  const m = useMessages(scheduleMessages);
  const format = useFormat();
  const eventId = Number(useParams()["eventId"]);
  const list = useStaffQuery(scheduleList, { eventId });
  const [opened, setOpened] = useState<OpenedLine | null>(null);
  const [isPasting, setPasting] = useState(() => hasDraft("pasted schedule"));
  const save = useStaffAction(scheduleSave);
  useReopened(
    "schedule",
    list.data?.data,
    ({ id }) => id,
    (line) => setOpened(line === "new" ? { id: null, begin: {} } : line),
  );
  const add = (
    <Changes>
      <Button type="button" outlined icon="pi pi-list" label={m.paste.open} onClick={() => setPasting(true)} />
      <Button type="button" icon="pi pi-plus" label={m.add} onClick={() => setOpened({ id: null, begin: {} })} />
    </Changes>
  );
  return (
    <Loaded query={list}>
      {({ data, meta }) => (
        <>
          {data.length === 0 ? (
            <EmptyState icon="clock" title={m.none} actions={add}>
              {m.noneText}
            </EmptyState>
          ) : (
            <Panel title={m.schedule} hint={m.hint} actions={add}>
              <DayPlan items={data} timeZone={meta.timeZone} onOpen={setOpened} />
            </Panel>
          )}
          <Changes>
            <MissingGuns items={data} guns={meta.guns} timeZone={meta.timeZone} onAdd={setOpened} />
          </Changes>
          {isPasting && (
            <PasteRows
              title={m.paste.open}
              hint={m.paste.hint}
              example={m.paste.example}
              columns={m.paste.columns}
              draft="pasted schedule"
              read={(text) => readSchedule(text, { ...m.paste, day: (day) => format.day(day, "short") }, meta)}
              store={(row) => save.mutateAsync({ ...row, eventId, id: null, revision: 0 })}
              words={m.words}
              addLabel={m.paste.add}
              onClose={() => setPasting(false)}
            />
          )}
          {opened && (
            <ScheduleDrawer
              eventId={eventId}
              opened={opened}
              days={meta}
              onClose={() => setOpened(null)}
              reload={async () => (await list.refetch()).data!.data}
            />
          )}
        </>
      )}
    </Loaded>
  );
}
