import { passedPoints } from "@time-event/domain/race/course-distances";
import type { PublicCategory, PublicCheckpoint } from "@time-event/contract/events";

/** Position of a course point on a profile, in per cent of its width and height (from the top). */
export interface ProfilePoint {
  readonly checkpoint: PublicCheckpoint;
  readonly x: number;
  readonly y: number;
}

export interface Profile {
  /** Closed outline of the land, in a box of 1000 × 100. */
  readonly land: string;
  /** Its upper edge alone. */
  readonly edge: string;
  readonly points: readonly ProfilePoint[];
  readonly lowestM: number;
  readonly highestM: number;
}

/** Per cent of the height that stay empty above the highest and below the lowest point. */
const marginTop = 12;
const marginBottom = 22;

/** The course's points in order, each code once: a point that the course passes again keeps its first position. */
export function coursePoints<Point extends PublicCheckpoint>(
  { course, distancesM, cutoffsAt }: Pick<PublicCategory, "course" | "distancesM" | "cutoffsAt">,
  checkpoints: readonly Point[],
): readonly Point[] {
  const known = new Map(checkpoints.map((checkpoint) => [checkpoint.code, checkpoint]));
  return passedPoints({ checkpoints: course, distancesM, cutoffsAt }, known)
    .flatMap((point, index) => (point && course.indexOf(point.code) === index ? point : []))
    .sort((a, b) => a.distanceM - b.distanceM);
}

/** The elevation profile through points of known height; null with fewer than three of them, or no length. */
export function profileOf(points: readonly PublicCheckpoint[]): Profile | null {
  const high = points.flatMap((checkpoint) =>
    checkpoint.elevationM === null
      ? []
      : [{ checkpoint, distanceM: checkpoint.distanceM, elevationM: checkpoint.elevationM }],
  );
  const lengthM = points.at(-1)?.distanceM ?? 0;
  if (high.length < 3 || !(lengthM > 0)) return null;

  const heights = high.map(({ elevationM }) => elevationM);
  const lowestM = Math.min(...heights);
  const highestM = Math.max(...heights);
  // A flat course should look flat: a climb of less than 40 m does not fill the picture.
  const span = Math.max(40, highestM - lowestM);
  const placed = high.map(({ checkpoint, distanceM, elevationM }) => ({
    checkpoint,
    x: (distanceM / lengthM) * 100,
    y: marginTop + (1 - (elevationM - lowestM) / span) * (100 - marginTop - marginBottom),
  }));
  const edge = smoothPath(placed.map(({ x, y }) => [x * 10, y]));
  const first = placed[0]!;
  const last = placed.at(-1)!;
  return {
    edge,
    land: `${edge}L${round(last.x * 10)} 100L${round(first.x * 10)} 100Z`,
    points: placed,
    lowestM,
    highestM,
  };
}

/** A smooth line through the points. Each step starts and ends level, so the line never overshoots or turns back. */
export function smoothPath(points: readonly (readonly [number, number])[]): string {
  return points
    .map(([x, y], at) => {
      const before = points[at - 1];
      if (!before) return `M${round(x)} ${round(y)}`;
      const middle = round((before[0] + x) / 2);
      return `C${middle} ${round(before[1])} ${middle} ${round(y)} ${round(x)} ${round(y)}`;
    })
    .join("");
}

export interface SketchPoint {
  readonly checkpoint: PublicCheckpoint;
  readonly x: number;
  readonly y: number;
  /** The side on which the name fits. */
  readonly side: "left" | "right";
}

/** Positions of points with coordinates in a box, north up, distances true; empty unless they are two places or more. */
export function sketchOf(
  points: readonly PublicCheckpoint[],
  width: number,
  height: number,
  margin: number,
): readonly SketchPoint[] {
  const placed = points.flatMap((checkpoint) =>
    checkpoint.lat === null || checkpoint.lng === null
      ? []
      : [{ checkpoint, lat: checkpoint.lat, lng: checkpoint.lng }],
  );
  if (!placed.some(({ lat, lng }) => lat !== placed[0]!.lat || lng !== placed[0]!.lng)) return [];
  const middleLat = (Math.min(...placed.map(({ lat }) => lat)) + Math.max(...placed.map(({ lat }) => lat))) / 2;
  const east = placed.map(({ lng }) => lng * Math.cos((middleLat * Math.PI) / 180));
  const north = placed.map(({ lat }) => lat);
  const spanX = Math.max(...east) - Math.min(...east);
  const spanY = Math.max(...north) - Math.min(...north);
  const scale = Math.min((width - 2 * margin) / Math.max(spanX, 1e-6), (height - 2 * margin) / Math.max(spanY, 1e-6));
  const left = (width - spanX * scale) / 2;
  const top = (height - spanY * scale) / 2;
  return placed.map(({ checkpoint }, at) => {
    const x = left + ((east[at] ?? 0) - Math.min(...east)) * scale;
    const y = top + (Math.max(...north) - (north[at] ?? 0)) * scale;
    return { checkpoint, x: round(x), y: round(y), side: x > width / 2 ? "left" : "right" };
  });
}

export interface SketchLabel {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly side: "left" | "right";
}

/** Approximate height of a line of text in the sketch, and width of a letter. */
const lineHeight = 15;
const letterWidth = 8.5;

/** Places names beside points. Points at one place share a line; a name that would cover another is left out. */
export function sketchLabels(points: readonly SketchPoint[], nameOf: (code: string) => string): readonly SketchLabel[] {
  const places: { x: number; y: number; side: "left" | "right"; names: string[] }[] = [];
  for (const { checkpoint, x, y, side } of points) {
    const here = places.find((place) => Math.hypot(place.x - x, place.y - y) < lineHeight);
    if (here) here.names.push(nameOf(checkpoint.code));
    else places.push({ x, y, side, names: [nameOf(checkpoint.code)] });
  }
  const kept: SketchLabel[] = [];
  for (const { x, y, side, names } of places) {
    const label = { text: names.join(" · "), x, y, side };
    if (!kept.some((other) => liesOn(label, other))) kept.push(label);
  }
  return kept;
}

function liesOn(a: SketchLabel, b: SketchLabel): boolean {
  const [a1, a2] = extent(a);
  const [b1, b2] = extent(b);
  return Math.abs(a.y - b.y) < lineHeight && a1 < b2 && b1 < a2;
}

function extent({ text, x, side }: SketchLabel): readonly [number, number] {
  const width = 11 + text.length * letterWidth;
  return side === "left" ? [x - width, x] : [x, x + width];
}

/**
 * The points whose labels fit, at least `gap` apart: both ends first, then from the left.
 * @example labelled([0, 2, 50, 99, 100], 8) // [0, 50, 100]
 */
export function labelled(xs: readonly number[], gap: number): readonly number[] {
  const last = xs.at(-1) ?? 0;
  const kept: number[] = [];
  for (const [at, x] of xs.entries()) {
    const isLast = at === xs.length - 1;
    if (isLast || (x - (kept.at(-1) ?? -Infinity) >= gap && (at === 0 || last - x >= gap))) kept.push(x);
  }
  return kept;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
