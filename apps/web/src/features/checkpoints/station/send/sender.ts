import type { Anchor } from "../clock/anchors.ts";
import { anchorOf, withAnchor } from "../clock/anchors.ts";
import type { DeviceClock } from "../clock/device-clock.ts";
import type { KeptStation, StationStore } from "../kept/station-store.ts";
import type { BatchReply, StationCalls } from "../station-calls.types.ts";
import { idlePauseMs, pauseAfterFailures, refusedPauseMs } from "./pace.ts";

const mostInBatch = 500;
/** Several presses in a row travel together. */
const gatherMs = 300;

/** How the last try went. `refused`: the key opens nothing any more. */
export type Link = "unknown" | "reached" | "away" | "refused";

interface SenderParts {
  readonly device: string;
  readonly store: Pick<StationStore, "read" | "records" | "noteHeard" | "noteList" | "stationsOf">;
  readonly clock: DeviceClock;
  readonly calls: StationCalls;
  readonly battery: () => Promise<number | null>;
  readonly random: () => number;
  /** Runs something after a pause; the answer takes it back. */
  readonly after: (ms: number, run: () => void) => () => void;
  readonly told: (news: { readonly link: Link; readonly reply?: BatchReply; readonly stations?: true }) => void;
}

export interface Sender {
  /** Something waits, or the network is back: try soon. */
  readonly nudge: () => void;
  readonly stop: () => void;
}

/** Sends what a device keeps, in order, until the server has said that it holds all of it. One request at a time. */
export function createSender({ device, store, clock, calls, battery, random, after, told }: SenderParts): Sender {
  let failures = 0;
  let isBusy = false;
  /** The run of the clocks in which the server last answered. */
  let heardIn: string | undefined;
  let isNudged = false;
  let isStopped = false;
  let isListNext = true;
  let cancel = after(0, () => void round());

  async function round(): Promise<void> {
    if (isBusy || isStopped) return;
    isBusy = true;
    isNudged = false;
    let pauseMs: number;
    try {
      const isMore = await ask();
      failures = 0;
      pauseMs = isMore || isNudged ? gatherMs : idlePauseMs(random());
    } catch (error) {
      const isRefused = (error as { status?: number }).status === 401;
      failures += 1;
      told({ link: isRefused ? "refused" : "away" });
      pauseMs = isRefused ? refusedPauseMs(random()) : pauseAfterFailures(failures, random());
    }
    isBusy = false;
    if (!isStopped) cancel = after(pauseMs, () => void round());
  }

  /** One request: what waits; or, when nothing does, in turns the list of who is due and a sign of life. */
  async function ask(): Promise<boolean> {
    const station = (await store.read(device))!;
    const waits = await oldestWaiting(station);
    if (waits === undefined && isListNext) {
      await store.noteList(device, await calls.list(station.key, station.event));
      isListNext = false;
      told({ link: "reached", stations: true });
      return false;
    }
    isListNext = waits === undefined;
    await sendBatch(waits ?? station, station.key);
    return (await oldestWaiting((await store.read(device))!)) !== undefined;
  }

  /** This device, or one of the same station here whose key was replaced: its records travel with the new key. */
  async function oldestWaiting(station: KeptStation): Promise<KeptStation | undefined> {
    if (station.seq > station.held) return station;
    const here = station.list?.station.checkpoint;
    if (here === undefined) return undefined;
    const others = await store.stationsOf(station.event);
    return others.find(({ list, seq, held }) => seq > held && list?.station.checkpoint === here);
  }

  /**
   * Whether the server's clock was asked in this run of the clocks: if not, a sign of life goes before the records, because what
   * was measured before somebody set the clock would put them at a wrong time.
   */
  function isMeasured({ device: of, anchors }: KeptStation): boolean {
    const { bootId } = clock.stamp();
    return of !== device || heardIn === bootId || anchors.some((anchor) => anchor.bootId === bootId);
  }

  async function sendBatch(of: KeptStation, key: string): Promise<void> {
    const records = isMeasured(of) ? await store.records(of.device, of.held, mostInBatch) : [];
    const sent = clock.stamp();
    const reply = await calls.save(key, {
      device: of.device,
      sentAt: sent.at,
      anchors: [...of.anchors],
      battery: await battery(),
      waiting: of.seq - of.held,
      records: records.map(({ device: _, ...record }) => record),
    });
    // the server's word, even if it holds less than it once did: everything is still here and goes once more
    const anchor = anchorOf(sent, clock.stamp(), reply.serverAt);
    const anchors: readonly Anchor[] = anchor ? withAnchor(of.anchors, anchor) : of.anchors;
    await store.noteHeard(of.device, { held: reply.held, anchors });
    if (of.device === device) heardIn = sent.bootId;
    told({ link: "reached", reply, stations: true });
    if (records.length > 0 && reply.held <= of.held) throw new Error("the server takes nothing of this batch");
  }

  return {
    nudge: () => {
      isNudged = true;
      if (isBusy || isStopped) return;
      cancel();
      cancel = after(gatherMs, () => void round());
    },
    stop: () => {
      isStopped = true;
      cancel();
    },
  };
}
