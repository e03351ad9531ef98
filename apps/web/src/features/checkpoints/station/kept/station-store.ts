import { chainStart, type ChainedRecord, type RecordFacts, recordText } from "@time-event/domain/stations/record-chain";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Anchor } from "../clock/anchors.ts";
import type { StationList } from "../station-calls.types.ts";
import { answerOf, inTransaction } from "./database.ts";

/** A station as this browser knows it: one device for each key. */
export interface KeptStation {
  readonly device: string;
  readonly event: string;
  readonly key: string;
  readonly openedAt: number;
  /** Number and hash of the last record. */
  readonly seq: number;
  readonly hash: string;
  /** The server has said that it holds every record up to this number. */
  readonly held: number;
  readonly anchors: readonly Anchor[];
  /** What the server last said of the station; null: nothing yet. */
  readonly list: StationList | null;
}

/** What is entered, before it has its number. */
export type Draft = Omit<RecordFacts, "device" | "seq" | "previousHash">;

/** What a batch changes. */
export interface Heard {
  readonly held: number;
  readonly anchors: readonly Anchor[];
}

/**
 * Without `crypto.subtle`: that answers later, and a transaction does not wait for it; and there is none on a page without
 * TLS.
 */
const hashOf = (text: string) => bytesToHex(sha256(utf8ToBytes(text)));

export interface StationStore {
  /** The station of a key; a key that is new here gets a device of its own. */
  readonly open: (event: string, key: string) => Promise<KeptStation>;
  /** The stations of an event, the one opened last first. */
  readonly stationsOf: (event: string) => Promise<KeptStation[]>;
  readonly read: (device: string) => Promise<KeptStation | undefined>;
  readonly records: (device: string, after: number, most?: number) => Promise<ChainedRecord[]>;
  /** Gives an entry the next number and chains it. It is written when this resolves. */
  readonly append: (device: string, draft: Draft) => Promise<ChainedRecord>;
  readonly noteHeard: (device: string, heard: Heard) => Promise<KeptStation>;
  readonly noteList: (device: string, list: StationList) => Promise<KeptStation>;
}

interface StoreParts {
  readonly database: IDBDatabase;
  readonly now: () => number;
  readonly newId: () => string;
}

export function createStationStore({ database, now, newId }: StoreParts): StationStore {
  const change = (device: string, changed: Partial<KeptStation>) =>
    inTransaction(database, "readwrite", async ({ stations }) => {
      const before = (await answerOf(stations.get(device))) as KeptStation;
      const after = { ...before, ...changed };
      await answerOf(stations.put(after));
      return after;
    });

  return {
    open: (event, key) =>
      inTransaction(database, "readwrite", async ({ stations }) => {
        const known = (await answerOf(stations.index("key").get(key))) as KeptStation | undefined;
        const fresh = { device: newId(), event, key, seq: 0, hash: chainStart, held: 0, anchors: [], list: null };
        const station: KeptStation = { ...(known ?? fresh), openedAt: now() };
        await answerOf(stations.put(station));
        return station;
      }),

    stationsOf: (event) =>
      inTransaction(database, "readonly", async ({ stations }) => {
        const all = (await answerOf(stations.getAll())) as KeptStation[];
        return all.filter((each) => each.event === event).sort((a, b) => b.openedAt - a.openedAt);
      }),

    read: (device) =>
      inTransaction(
        database,
        "readonly",
        ({ stations }) => answerOf(stations.get(device)) as Promise<KeptStation | undefined>,
      ),

    records: (device, after, most) =>
      inTransaction(database, "readonly", ({ records }) => {
        const range = IDBKeyRange.bound([device, after + 1], [device, Infinity]);
        return answerOf(records.getAll(range, most)) as Promise<ChainedRecord[]>;
      }),

    // one transaction: tabs of one browser take their numbers one after the other
    append: (device, draft) =>
      inTransaction(database, "readwrite", async ({ stations, records }) => {
        const station = (await answerOf(stations.get(device))) as KeptStation;
        const facts: RecordFacts = { ...draft, device, seq: station.seq + 1, previousHash: station.hash };
        const record = { ...facts, hash: hashOf(recordText(facts)) };
        await answerOf(records.add(record));
        await answerOf(stations.put({ ...station, seq: record.seq, hash: record.hash }));
        return record;
      }),

    noteHeard: (device, heard) => change(device, heard),
    noteList: (device, list) => change(device, { list }),
  };
}
