import { ageForClass } from "@time-event/domain/eligibility/age";
import type { InstantMs } from "@time-event/domain/time/instant";
import { dayInZone } from "@time-event/domain/time/day-in-zone";
import type { EntryRow, PassingRow, RaceCategory, RaceDefinition, RaceSource } from "./race-folder.types.ts";

const oldestAge = 130;

/** The instant of a race's first gun. */
export function firstGunOf({ categories }: RaceDefinition): InstantMs {
  return Math.min(
    ...categories.flatMap(({ gunAt, stages = [], wavesHaveGuns = false, waves = [] }) => [
      gunAt,
      ...stages.map((stage) => stage.gunAt ?? gunAt),
      ...(wavesHaveGuns ? waves.map(({ startsAt }) => startsAt) : []),
    ]),
  );
}

/**
 * The same race at another time and under another slug, under way and without reads. Every entry keeps its age group on
 * whatever day the race is: ages are those of the original day, and birth dates are left out.
 */
export function shiftRace(
  source: RaceSource,
  { slug, shiftMs, fingerprint }: { slug: string; shiftMs: number; fingerprint: string },
): RaceSource {
  const { race } = source;
  const rules = new Map(race.categories.map(({ code, ageOn }) => [code, ageOn]));
  const withAge = (entry: EntryRow): EntryRow => {
    const age = ageForClass(rules.get(entry.category) ?? "given", entry, race.event.startsOn);
    const { startsAt = null, kitAt = null, ...who } = entry;
    return {
      ...who,
      birthDate: null,
      givenAge: age !== null && age <= oldestAge ? age : null,
      ...(startsAt !== null && { startsAt: startsAt + shiftMs }),
      ...(kitAt !== null && { kitAt: kitAt + shiftMs }),
    };
  };
  return {
    race: shiftDefinition(race, slug, shiftMs),
    fingerprint,
    entries: () => mapEach(source.entries(), withAge),
    passings: nothing,
    penalties: () => source.penalties(),
    finish: () => source.finish(),
  };
}

function shiftDefinition(race: RaceDefinition, slug: string, shiftMs: number): RaceDefinition {
  const { event, checkpoints, categories, clocks = [] } = race;
  const later = (at: InstantMs) => at + shiftMs;
  const gun = firstGunOf(race);
  const dayOfGun = (at: InstantMs) => Date.parse(dayInZone(event.timeZone, at));
  const days = dayOfGun(later(gun)) - dayOfGun(gun);
  const laterDay = (day: string) => new Date(Date.parse(day) + days).toISOString().slice(0, 10);
  return {
    ...race,
    event: {
      ...event,
      slug,
      state: "live",
      startsOn: laterDay(event.startsOn),
      endsOn: laterDay(event.endsOn),
      schedule: event.schedule.map(({ startsAt, endsAt, ...item }) => ({
        ...item,
        startsAt: later(startsAt),
        ...(endsAt !== undefined && { endsAt: later(endsAt) }),
      })),
    },
    checkpoints: checkpoints.map(({ opensAt, cutoffAt, ...point }) => ({
      ...point,
      ...(opensAt !== undefined && { opensAt: later(opensAt) }),
      ...(cutoffAt !== undefined && { cutoffAt: later(cutoffAt) }),
    })),
    clocks: clocks.map(({ fromAt, toAt, ...clock }) => ({
      ...clock,
      fromAt: fromAt === null ? null : later(fromAt),
      toAt: toAt === null ? null : later(toAt),
    })),
    categories: categories.map((category): RaceCategory => ({
      ...category,
      ageOn: "given",
      gunAt: later(category.gunAt),
      ...(category.waves && {
        waves: category.waves.map((wave) => ({ ...wave, startsAt: later(wave.startsAt) })),
      }),
      feeTiers: category.feeTiers.map((tier) => ({
        ...tier,
        endsAt: tier.endsAt === null ? null : later(tier.endsAt),
      })),
      ...(category.cutoffsAt && { cutoffsAt: category.cutoffsAt.map((at) => at && later(at)) }),
      ...(category.relayLegs && {
        relayLegs: category.relayLegs.map(({ massStartAt, ...leg }) => ({
          ...leg,
          ...(massStartAt !== undefined && { massStartAt: later(massStartAt) }),
        })),
      }),
      ...(category.stages && {
        stages: category.stages.map(({ gunAt, ...stage }) => ({
          ...stage,
          ...(gunAt !== undefined && { gunAt: later(gunAt) }),
        })),
      }),
    })),
  };
}

async function* mapEach<Row>(
  rows: AsyncIterable<Row>,
  change: (row: Row) => Row,
): AsyncGenerator<Row, void, undefined> {
  for await (const row of rows) yield change(row);
}

async function* nothing(): AsyncGenerator<PassingRow, void, undefined> {}
