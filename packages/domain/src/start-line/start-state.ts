import type { RuledStatus } from "../race/race.ts";
import type { InstantMs } from "../time/instant.ts";

/**
 * What follows for one entry from its kit, its start read and the marks of people, each once. `started`, `late`: read at the start
 * line in time, or later than that. `further_on`: not read at the start, but further on. `early_only`: the gun is over, and they
 * were read at the start before it only: they stood there. `waiting`: their start is still to come. `not_seen`: nothing of them
 * since their start. `marked`: never read, and somebody said that they are out, or they gave their place back.
 */
export const startStates = ["started", "late", "further_on", "early_only", "waiting", "not_seen", "marked"] as const;
export type StartState = (typeof startStates)[number];

/** What somebody should look at, besides the state. */
export const startLooks = ["read_without_kit", "read_despite_mark", "read_withdrawn"] as const;
export type StartLook = (typeof startLooks)[number];

/** What is known of an entry at the start. */
export interface AtStart {
  /** When the kit was handed out; null: it was not. */
  readonly kitAt: InstantMs | null;
  /** The first read at the start line since the gun; null: none. */
  readonly startReadAt: InstantMs | null;
  /** The last read at the start line before the gun; null: none. */
  readonly earlyReadAt: InstantMs | null;
  /** There is a read that counts, anywhere. */
  readonly isSeen: boolean;
  readonly ruledStatus: RuledStatus | null;
  readonly isWithdrawn: boolean;
  /** Their own start, that of their wave, or the gun. */
  readonly startsAt: InstantMs;
}

interface Around {
  readonly now: InstantMs;
  /** Who is read later than this after their start is late, ms. */
  readonly lateMs: number;
  /** Kits of this event are handed out with the product; else nobody is missing one. */
  readonly hasKits: boolean;
}

/**
 * The one state of an entry. Reads come before what people marked, because a read outranks a DNS that was set by hand.
 *
 * @example
 * startStateOf({ ...entry, isSeen: false, startsAt: gunAt }, { now: gunAt + 60_000, lateMs, hasKits: true }); // "not_seen"
 */
export function startStateOf(entry: AtStart, { now, lateMs }: Around): StartState {
  const { startReadAt, earlyReadAt, isSeen, ruledStatus, isWithdrawn, startsAt } = entry;
  if (isSeen) {
    if (startReadAt === null) return "further_on";
    return startReadAt - startsAt > lateMs ? "late" : "started";
  }
  if (ruledStatus !== null || isWithdrawn) return "marked";
  if (now < startsAt) return "waiting";
  return earlyReadAt === null ? "not_seen" : "early_only";
}

/**
 * What does not fit together. A bib that is read though its kit lies at the desk is worn by somebody, or is on the wrong mat.
 *
 * @example
 * looksOf({ ...entry, kitAt: null, isSeen: true }, { now, lateMs, hasKits: true }); // ["read_without_kit"]
 */
export function looksOf(entry: AtStart, { hasKits }: Around): StartLook[] {
  const { kitAt, isSeen, earlyReadAt, ruledStatus, isWithdrawn } = entry;
  const looks: StartLook[] = [];
  if (hasKits && kitAt === null && (isSeen || earlyReadAt !== null)) looks.push("read_without_kit");
  if (isSeen && ruledStatus === "dns" && !isWithdrawn) looks.push("read_despite_mark");
  if (isSeen && isWithdrawn) looks.push("read_withdrawn");
  return looks;
}
