// Computes a whole marathon from raw reads to ranks. Limit: reading and sorting the same arrays.
import { ageGroupOf } from "@time-event/domain/eligibility/age";
import type { Checkpoint } from "@time-event/domain/race/race";
import { judgeEntry } from "@time-event/domain/results/judge-entry";
import { rankResults } from "@time-event/domain/results/rank-results";
import type { Standing } from "@time-event/domain/results/result";
import { hasBoston, loadBoston } from "./support/boston.ts";
import { paired, timeMs } from "./support/paired.ts";

if (!hasBoston) {
  console.log("rank-full: the race folder boston-2014 is missing; nothing was measured");
  process.exit(0);
}
const { race, entries, passings, times } = await loadBoston();
const checkpoints = new Map<string, Checkpoint>(race.checkpoints.map((checkpoint) => [checkpoint.code, checkpoint]));

function compute(): number {
  let ranked = 0;
  for (const category of race.categories) {
    const standings: Standing[] = [];
    entries.forEach((entry, id) => {
      if (entry.category !== category.code) return;
      const result = judgeEntry(category, checkpoints, entry, passings.get(entry.bib) ?? [], [], {
        inProgress: false,
      });
      const ageGroup = ageGroupOf(category.ageGroups, entry)?.code ?? null;
      standings.push({ id, gender: entry.gender, ageGroup, rankKey: result.rankKey });
    });
    for (const { overall } of rankResults(standings, category)) if (overall !== null) ranked++;
  }
  return ranked;
}

/** Looks at every read once and sorts all times once: the least possible work. */
function readAndSort(): number {
  let latest = 0;
  for (const own of passings.values()) for (const { at } of own) if (at > latest) latest = at;
  times.slice().sort();
  return latest;
}

const ranked = compute();
if (ranked !== 31_984) throw new Error(`${ranked} ranked instead of 31,984`);
await paired("rank-full", { ours: () => timeMs(compute), limit: () => timeMs(readAndSort) }, 11);
