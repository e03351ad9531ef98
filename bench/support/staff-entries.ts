import type { Connection } from "../../apps/server/src/db/connection.ts";
import { clubs } from "../../apps/server/demo/words/clubs.ts";
import { femaleFirstNames, maleFirstNames } from "../../apps/server/demo/words/first-names.ts";
import { surnames } from "../../apps/server/demo/words/surnames.ts";
import { provinces } from "../../packages/domain/src/geo/provinces.ts";
import { importRace } from "../../apps/server/src/features/race-folder/import-race.service.ts";
import type { EntryRow, RaceSource } from "../../apps/server/src/features/race-folder/race-folder.types.ts";
import { bigRace } from "./big-race.ts";
import { seeded } from "./field.ts";

const sizes = [
  ["42K", 0.18],
  ["21K", 0.3],
  ["10K", 0.36],
  ["5K", 0.16],
] as const;

/** The entries of a big city race before its day: Thai names, clubs and provinces, four categories, no results. */
export function manyEntries(count: number): RaceSource {
  const empty = bigRace(0);
  const [marathon] = empty.race.categories;
  return {
    ...empty,
    race: { ...empty.race, categories: sizes.map(([code]) => ({ ...marathon!, code, name: { th: code, en: code } })) },
    entries: () => eachEntry(count),
  };
}

async function* eachEntry(count: number): AsyncGenerator<EntryRow> {
  const random = seeded(7);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!;
  for (let index = 0; index < count; index++) {
    const gender = random() < 0.45 ? "F" : "M";
    const first = pick(gender === "F" ? femaleFirstNames : maleFirstNames);
    const last = pick(surnames);
    yield {
      bib: String(index + 1),
      category: categoryAt(random()),
      firstName: first.th,
      lastName: last.th,
      firstNameEn: first.en,
      lastNameEn: last.en,
      gender,
      birthDate: `${1950 + Math.floor(random() * 55)}-06-15`,
      givenAge: null,
      nationality: "THA",
      club: random() < 0.45 ? pick(clubs) : "",
      province: pick(provinces),
      team: null,
      wave: null,
      chip: null,
      status: null,
      extra: {},
    };
  }
}

function categoryAt(draw: number): string {
  let left = draw;
  return (sizes.find(([, share]) => (left -= share) < 0) ?? sizes[0])[0];
}

/** Stores it, and collects the statistics that the planner has on a running server after a minute. */
export async function storeManyEntries({ db, pool }: Connection, count: number): Promise<number> {
  const { eventId } = await importRace(db, manyEntries(count));
  await pool.query("vacuum (analyze) entries, results");
  return eventId;
}
