import "./keys.css";
import { type DeviceKey, keyList, type ShownKey } from "@time-event/contract/keys";
import { useState } from "react";
import { Link, useParams } from "react-router";
import { useStaffQuery } from "../../lib/api/use-staff-query.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { hasDraft } from "../../lib/drafts/use-draft.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { useNow } from "../../lib/page/use-now.ts";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { Button } from "../../ui/staff/control/button.tsx";
import { Loaded } from "../../ui/staff/page/loaded.tsx";
import { Panel } from "../../ui/staff/page/panel.tsx";
import { StaffTable } from "../../ui/staff/table/staff-table.tsx";
import type { Column } from "../../ui/staff/table/table-props.ts";
import { useEvent } from "../events/use-event.shared.ts";
import { DeviceActions } from "./device-actions.tsx";
import { DeviceDrawer } from "./device-drawer.tsx";
import { KeyStateChip } from "./key-state-chip.tsx";
import { keysMessages } from "./keys.messages.ts";
import { ShownKeyDialog } from "./shown-key-dialog.tsx";

/** The tab with the keys of programs and readers that send an event's passings. */
export function Component() {
  const m = useMessages(keysMessages);
  const format = useFormat();
  const eventId = Number(useParams()["eventId"]);
  const { timeZone } = useEvent();
  const now = useNow(60_000);
  const list = useStaffQuery(keyList, { eventId });
  const [isAdding, setAdding] = useState(() => hasDraft("device"));
  const [shown, setShown] = useState<ShownKey | null>(null);
  const time = (at: number | null, otherwise: string) => (at === null ? otherwise : format.instant(at, timeZone));
  const columns: Column<DeviceKey>[] = [
    { key: "name", header: m.name, cell: ({ name }) => name },
    { key: "state", header: m.state, cell: (device) => <KeyStateChip device={device} now={now} /> },
    { key: "lastUsedAt", header: m.lastUsedAt, cell: ({ lastUsedAt }) => time(lastUsedAt, m.never) },
    { key: "endsAt", header: m.endsAt, cell: ({ endsAt }) => time(endsAt, "–"), wideOnly: true },
    {
      key: "actions",
      header: "",
      align: "end",
      cell: (device) => device.revokedAt === null && <DeviceActions {...{ eventId, device }} onShown={setShown} />,
    },
  ];
  const add = (
    <>
      <Link to={`/manage/events/${eventId}/reads/import`}>{m.importFile}</Link>
      <Button type="button" icon="pi pi-plus" label={m.add} onClick={() => setAdding(true)} />
    </>
  );
  return (
    <Loaded query={list}>
      {({ data }) => (
        <>
          {data.length === 0 ? (
            <EmptyState icon="clock" title={m.none} actions={add}>
              {m.noneText}
            </EmptyState>
          ) : (
            <Panel title={m.title} hint={m.hint} actions={add}>
              <StaffTable label={m.title} columns={columns} rows={data} rowKey={({ id }) => id} />
            </Panel>
          )}
          {isAdding && <DeviceDrawer {...{ eventId, timeZone }} onShown={setShown} onClose={() => setAdding(false)} />}
          {shown && <ShownKeyDialog shown={shown} timeZone={timeZone} onClose={() => setShown(null)} />}
        </>
      )}
    </Loaded>
  );
}
