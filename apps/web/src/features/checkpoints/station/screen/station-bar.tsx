import { useFormat } from "../../../../lib/i18n/format.ts";
import { useMessages } from "../../../../lib/i18n/language.ts";
import { EventZone } from "../../../events/page/event-zone.shared.tsx";
import { Icon } from "../../../../ui/icon/icon.tsx";
import { type StationView, waitingOf } from "../station.ts";
import { clockTime } from "./clock-time.ts";
import { stationMessages } from "./station.messages.ts";

const worthSayingMs = 5_000;

/** Where this is, whether the server hears it, and at all times how much has not been sent. */
export function StationBar({ view }: { readonly view: StationView }) {
  const m = useMessages(stationMessages);
  const format = useFormat();
  const { list, event } = view.station;
  const waiting = waitingOf(view);
  return (
    <header className="marshal__bar">
      <div className="marshal__place">
        <h1 className="one-line">{list ? format.text(list.station.name) : m.unnamed}</h1>
        <p className="one-line soft">{list ? format.text(list.station.event) : event}</p>
        {list && <EventZone className="marshal__zone" timeZone={list.station.timeZone} at={list.serverAt} />}
      </div>
      <div className={waiting > 0 ? "marshal__waiting marshal__waiting--some" : "marshal__waiting"} role="status">
        <b>{waiting > 0 ? m.waiting(format.number(waiting)) : m.allSent}</b>
        <span className={`marshal__link marshal__link--${view.link}`}>
          <Icon name={view.link === "reached" ? "check" : view.link === "unknown" ? "refresh" : "offline"} />
          {view.heardAt !== null && view.link !== "refused"
            ? m.heard(clockTime(view.heardAt, list?.station.timeZone))
            : m.links[view.link]}
        </span>
      </div>
      {Math.abs(view.offsetMs) > worthSayingMs && (
        <p className="marshal__clock">{m.clockOff(clockText(view.offsetMs))}</p>
      )}
    </header>
  );
}

/** @example clockText(-420_500) // "7:00" */
function clockText(offsetMs: number): string {
  const seconds = Math.floor(Math.abs(offsetMs) / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
