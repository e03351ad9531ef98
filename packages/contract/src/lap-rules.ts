import * as z from "zod/mini";
import { durationMs, lapsEnd } from "./fields.ts";

/** What a category says of its laps besides their number. */
export const lapRules = {
  /**
   * What ends a race on laps for those who are still riding, so that their next crossing of the line is their finish:
   * the first to do all laps (or the time limit, if that is sooner), or the time limit; null or left out: their own last lap. `last`, a
   * backyard: a lap begins for all every `lapEveryMs`, whoever is not back by then is out, and the last one wins.
   */
  lapsEnd: z.optional(z.nullable(lapsEnd)),
  lapEveryMs: z.optional(z.nullable(durationMs.check(z.gte(60_000), z.lte(24 * 3_600_000)))),
  /** Of a backyard: everybody with a lap has a place, by laps alone; left out or false: only the winner has one. */
  placesByLaps: z.optional(z.boolean()),
  /** Metres of the first lap, where it has another length than the others; null or left out: it has the same. */
  firstLapM: z.optional(z.nullable(z.number().check(z.gte(1), z.lte(1_000_000)))),
};
