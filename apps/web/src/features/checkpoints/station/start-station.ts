import { webCheckpointList } from "@time-event/contract/checkpoints";
import type { CallApi } from "@time-event/contract/call";
import { webCheckpointSave } from "@time-event/contract/station-calls";
import { createDeviceClock } from "./clock/device-clock.ts";
import { openDatabase } from "./kept/database.ts";
import { createStationStore } from "./kept/station-store.ts";
import { createSender, type Sender } from "./send/sender.ts";
import { createStation, type Station } from "./station.ts";
import type { StationCalls } from "./station-calls.types.ts";

export interface StartedStation extends Station {
  readonly stop: () => void;
}

/** A UUID; not `crypto.randomUUID`, which pages without TLS do not have. */
function newUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
}

const clock = createDeviceClock({ now: Date.now, monotonic: () => performance.now(), newId: newUuid });

/**
 * Opens the station of a key, or without one the station that this browser worked for last. Null: it knows none.
 * @throws DOMException where the browser lets the page store nothing
 */
export async function startStation(
  callApi: CallApi,
  event: string,
  key: string | null,
): Promise<StartedStation | null> {
  const store = createStationStore({ database: await openDatabase(), now: Date.now, newId: newUuid });
  // asked once: a browser that grants it does not clear the store when it runs out of room
  void navigator.storage?.persist?.();
  const kept = key === null ? (await store.stationsOf(event))[0] : await store.open(event, key);
  if (!kept) return null;
  const tabs = new BroadcastChannel(`station ${kept.device}`);
  let sender: Sender | undefined;
  const written = () => {
    sender?.nudge();
    tabs.postMessage("written");
  };
  const records = await store.records(kept.device, 0);
  const station = createStation({ station: kept, records, store, clock, written });
  const stopLeading = leadAmongTabs(`station ${kept.device}`, () => {
    sender = createSender({
      device: kept.device,
      store,
      clock,
      calls: callsOf(callApi),
      battery: batteryLevel,
      random: Math.random,
      after: (ms, run) => {
        const timer = setTimeout(run, ms);
        return () => clearTimeout(timer);
      },
      told: ({ link, reply, stations }) => {
        if (stations) void station.refresh(link, reply?.fates);
        else station.showLink(link);
        tabs.postMessage(link);
      },
    });
  });
  tabs.onmessage = ({ data }) => {
    if (data === "written") sender?.nudge();
    void station.refresh(data === "written" ? station.view().link : data);
  };
  const nudge = () => {
    if (document.visibilityState === "visible") sender?.nudge();
  };
  addEventListener("online", nudge);
  return {
    ...station,
    stop: () => {
      removeEventListener("online", nudge);
      sender?.stop();
      stopLeading();
      tabs.close();
    },
  };
}

/** One tab of a browser sends; when it closes, the next one does. Without locks every tab sends, which does no harm. */
function leadAmongTabs(name: string, lead: () => void): () => void {
  if (!("locks" in navigator)) {
    lead();
    return () => {};
  }
  const waiting = new AbortController();
  let release = () => {};
  void navigator.locks
    .request(name, { signal: waiting.signal }, () => {
      lead();
      return new Promise<void>((done) => (release = done));
    })
    .catch(() => {});
  return () => {
    waiting.abort();
    release();
  };
}

function callsOf(callApi: CallApi): StationCalls {
  return {
    save: async (key, batch) => (await callApi(webCheckpointSave, batch, { key })).data,
    list: async (key, event) => {
      const { meta } = await callApi(webCheckpointList, { event }, { key });
      if (!meta.station || !meta.due || meta.serverAt === undefined) throw new Error("no list for this key");
      return { station: meta.station, due: meta.due, serverAt: meta.serverAt };
    },
  };
}

async function batteryLevel(): Promise<number | null> {
  const { getBattery } = navigator as { readonly getBattery?: () => Promise<{ readonly level: number }> };
  return (await getBattery?.call(navigator).catch(() => null))?.level ?? null;
}
