import type { Station } from "@time-event/contract/stations";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { Chip } from "../../ui/chip/chip.tsx";
import { stationsMessages } from "./stations.messages.ts";

interface StationDevicesProps {
  readonly station: Station;
  readonly timeZone: string;
}

/** The phones of a station: who works there, and whether anything of theirs is missing. */
export function StationDevices({ station, timeZone }: StationDevicesProps) {
  const m = useMessages(stationsMessages);
  const format = useFormat();
  if (station.devices.length === 0) return m.noDevice;
  return (
    <ul role="list" className="station-devices">
      {station.devices.map(({ device, worker, lastHeardAt, waiting, offsetMs, battery, records, missing, broken }) => (
        <li key={device}>
          <strong>{worker || m.nobody}</strong>
          <span>{m.heard(format.instant(lastHeardAt, timeZone))}</span>
          <span>{m.records(records)}</span>
          {waiting > 0 && <Chip icon="clock">{m.waiting(waiting)}</Chip>}
          <span>{offsetMs === null ? m.clockUnknown : m.clock((offsetMs / 1000).toFixed(1))}</span>
          {battery !== null && <span>{m.battery(Math.round(battery * 100))}</span>}
          {missing.length > 0 && (
            <Chip tone="warn" icon="clock">
              {m.missing(missing.map(({ from, to }) => (from === to ? from : `${from}–${to}`)).join(", "))}
            </Chip>
          )}
          {broken > 0 && (
            <Chip tone="warn" icon="lock">
              {m.broken(broken)}
            </Chip>
          )}
        </li>
      ))}
    </ul>
  );
}
