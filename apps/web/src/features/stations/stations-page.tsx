import "./stations.css";
import { type ShownStation, type Station, stationList, stationOpen } from "@time-event/contract/stations";
import { inLanguage } from "@time-event/domain/text/in-language";
import { useState } from "react";
import { useParams } from "react-router";
import { useStaffAction } from "../../lib/api/use-staff-action.ts";
import { useStaffQuery } from "../../lib/api/use-staff-query.ts";
import { useLanguage, useMessages } from "../../lib/i18n/language.ts";
import { Chip } from "../../ui/chip/chip.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { useFailureText } from "../../ui/form/failure-text.ts";
import { Button } from "../../ui/staff/control/button.tsx";
import { Loaded } from "../../ui/staff/page/loaded.tsx";
import { Panel } from "../../ui/staff/page/panel.tsx";
import { StaffTable } from "../../ui/staff/table/staff-table.tsx";
import type { Column } from "../../ui/staff/table/table-props.ts";
import { tellFailed } from "../../ui/staff/toast/tell-failed.ts";
import { useEvent } from "../events/use-event.shared.ts";
import { StationActions } from "./station-actions.tsx";
import { StationDevices } from "./station-devices.tsx";
import { StationFilePanel } from "./station-file-panel.tsx";
import { StationLinkDialog } from "./station-link-dialog.tsx";
import { stationsMessages } from "./stations.messages.ts";

/** How often race control asks how its stations are. */
const askEveryMs = 5_000;

/** The tab with the stations of an event's checkpoints. */
export function Component() {
  const m = useMessages(stationsMessages);
  const language = useLanguage();
  const failureText = useFailureText();
  const eventId = Number(useParams()["eventId"]);
  const { timeZone } = useEvent();
  const list = useStaffQuery(stationList, { eventId }, { refetchInterval: askEveryMs });
  const [shown, setShown] = useState<ShownStation | null>(null);
  const open = useStaffAction(stationOpen, {
    onSuccess: ({ data }) => setShown(data),
  });
  const stateOf = ({ revokedAt, endsAt }: Station, now: number) => {
    if (revokedAt !== null) return <Chip icon="lock">{m.revoked}</Chip>;
    if (endsAt !== null && endsAt <= now) return <Chip icon="clock">{m.ended}</Chip>;
    return (
      <Chip tone="ok" icon="check">
        {m.works}
      </Chip>
    );
  };
  const columnsAt = (now: number): Column<Station>[] => [
    { key: "name", header: m.station, cell: ({ name }) => name },
    { key: "state", header: m.state, cell: (station) => stateOf(station, now) },
    { key: "devices", header: m.devices, cell: (station) => <StationDevices {...{ station, timeZone }} /> },
    {
      key: "actions",
      header: "",
      align: "end",
      cell: (station) => station.revokedAt === null && <StationActions {...{ eventId, station }} onShown={setShown} />,
    },
  ];
  return (
    <Loaded query={list}>
      {({ data, meta }) => (
        <>
          <p>{m.hint}</p>
          {data.length === 0 && (
            <EmptyState icon="clock" title={m.none}>
              {m.noneText}
            </EmptyState>
          )}
          {data.map(({ checkpoint, name, stations }) => {
            const title = inLanguage(name, language);
            return (
              <Panel
                key={checkpoint}
                title={title}
                actions={
                  <Button
                    type="button"
                    icon="pi pi-plus"
                    label={m.open}
                    aria-label={`${m.open} ${title}`}
                    loading={open.isPending && open.variables.checkpoint === checkpoint}
                    onClick={() =>
                      open.mutate({ eventId, checkpoint }, { onError: (failure) => tellFailed(failureText(failure)) })
                    }
                  />
                }
              >
                {stations.length === 0 ? (
                  m.noStation
                ) : (
                  <StaffTable
                    label={title}
                    columns={columnsAt(meta.serverAt)}
                    rows={stations}
                    rowKey={({ id }) => id}
                  />
                )}
              </Panel>
            );
          })}
          {data.length > 0 && <StationFilePanel {...{ eventId, timeZone }} places={data} />}
          {shown && (
            <StationLinkDialog
              {...{ shown, timeZone }}
              event={meta.event}
              checkpoint={data.find(({ checkpoint }) => checkpoint === shown.station.checkpoint)!.name}
              onClose={() => setShown(null)}
            />
          )}
        </>
      )}
    </Loaded>
  );
}
