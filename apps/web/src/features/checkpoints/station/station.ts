import type { ChainedRecord } from "@time-event/domain/stations/record-chain";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { DeviceClock, Stamp } from "./clock/device-clock.ts";
import type { KeptStation, StationStore } from "./kept/station-store.ts";
import type { Link } from "./send/sender.ts";
import type { DueEntry, Fate } from "./station-calls.types.ts";

export type Reason = NonNullable<ChainedRecord["reason"]>;

/** What a marshal enters; `undoes` is the number of a record. */
export type Entered =
  | { readonly kind: "passing"; readonly bib: string }
  | { readonly kind: "dropout"; readonly bib: string; readonly reason: Reason; readonly note: string | null }
  | { readonly kind: "note"; readonly bib: string | null; readonly note: string }
  | { readonly kind: "undo"; readonly bib: string | null; readonly undoes: number };

/** What became of the last press. `not_kept`: the browser could not write it, so nothing of it will be sent. */
export interface Outcome {
  readonly is: "accepted" | "unknown" | "twice" | "noted" | "undone" | "not_kept";
  readonly bib: string | null;
  readonly seq: number | null;
  readonly at: InstantMs;
}

export interface StationView {
  readonly station: KeptStation;
  /** Of this device, the newest first. */
  readonly records: readonly ChainedRecord[];
  readonly undone: ReadonlySet<number>;
  readonly fates: ReadonlyMap<number, Fate>;
  readonly outcome: Outcome | null;
  /** Entered, but not written: the disk is full, or the browser forbids it. They are gone with the page. */
  readonly unkept: readonly { readonly entered: Entered; readonly stamp: Stamp }[];
  readonly link: Link;
  /** When the server last answered, by the device's clock; null: not since the page opened. */
  readonly heardAt: InstantMs | null;
  /** Server minus device. */
  readonly offsetMs: number;
}

interface StationParts {
  readonly station: KeptStation;
  readonly records: readonly ChainedRecord[];
  readonly store: StationStore;
  readonly clock: DeviceClock;
  /** Something was written: send it. */
  readonly written: () => void;
}

/** What the screen of one station shows, and what its keys do. */
export function createStation({ station, records, store, clock, written }: StationParts) {
  const listeners = new Set<() => void>();
  let view: StationView = {
    station,
    records: records.toReversed(),
    undone: undoneOf(records),
    fates: new Map(),
    outcome: null,
    unkept: [],
    link: "unknown",
    heardAt: null,
    offsetMs: offsetOf(station),
  };

  function show(changed: Partial<StationView>): void {
    view = { ...view, ...changed };
    for (const tell of listeners) tell();
  }

  async function write(entered: Entered, stamp: Stamp): Promise<ChainedRecord | null> {
    const nothing = { bib: null, undoes: null, reason: null, note: null };
    const { at, monotonicMs, bootId } = stamp;
    try {
      return await store.append(station.device, { ...nothing, ...entered, at, monotonicMs, bootId });
    } catch {
      return null;
    }
  }

  function added(record: ChainedRecord): void {
    const own = { ...view.station, seq: record.seq, hash: record.hash };
    const all = [record, ...view.records];
    show({ station: own, records: all, undone: undoneOf(all) });
  }

  return {
    subscribe: (tell: () => void) => {
      listeners.add(tell);
      return () => void listeners.delete(tell);
    },
    view: () => view,

    /** The moment is that of the press, or of the record that this one replaces. */
    enter: async (entered: Entered, instead?: ChainedRecord): Promise<Outcome> => {
      const stamp = instead ?? clock.stamp();
      const wasHere = entered.kind === "passing" && isHere(view, entered.bib);
      const record = await write(entered, stamp);
      const is = record === null ? "not_kept" : outcomeOf(entered, wasHere, view);
      const outcome: Outcome = { is, bib: entered.bib, seq: record?.seq ?? null, at: stamp.at };
      if (record) added(record);
      else show({ unkept: [...view.unkept, { entered, stamp }] });
      show({ outcome });
      if (record) written();
      return outcome;
    },

    /** Tries to write what could not be written. */
    keepUnkept: async () => {
      for (const each of view.unkept) {
        const record = await write(each.entered, each.stamp);
        if (!record) return;
        show({ unkept: view.unkept.filter((other) => other !== each) });
        added(record);
        written();
      }
    },

    /** What the sender, or another tab, has changed in the store. */
    refresh: async (link: Link, fates: readonly { readonly seq: number; readonly fate: Fate }[] = []) => {
      const kept = (await store.read(station.device)) ?? view.station;
      const newest = view.records[0]?.seq ?? 0;
      const fresh = kept.seq > newest ? await store.records(station.device, newest) : [];
      const known = new Set(view.records.map(({ seq }) => seq));
      const all = [...fresh.filter(({ seq }) => !known.has(seq)).toReversed(), ...view.records];
      show({
        station: kept,
        records: all,
        undone: undoneOf(all),
        fates: fates.length === 0 ? view.fates : new Map([...view.fates, ...fates.map(fateEntry)]),
        link,
        heardAt: link === "reached" ? clock.stamp().at : view.heardAt,
        offsetMs: offsetOf(kept),
      });
    },
    showLink: (link: Link) => show({ link }),
  };
}

export type Station = ReturnType<typeof createStation>;

const fateEntry = ({ seq, fate }: { readonly seq: number; readonly fate: Fate }) => [seq, fate] as const;

function undoneOf(records: readonly ChainedRecord[]): ReadonlySet<number> {
  return new Set(records.flatMap(({ undoes }) => (undoes === null ? [] : [undoes])));
}

function offsetOf({ anchors }: KeptStation): number {
  const newest = anchors.toSorted((a, b) => b.serverAt - a.serverAt)[0];
  return newest ? newest.serverAt - newest.deviceAt : 0;
}

function outcomeOf(entered: Entered, wasHere: boolean, view: StationView): Outcome["is"] {
  if (entered.kind === "undo") return "undone";
  if (entered.kind !== "passing") return "noted";
  if (wasHere) return "twice";
  const { list } = view.station;
  return list === null || list.due.some(({ bib }) => bib === entered.bib) ? "accepted" : "unknown";
}

/** Whether a bib has gone through: entered here, or, as the server said, by another device of the station. */
export function isHere(view: StationView, bib: string): boolean {
  const isOwn = view.records.some(
    (record) => record.kind === "passing" && record.bib === bib && !view.undone.has(record.seq),
  );
  return isOwn || view.station.list?.due.some((entry) => entry.bib === bib && entry.state === "passed") === true;
}

/** Who comes past, with what was entered here since the list came. */
export function dueNow(view: StationView): readonly DueEntry[] {
  const state = new Map<string, DueEntry["state"]>();
  for (const { kind, bib, seq } of view.records.toReversed()) {
    if (bib === null || view.undone.has(seq)) continue;
    if (kind === "passing") state.set(bib, "passed");
    if (kind === "dropout") state.set(bib, "out");
  }
  const list = view.station.list?.due ?? [];
  return list.map((entry) => ({ ...entry, state: state.get(entry.bib) ?? entry.state }));
}

/** What the server does not hold yet. */
export function waitingOf({ station: { seq, held } }: StationView): number {
  return Math.max(0, seq - held);
}
