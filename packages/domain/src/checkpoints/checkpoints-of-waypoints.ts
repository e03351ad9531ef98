import { farFromCourseM } from "../course/checkpoints-on-course.ts";
import type { CourseLine } from "../course/course-line.ts";
import { distanceBetweenM } from "../course/geo-point.ts";
import type { PlacedWaypoint } from "../course/waypoints-on-course.ts";
import type { Checkpoint } from "../race/race.ts";

/** The part of a checkpoint by which a waypoint is recognised. */
export interface KnownCheckpoint {
  readonly code: string;
  readonly kind: Checkpoint["kind"];
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
/** A longer code is cut off on screens and in lists. */
const longestCode = 12;

/** What the two ends of a line are called where nothing in the file names them. */
export interface NamesOfEnds {
  readonly start: string;
  readonly finish: string;
}

/**
 * Makes checkpoints of waypoints: those that the event has are recognised, by name or position, and one place is
 * offered once. As long as the event and the file have no start or no finish, the ends of the line are offered as such: a loop begins and
 * ends under one arch, which is two checkpoints.
 *
 * @example
 * checkpointsOfWaypoints([{ name: "Bridge 10K", … }], []).map(({ code, kind }) => [code, kind]); // [["BRIDGE-10K", "split"]]
 */
export function checkpointsOfWaypoints(
  waypoints: readonly PlacedWaypoint[],
  known: readonly KnownCheckpoint[],
  line: CourseLine = [],
  names: NamesOfEnds = { start: "", finish: "" },
): OfferedCheckpoint[] {
  const places: Uncoded[] = [];
  for (const waypoint of waypoints) {
    const repeats = places.some(
      (other) => keyOf(other.name) === keyOf(waypoint.name) && distanceBetweenM(other, waypoint) <= oneM,
    );
    if (!repeats)
      places.push({ ...waypoint, kind: kindOf(waypoint), same: known.find((each) => isSame(each, waypoint)) });
  }
  for (const kind of ["start", "finish"] as const)
    putEnd(places, kind, known, line, (at) => waypoints.find(at)?.name || names[kind]);
  return withCodes(places, known);
}

type Uncoded = PlacedWaypoint & Pick<OfferedCheckpoint, "kind"> & { readonly same: KnownCheckpoint | undefined };

/** Makes the waypoint at an end of the line its start or finish, or adds one, unless there is one already. */
function putEnd(
  places: Uncoded[],
  kind: "start" | "finish",
  known: readonly KnownCheckpoint[],
  line: CourseLine,
  nameOf: (isThere: (place: PlacedWaypoint) => boolean) => string,
): void {
  const end = line.at(kind === "start" ? 0 : -1);
  const own = known.filter((each) => each.kind === kind);
  const lacking = own.length === 1 && own[0]!.lat === null ? own[0] : undefined;
  const isNamed = places.some((place) => place.kind === kind);
  if (!end || isNamed || (own.length > 0 && !lacking)) return;
  const isThere = (place: PlacedWaypoint) => distanceBetweenM(place, end) <= oneM;
  const at = places.findIndex(isThere);
  const there = places[at];
  const isFree = there?.kind === "split" && !there.same && !lacking;
  if (isFree) places[at] = { ...there, kind, distanceM: end.distanceM };
  else
    places.push({
      ...end,
      name: lacking?.name.th ?? nameOf(isThere),
      symbol: "",
      awayM: 0,
      kind,
      same: lacking,
    });
}

/** Codes in the order of the course: whoever reads CP2 looks for it after CP1. */
function withCodes(places: readonly Uncoded[], known: readonly KnownCheckpoint[]): OfferedCheckpoint[] {
  const taken = new Set(known.map(({ code }) => code.toUpperCase()));
  const codes = new Map<Uncoded, string>();
  for (const place of places.toSorted((a, b) => a.distanceM - b.distanceM)) {
    const code = place.same?.code ?? freeCode(place, taken);
    taken.add(code.toUpperCase());
    codes.set(place, code);
  }
  return places.map((place) => {
    const { same, ...offered } = place;
    return {
      ...offered,
      code: codes.get(place)!,
      isKnown: same !== undefined,
      lacksPosition: same !== undefined && (same.lat === null || same.lng === null),
      isFar: place.awayM > farFromCourseM,
    };
  });
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

/** The code of a point without one in its name, before its number. */
const plainCodes = { start: "START", finish: "FIN", split: "CP", lap: "LAP" };

/** A short name in Latin letters is its own code; what marshals cannot say on the radio or read on a watch gets START, CP1, CP2, FIN. */
function freeCode({ name, kind }: Uncoded, taken: ReadonlySet<string>): string {
  const spoken = spokenCode.exec(name.trim().toUpperCase())?.[0].replace("-", "");
  if (spoken !== undefined && !taken.has(spoken)) return spoken;
  const latin = /[^\p{ASCII}]/u.test(name)
    ? ""
    : name
        .toUpperCase()
        .replaceAll(/[^A-Z0-9]+/g, "-")
        .replaceAll(/^-|-$/g, "");
  const base = latin === "" || latin.length > longestCode ? plainCodes[kind] : latin;
  const isCounted = base === plainCodes.split;
  for (let number = 1; ; number++) {
    const code = isCounted ? `${base}${number}` : number === 1 ? base : `${base}-${number}`;
    if (!taken.has(code)) return code;
  }
}
