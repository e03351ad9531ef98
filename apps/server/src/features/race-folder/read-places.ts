import type { JsonReader } from "@time-event/domain/race/json-reader";
import type { RaceCategory, RacePool } from "./race-folder.types.ts";
import { readText } from "./read-text.ts";

const places = { min: 1, max: 1_000_000, integer: true };

/** Reads the groups in which a category starts. */
export function readWaves(category: JsonReader): Pick<RaceCategory, "waves"> {
  const waves = category.optionalChildren("waves").map((reader) => {
    const startsAt = reader.instant("startsAt");
    if (startsAt === null && !reader.has("startsAt")) reader.refuse("startsAt", "missing");
    return {
      name: readText(reader, "name"),
      startsAt: startsAt ?? 0,
      capacity: reader.optionalNumber("capacity", places),
    };
  });
  return waves.length === 0 ? {} : { waves };
}

/** Reads the places that categories of an event share. */
export function readPools(root: JsonReader): RacePool[] {
  return root.optionalChildren("placePools").map((reader) => {
    const capacity = reader.optionalNumber("capacity", places);
    if (capacity === null && !reader.has("capacity")) reader.refuse("capacity", "missing");
    return {
      name: readText(reader, "name"),
      capacity: capacity ?? 1,
      ...(reader.has("categories") && { categories: reader.texts("categories") }),
    };
  });
}
