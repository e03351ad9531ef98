import type { HandedOutBefore } from "../../src/features/kits/import-kits.service.ts";
import type { InstantMs } from "@time-event/domain/time/instant";
import { createRandom } from "@time-event/domain/rehearsal/random";
import { HOUR_MS } from "../local-days.ts";

/** An entry as the desk of the demonstration meets it. */
export interface AtDesk {
  readonly id: number;
  readonly bib: string;
  readonly isSeen: boolean;
}

/** A stretch of time in which the desks are open. */
interface Opening {
  readonly from: InstantMs;
  readonly until: InstantMs;
}

const desks = ["โต๊ะ 1", "โต๊ะ 2", "โต๊ะ 3"];
const helpers = ["คุณแม่", "เพื่อนร่วมทีม", "คุณสมศักดิ์"];

/**
 * Who has their kit of a race under way: nearly everybody who was seen, and a third of those who were not. It depends on the bib
 * alone, so every seeding gives the same.
 */
export function kitsOfLiveRace(entries: readonly AtDesk[], gunAt: InstantMs): HandedOutBefore[] {
  const dayBefore = { from: gunAt - 20 * HOUR_MS, until: gunAt - 11 * HOUR_MS };
  const morning = { from: gunAt - 3 * HOUR_MS, until: gunAt - HOUR_MS / 4 };
  return entries.flatMap((entry) => {
    const random = createRandom(`kit:${entry.bib}`);
    if (!random.chance(entry.isSeen ? 0.994 : 0.35)) return [];
    return [kitOf(entry, random.chance(0.8) ? dayBefore : morning)];
  });
}

/** Those who came early for a race whose hand-out has just begun. */
export function kitsOfFirstHours(entries: readonly AtDesk[], now: InstantMs): HandedOutBefore[] {
  const sinceMorning = { from: now - 4 * HOUR_MS, until: now - HOUR_MS / 12 };
  return entries.flatMap((entry) =>
    entry.bib !== "" && createRandom(`early kit:${entry.bib}`).chance(0.13) ? [kitOf(entry, sinceMorning)] : [],
  );
}

function kitOf({ id, bib }: AtDesk, { from, until }: Opening): HandedOutBefore {
  const random = createRandom(`desk:${bib}`);
  return {
    entryId: id,
    at: Math.round(random.between(from, until)),
    by: "desk",
    desk: random.pick(desks),
    pickedUpBy: random.chance(0.06) ? random.pick(helpers) : "",
    tookMs: Math.round(6_000 + random.exponential(7_000)),
    submit: bib.padStart(32, "0").replace(/[^0-9a-f]/g, "0"),
  };
}
