import type {
  EntryRow,
  PassingRow,
  PenaltyRow,
  RaceDefinition,
  RaceSource,
} from "../src/features/race-folder/race-folder.types.ts";

/** A generated race in memory: small enough for tests to inspect completely before it is stored. */
export interface DemoRace {
  readonly race: RaceDefinition;
  readonly entries: readonly EntryRow[];
  /** In order of time. */
  readonly passings: readonly PassingRow[];
  readonly penalties: readonly PenaltyRow[];
}

/** A race whose later passings have not happened yet. */
export interface LiveRaceSource extends RaceSource {
  /** What is still to come, in order of time: not part of `passings()`. */
  upcomingPassings(): readonly PassingRow[];
}

/** Marks the races that the demonstration stored: it feeds and replaces no others. */
export const DEMO_FINGERPRINT = "demonstration:";

/** Offers a generated race in the form of a race folder. */
export function toRaceSource({ race, entries, passings, penalties }: DemoRace): RaceSource {
  return {
    race,
    fingerprint: `${DEMO_FINGERPRINT}${race.event.slug}:${race.categories[0]?.gunAt ?? 0}`,
    entries: () => oneByOne(entries),
    passings: () => oneByOne(passings),
    penalties: () => oneByOne(penalties),
    finish: () => {},
  };
}

/** The same race, as far as it has come at an instant. */
export function toLiveRaceSource(race: DemoRace, now: number): LiveRaceSource {
  const upcoming = race.passings.findIndex(({ at }) => at > now);
  const happened = upcoming < 0 ? race.passings.length : upcoming;
  return {
    ...toRaceSource({ ...race, passings: race.passings.slice(0, happened) }),
    upcomingPassings: () => race.passings.slice(happened),
  };
}

async function* oneByOne<Row>(rows: readonly Row[]): AsyncGenerator<Row> {
  yield* rows;
}
