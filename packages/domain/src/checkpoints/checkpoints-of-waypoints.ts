import { farFromCourseM } from "../course/checkpoints-on-course.ts";
import { distanceBetweenM } from "../course/geo-point.ts";
import type { PlacedWaypoint } from "../course/waypoints-on-course.ts";
import type { Checkpoint } from "../race/race.ts";

/** The part of a checkpoint by which a waypoint is recognised. */
export interface KnownCheckpoint {
  readonly code: string;
  readonly name: { readonly th: string; readonly en: string };
  readonly lat: number | null;
  readonly lng: number | null;
}

/** What a waypoint of a file would become. */
export interface OfferedCheckpoint extends PlacedWaypoint {
  /** A free code, or that of the checkpoint that it is. */
  readonly code: string;
  readonly kind: Checkpoint["kind"];
  /** The event has it already: under this name, or at this place. */
  readonly isKnown: boolean;
  /** It is known by its name and has no position yet. */
  readonly lacksPosition: boolean;
  /** It is so far from the course that it is probably no point of it. */
  readonly isFar: boolean;
}

/** Two positions that are closer mean one place: it has one checkpoint, however often a course passes it. */
const oneM = 60;
/** One arch, drawn by different hands, lies at most this far apart: a finish farther away is another one of that name. */
const oneArchM = 250;
const longestCode = 20;

/**
 * Makes checkpoints of waypoints: those that the event has are recognised, by name or position, and one place is
 * offered once.
 *
 * @example
 * checkpointsOfWaypoints([{ name: "Bridge 10K", … }], []).map(({ code, kind }) => [code, kind]); // [["BRIDGE-10K", "split"]]
 */
export function checkpointsOfWaypoints(
  waypoints: readonly PlacedWaypoint[],
  known: readonly KnownCheckpoint[],
): OfferedCheckpoint[] {
  const taken = new Set(known.map(({ code }) => code.toUpperCase()));
  const offered: OfferedCheckpoint[] = [];
  for (const waypoint of waypoints) {
    const repeats = offered.some(
      (other) => keyOf(other.name) === keyOf(waypoint.name) && distanceBetweenM(other, waypoint) <= oneM,
    );
    if (repeats) continue;
    const same = known.find((checkpoint) => isSame(checkpoint, waypoint));
    const code = same?.code ?? freeCode(waypoint.name, taken);
    taken.add(code.toUpperCase());
    offered.push({
      ...waypoint,
      code,
      kind: kindOf(waypoint),
      isKnown: same !== undefined,
      lacksPosition: same !== undefined && (same.lat === null || same.lng === null),
      isFar: waypoint.awayM > farFromCourseM,
    });
  }
  return offered;
}

function isSame({ code, name, lat, lng }: KnownCheckpoint, waypoint: PlacedWaypoint): boolean {
  const own = keyOf(waypoint.name);
  const isNamesake = own !== "" && [code, name.th, name.en].some((text) => keyOf(text) === own);
  if (lat === null || lng === null) return isNamesake;
  const awayM = distanceBetweenM({ lat, lng }, waypoint);
  // every file calls its ends so; a point of a name that has moved is still that point
  if (isNamesake) return kindOf(waypoint) === "split" || awayM <= oneArchM;
  return awayM <= oneM;
}

/** Names that differ only in capitals, blanks and signs are one name. */
function keyOf(name: string): string {
  return name.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]/gu, "");
}

function kindOf({ name, symbol }: PlacedWaypoint): Checkpoint["kind"] {
  const said = `${name} ${symbol}`;
  if (/\b(finish|goal)\b|เส้นชัย/i.test(said)) return "finish";
  return /\bstart\b|ปล่อยตัว|จุดเริ่ม/i.test(said) ? "start" : "split";
}

/** How marshals call a point: "CP1" of "CP1 Mae Klang". A code is for good, and stands on every screen and list. */
const spokenCode = /^(?:CP|AS|WS|SP|TP|[A-Z])-?\d{1,3}(?![\p{L}\p{M}\p{N}])/u;

function freeCode(name: string, taken: ReadonlySet<string>): string {
  const spoken = spokenCode.exec(name.trim().toUpperCase())?.[0].replace("-", "");
  if (spoken !== undefined && !taken.has(spoken)) return spoken;
  const plain = name
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replaceAll(/^[-\p{M}]+|-+$/gu, "");
  const base = plain.slice(0, longestCode).replace(/-+$/, "") || "WP";
  for (let number = plain === "" ? 1 : 0; ; number++) {
    const code = number === 0 ? base : `${base}${plain === "" ? number : `-${number + 1}`}`;
    if (!taken.has(code)) return code;
  }
}
