import type { JsonReader } from "./json-reader.ts";
import type { Checkpoint } from "./race.ts";

/** Reads one object of `checkpoints`. A start without a distance is at 0. */
export function readCheckpoint(reader: JsonReader): Checkpoint {
  const code = reader.text("code");
  const kind = reader.requiredChoice("kind", ["start", "split", "finish", "lap"]);
  const distanceM = reader.optionalNumber("distanceM", { min: 0 });
  if (kind !== "start" && !reader.has("distanceM")) reader.refuse("distanceM", "missing");
  const cutoffAt = reader.instant("cutoffAt");
  const lat = reader.optionalNumber("lat", { min: -90, max: 90 });
  const lng = reader.optionalNumber("lng", { min: -180, max: 180 });
  return {
    code,
    kind,
    distanceM: distanceM ?? 0,
    ...(cutoffAt === null ? {} : { cutoffAt }),
    ...(lat === null ? {} : { lat }),
    ...(lng === null ? {} : { lng }),
  };
}
