import { randomUUID } from "node:crypto";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db } from "../../db/connection.ts";
import { loadOpenEvents, type OpenEvent } from "./waiting-lines.queries.ts";
import { deleteMoments, insertMoments } from "./waiting-lines.repository.ts";
import type { LineMode } from "@time-event/contract/waiting-lines";

/** How long a line can be looked at afterwards. */
const keptMs = 7 * 24 * 3_600_000;

/** Processes write at the same instants, so that what they saw can be added up. */
export const recordEveryMs = 5_000;

interface Parts {
  readonly db: Db;
  readonly clock: () => InstantMs;
  /** The lines of this process. */
  readonly lines: {
    /** What became of each line since it was asked last. */
    readonly moments: () => readonly { readonly event: string; readonly waiting: number; readonly letIn: number }[];
    readonly setModes: (modes: ReadonlyMap<string, LineMode>) => void;
  };
}

/** Carries between the lines of a process and the database: what staff say, and what staff see. */
export function createLineRecorder({ db, clock, lines }: Parts) {
  const process = randomUUID();
  let open: readonly OpenEvent[] = [];
  let sweptAt = -Infinity;

  return {
    /** The events that are open, by their names in addresses; from now on the lines do as staff say. */
    readOpen: async (): Promise<ReadonlySet<string>> => {
      open = await loadOpenEvents(db);
      lines.setModes(new Map(open.map(({ slug, mode }) => [slug, mode])));
      return new Set(open.map(({ slug }) => slug));
    },

    /** Stores what the lines are like; without a line it does nothing. */
    record: async (): Promise<void> => {
      const now = clock();
      const moments = lines.moments().flatMap(({ event, ...moment }) => {
        const known = open.find(({ slug }) => slug === event);
        return known ? [{ ...moment, eventId: known.id }] : [];
      });
      if (moments.length === 0) return;
      await insertMoments(db, Math.floor(now / recordEveryMs) * recordEveryMs, process, moments);
      if (now - sweptAt < 3_600_000) return;
      sweptAt = now;
      await deleteMoments(db, now - keptMs);
    },
  };
}
