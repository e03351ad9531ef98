import { chainStart, type ChainedRecord } from "@time-event/domain/stations/record-chain";
import { expect, it } from "vitest";
import { CallFailed } from "../../../../lib/api/call-failed.ts";
import { createDeviceClock } from "../clock/device-clock.ts";
import type { KeptStation } from "../kept/station-store.ts";
import type { Batch, StationList } from "../station-calls.types.ts";
import { createSender, type Link } from "./sender.ts";

const hour = 3_600_000;
const name = { th: "จุดตรวจ 2", en: "" };
const list: StationList = {
  station: { checkpoint: "CP2", name, event: name, timeZone: "Asia/Bangkok", endsAt: null },
  due: [],
  serverAt: 0,
};

function stationWith(device: string, seq: number, known: StationList | null = null): KeptStation {
  return {
    device,
    event: "race",
    key: `key of ${device}`,
    openedAt: 0,
    seq,
    hash: chainStart,
    held: 0,
    anchors: [],
    list: known,
  };
}

function givenSender(...stations: KeptStation[]) {
  const kept = new Map(stations.map((each) => [each.device, each]));
  const time = { now: 0, aheadMs: 0, runs: 0, timers: [] as { at: number; run: () => void }[] };
  const server = { fails: 0 as number, takes: true };
  const sent: { at: number; key: string; batch: Batch | "list" }[] = [];
  const links: Link[] = [];
  const note = async (device: string, changed: Partial<KeptStation>) => {
    const after = { ...kept.get(device)!, ...changed };
    kept.set(device, after);
    return after;
  };
  const ask = (key: string, batch: Batch | "list") => {
    sent.push({ at: time.now, key, batch });
    if (server.fails !== 0) throw new CallFailed("offline", server.fails === 401 ? 401 : 0);
  };
  const sender = createSender({
    device: stations[0]!.device,
    store: {
      read: async (device) => kept.get(device),
      stationsOf: async () => [...kept.values()],
      records: async (device, after, most = Infinity) => {
        const waiting = kept.get(device)!.seq - after;
        return Array.from(
          { length: Math.min(waiting, most) },
          (_, at) => ({ device, seq: after + at + 1 }) as ChainedRecord,
        );
      },
      noteHeard: note,
      noteList: (device, list) => note(device, { list }),
    },
    clock: createDeviceClock({
      now: () => time.now + time.aheadMs,
      monotonic: () => time.now,
      newId: () => `run ${++time.runs}`,
    }),
    calls: {
      save: async (key, batch) => {
        ask(key, batch);
        const held = server.takes ? (batch.records.at(-1)?.seq ?? kept.get(batch.device)!.held) : 0;
        return { fates: [], held, missing: [], serverAt: time.now, offsetMs: 0, version: 1 };
      },
      list: async (key) => {
        ask(key, "list");
        return list;
      },
    },
    battery: async () => null,
    random: () => 0,
    after: (ms, run) => {
      const timer = { at: time.now + ms, run };
      time.timers.push(timer);
      return () => void (time.timers = time.timers.filter((each) => each !== timer));
    },
    told: ({ link }) => links.push(link),
  });
  const pass = async (ms: number) => {
    const end = time.now + ms;
    for (;;) {
      const next = time.timers.toSorted((a, b) => a.at - b.at)[0];
      if (!next || next.at > end) break;
      time.timers = time.timers.filter((each) => each !== next);
      time.now = next.at;
      next.run();
      // whatever follows from an answer, up to the next pause
      for (let turn = 0; turn < 50; turn++) await Promise.resolve();
    }
    time.now = end;
  };
  const enter = (device: string, more: number) => note(device, { seq: kept.get(device)!.seq + more });
  return { sender, pass, sent, links, server, kept, enter, time };
}

it("makes no more than one request a minute while nothing happens, in turns the list and a sign of life", async () => {
  const { pass, sent } = givenSender(stationWith("a", 0));
  await pass(hour);
  expect(sent.length).toBeGreaterThan(50);
  expect(sent.length).toBeLessThanOrEqual(61);
  expect(sent.slice(0, 4).map(({ batch }) => (batch === "list" ? "list" : batch.records.length))).toEqual([
    "list",
    0,
    "list",
    0,
  ]);
});

it("sends all that waits at once, 500 records at a time, each record once", async () => {
  const { pass, sent, enter, sender } = givenSender(stationWith("a", 0));
  await pass(1_000);
  await enter("a", 1_200);
  sender.nudge();
  await pass(5_000);
  const batches = sent.flatMap(({ batch }) => (batch === "list" ? [] : [batch]));
  expect(batches.map(({ records }) => records.length)).toEqual([0, 500, 500, 200]);
  expect(batches.map(({ waiting }) => waiting)).toEqual([1_200, 1_200, 700, 200]);
  expect(new Set(batches.flatMap(({ records }) => records.map(({ seq }) => seq))).size).toBe(1_200);
});

it("asks for the server's clock first when the clocks of the device began a new run", async () => {
  const { sender, sent, time, enter, pass } = givenSender(stationWith("a", 0));
  await pass(hour);
  const enterOne = async () => {
    const before = sent.length;
    await enter("a", 1);
    sender.nudge();
    await pass(2_000);
    return sent.slice(before).map(({ batch }) => (batch === "list" ? "list" : batch.records.length));
  };
  expect(await enterOne()).toEqual([1]);
  // somebody sets the clock, or the phone sleeps
  time.aheadMs = 600_000;
  expect(await enterOne()).toEqual([0, 1]);
  expect(await enterOne()).toEqual([1]);
});

it("waits longer after each failure, up to a minute, and comes back with all of it", async () => {
  const { pass, sent, server, links, kept } = givenSender(stationWith("a", 3));
  server.fails = 1;
  await pass(hour);
  const pauses = sent.slice(1).map(({ at }, index) => at - sent[index]!.at);
  expect(pauses.slice(0, 6)).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000]);
  expect(Math.max(...pauses)).toBe(30_000);
  expect(new Set(links)).toEqual(new Set(["away"]));
  server.fails = 0;
  await pass(60_000);
  expect(kept.get("a")!.held).toBe(3);
});

it("asks seldom with a key that opens nothing any more, and keeps what waits", async () => {
  const { pass, sent, server, links, kept } = givenSender(stationWith("a", 3));
  server.fails = 401;
  await pass(hour);
  expect(sent.length).toBeLessThanOrEqual(7);
  expect(links.at(-1)).toBe("refused");
  expect(kept.get("a")).toMatchObject({ seq: 3, held: 0 });
});

it("sends what an older key of the same checkpoint left behind, by the new key and under the old device", async () => {
  const elsewhere = { ...list, station: { ...list.station, checkpoint: "CP3" } };
  const { pass, sent } = givenSender(
    stationWith("new", 0),
    stationWith("old", 2, list),
    stationWith("far", 2, elsewhere),
  );
  await pass(5 * 60_000);
  const batches = sent.flatMap(({ key, batch }) =>
    batch === "list" || batch.records.length === 0 ? [] : [{ key, ...batch }],
  );
  expect(batches.map(({ key, device, records }) => [key, device, records.length])).toEqual([["key of new", "old", 2]]);
});

it("does not hammer a server that takes nothing, and sends again what a restored server lost", async () => {
  const { pass, sent, server, kept } = givenSender(stationWith("a", 2));
  server.takes = false;
  await pass(60_000);
  expect(sent.length).toBeLessThan(10);
  server.takes = true;
  await pass(60_000);
  expect(kept.get("a")!.held).toBe(2);
});
