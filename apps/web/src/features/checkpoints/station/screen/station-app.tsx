import "./station.css";
import { useEffect, useState } from "react";
import { useLocation, useNavigate, useParams } from "react-router";
import { keyInFragment } from "@time-event/contract/call-headers";
import { useCallApi } from "../../../../lib/api/use-call-api.ts";
import { useMessages } from "../../../../lib/i18n/language.ts";
import { EmptyState } from "../../../../ui/empty-state/empty-state.tsx";
import { keepStationPage } from "../keep-station-page.ts";
import { type StartedStation, startStation } from "../start-station.ts";
import { stationMessages } from "./station.messages.ts";
import { StationScreen } from "./station-screen.tsx";

type Opened =
  { readonly is: "opening" | "none" | "no_store" } | { readonly is: "open"; readonly station: StartedStation };

/** The page of a marshal, once its script is there. */
export function StationApp() {
  const m = useMessages(stationMessages);
  const opened = useStation();
  if (opened.is === "open") return <StationScreen station={opened.station} />;
  return (
    <div className="marshal marshal--empty">
      {opened.is === "opening" && <p role="status">{m.opening}</p>}
      {opened.is === "none" && (
        <EmptyState icon="lock" title={m.noKey}>
          {m.noKeyText}
        </EmptyState>
      )}
      {opened.is === "no_store" && (
        <EmptyState icon="warning" title={m.noStore}>
          {m.noStoreText}
        </EmptyState>
      )}
    </div>
  );
}

/** The key leaves the address at once: whoever looks at the screen or at the history does not get it. */
function useStation(): Opened {
  const callApi = useCallApi();
  const navigate = useNavigate();
  const { event = "" } = useParams();
  const { hash, pathname } = useLocation();
  const [key, setKey] = useState(() => stationKey(hash));
  const [opened, setOpened] = useState<Opened>({ is: "opening" });
  const fromLink = stationKey(hash);
  if (fromLink !== null && fromLink !== key) setKey(fromLink);
  useEffect(() => {
    if (fromLink !== null) void navigate({ pathname, search: "" }, { replace: true });
  }, [fromLink, pathname, navigate]);
  useEffect(() => {
    let isOver = false;
    let started: StartedStation | null = null;
    startStation(callApi, event, key).then(
      (station) => {
        if (isOver) return station?.stop();
        started = station;
        setOpened(station ? { is: "open", station } : { is: "none" });
        void keepStationPage(`/checkpoint/${event}/station`);
      },
      () => setOpened({ is: "no_store" }),
    );
    return () => {
      isOver = true;
      started?.stop();
    };
  }, [callApi, event, key]);
  return opened;
}

/** @example stationKey("#key=station_abc") // "station_abc" */
function stationKey(hash: string): string | null {
  const key = keyInFragment(hash) ?? hash.slice(1);
  return /^station_[\w-]+$/.test(key) ? key : null;
}
