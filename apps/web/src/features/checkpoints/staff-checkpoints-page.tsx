import { checkpointList, type CheckpointRow, checkpointSave } from "@time-event/contract/checkpoints";
import { useState } from "react";
import { useParams } from "react-router";
import { hasDraft, useReopened } from "../../lib/drafts/use-draft.ts";
import { useStaffAction } from "../../lib/api/use-staff-action.ts";
import { useStaffQuery } from "../../lib/api/use-staff-query.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { ActionLink } from "../../ui/staff/control/action-link.tsx";
import { Button } from "../../ui/staff/control/button.tsx";
import { Changes } from "../../ui/staff/form/read-only.tsx";
import { Loaded } from "../../ui/staff/page/loaded.tsx";
import { Panel } from "../../ui/staff/page/panel.tsx";
import { PasteRows } from "../../ui/staff/paste/paste-rows.tsx";
import { CheckpointDrawer } from "./staff/checkpoint-drawer.tsx";
import { CheckpointTable } from "./staff/checkpoint-table.tsx";
import { CourseLines } from "./staff/course-lines.tsx";
import { readCheckpoints } from "./staff/pasted-checkpoints.ts";
import { staffCheckpointsMessages } from "./staff/staff-checkpoints.messages.ts";

/** The checkpoints of an event: a picture of the course, a table, and the form of each beside it. */
export function Component() {
  const m = useMessages(staffCheckpointsMessages);
  const eventId = Number(useParams()["eventId"]);
  const list = useStaffQuery(checkpointList, { eventId });
  const [opened, setOpened] = useState<CheckpointRow | "new" | null>(null);
  const [isPasting, setPasting] = useState(() => hasDraft("pasted checkpoints"));
  const save = useStaffAction(checkpointSave);
  useReopened("checkpoint", list.data?.data, ({ code }) => code, setOpened);
  const add = (
    <Changes>
      <Button type="button" outlined icon="pi pi-list" label={m.paste.open} onClick={() => setPasting(true)} />
      <Button type="button" icon="pi pi-plus" label={m.add} onClick={() => setOpened("new")} />
    </Changes>
  );
  return (
    <Loaded query={list}>
      {({ data, meta }) => (
        <>
          {data.length === 0 ? (
            <EmptyState
              icon="pin"
              title={m.none}
              actions={
                <>
                  <ActionLink outlined icon="pi pi-map" to={`/manage/events/${eventId}/course`} label={m.fromGpx} />
                  {add}
                </>
              }
            >
              {m.noneText}
            </EmptyState>
          ) : (
            <Panel title={m.checkpoints} hint={m.hint} actions={add}>
              {data.length > 1 && <CourseLines eventId={eventId} points={data} />}
              <CheckpointTable rows={data} timeZone={meta.timeZone} onOpen={setOpened} />
            </Panel>
          )}
          {isPasting && (
            <PasteRows
              title={m.paste.open}
              hint={m.paste.hint}
              example={m.paste.example}
              columns={[m.code, m.name, m.kilometres, m.kind]}
              draft="pasted checkpoints"
              read={(text) => readCheckpoints(text, { ...m.paste, kinds: m.kinds })}
              store={(row) => save.mutateAsync({ ...row, eventId, revision: 0 })}
              words={m.words}
              addLabel={m.paste.add}
              onClose={() => setPasting(false)}
            />
          )}
          {opened && (
            <CheckpointDrawer
              eventId={eventId}
              checkpoint={opened === "new" ? null : opened}
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
