import { estimateOffset, type OffsetEstimate } from "@time-event/domain/clocks/estimate-offset";
import type { PassEvidence } from "@time-event/domain/clocks/expected-pass";
import { type ComparedPerson, mostExact, pairsOf } from "@time-event/domain/clocks/pairs-of-passes";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db, Tx } from "../../db/connection.ts";
import { NotFound } from "../../http/refusals.ts";
import { loadRaceRules } from "../results/race-rules.queries.ts";
import { type ComparedPass, findComparedPasses, type SourceStretch } from "./clock-desk.queries.ts";

/** What one person says of a clock: the right time minus the device's, at an instant of the device. */
interface SaidOffset {
  readonly at: InstantMs;
  readonly offsetMs: number;
}

/** How wrong the clock of a source is, by the people whom it and others saw. @throws NotFound `event_not_found` */
export async function estimateOf(
  db: Db | Tx,
  eventId: number,
  asked: SourceStretch,
): Promise<OffsetEstimate & { readonly evidence: PassEvidence; readonly people: readonly SaidOffset[] }> {
  const rules = await loadRaceRules(db, eventId);
  if (!rules) throw new NotFound("event");
  const passes = await findComparedPasses(db, eventId, asked);
  const seenOf = seenByEntry(passes.filter(({ isAsked }) => !isAsked));
  const people = passes.flatMap(({ isAsked, entryId, categoryId, at }): ComparedPerson[] => {
    const category = rules.categories.get(categoryId);
    return isAsked && category ? [{ category, at, seen: seenOf.get(entryId) ?? new Map() }] : [];
  });
  const { by: evidence, pairs } = mostExact(pairsOf(asked.checkpoint, rules.checkpoints, people));
  const said = pairs.map(({ at, expectedAt }) => ({ at, offsetMs: expectedAt - at }));
  return { ...estimateOffset(pairs), evidence, people: said.sort((one, other) => one.at - other.at) };
}

function seenByEntry(passes: readonly ComparedPass[]): Map<number, Map<string, InstantMs>> {
  const seen = new Map<number, Map<string, InstantMs>>();
  for (const { entryId, checkpoint, at } of passes) {
    const ofEntry = seen.get(entryId) ?? new Map<string, InstantMs>();
    seen.set(entryId, ofEntry.set(checkpoint, at));
  }
  return seen;
}

/** So many people are drawn. */
const mostDrawn = 300;

/** Some of the people, evenly from the first to the last. */
export function spreadOverTime(people: readonly SaidOffset[]): SaidOffset[] {
  const step = Math.max(1, people.length / mostDrawn);
  return Array.from({ length: Math.min(people.length, mostDrawn) }, (_, index) => people[Math.floor(index * step)]!);
}
