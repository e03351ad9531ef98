import { randomUUID } from "node:crypto";
import type { DataOf } from "@time-event/contract/endpoint";
import { webCheckpointSave } from "@time-event/contract/station-calls";
import { chainStart } from "@time-event/domain/stations/record-chain";
import { chainRecords, type Entered, type SentRecord } from "../../features/stations/testing/given-station-file.ts";
import { sendOnce } from "./send-until-answered.ts";

type SentAnchor = Parameters<typeof sendOnce<typeof webCheckpointSave>>[1]["body"]["anchors"][number];

const atOnce = 500;
const anchorsKept = 20;

interface Given {
  readonly url: string;
  readonly key: string;
  /** Its clock minus the right one. */
  readonly aheadMs: number;
  /** The negative control: what was sent is taken for held, whether or not the server said so. */
  readonly forgets: boolean;
}

/** A marshal's phone: it keeps what is entered, and sends it when there is a network. */
export function givenMarshalPhone({ url, key, aheadMs, forgets }: Given) {
  const device = randomUUID();
  const page = { bootId: randomUUID(), startedMs: performance.now() };
  const state = { aheadMs, isAway: false, held: 0, heardIn: "" };
  let last = { seq: 0, hash: chainStart };
  let kept: SentRecord[] = [];
  let anchors: SentAnchor[] = [];

  const stamp = () => ({
    at: Date.now() + state.aheadMs,
    monotonicMs: performance.now() - page.startedMs,
    bootId: page.bootId,
  });
  const waiting = () => kept.filter(({ seq }) => seq > state.held);

  return {
    device,
    state,
    waiting: () => waiting().length,
    records: (): readonly SentRecord[] => kept,
    anchors: (): readonly SentAnchor[] => anchors,
    /** Its page takes a clock that was set forward for a sleep, and begins a new run of its clocks. */
    setForward: (byMs: number): void => {
      state.aheadMs += byMs;
      page.bootId = randomUUID();
    },
    /** The browser is killed and opened again: its queue is still there, its monotonic clock begins anew. */
    killPage: () => Object.assign(page, { bootId: randomUUID(), startedMs: performance.now() }),
    enter: (entered: Omit<Entered, "at">): void => {
      const [record] = chainRecords(device, [{ ...entered, ...stamp() }], last);
      last = { seq: record!.seq, hash: record!.hash };
      kept = [...kept, record!];
    },
    /** Sends what waits, once; in a new run of its clocks it asks for the server's first. */
    send: async (): Promise<void> => {
      const sent = stamp();
      const records = state.heardIn === sent.bootId ? waiting().slice(0, atOnce) : [];
      const body = { device, worker: "แอน", sentAt: sent.at, anchors, battery: null, waiting: records.length, records };
      if (forgets) kept = kept.filter((record) => !records.includes(record));
      const answer = state.isAway
        ? undefined
        : await sendOnce(url, { endpoint: webCheckpointSave, body, key, id: randomUUID() });
      if (!answer) return;
      if (answer.status !== 200) throw new Error(answer.body);
      const { held, serverAt } = (JSON.parse(answer.body) as { data: DataOf<typeof webCheckpointSave> }).data;
      Object.assign(state, { held, heardIn: sent.bootId });
      const received = stamp();
      if (received.bootId !== sent.bootId) return;
      const wayMs = received.monotonicMs - sent.monotonicMs;
      const anchor = {
        ...received,
        deviceAt: Math.round(received.at - wayMs / 2),
        serverAt,
        roundTripMs: Math.round(wayMs),
      };
      anchors = [{ ...anchor, monotonicMs: received.monotonicMs - wayMs / 2 }, ...anchors].slice(0, anchorsKept);
    },
  };
}
