import type { EventArt } from "@time-event/contract/fields";
import { contourLines, sampleHeights, smoothRing, type Field, type Grid, type Point } from "./contour-lines.ts";
import { coverLine, ridgeOf, routeOf } from "./cover-course.ts";
import { randomFrom } from "./cover-random.ts";

export const coverWidth = 400;
export const coverHeight = 200;

export interface CoverSubject {
  readonly slug: string;
  /** Chooses the kind of land. */
  readonly art: EventArt;
  readonly distancesM: readonly number[];
  /** The event's longest course, from `decodeLine`; null or absent: the cover invents one. */
  readonly outline?: string | null;
}

/** SVG paths of a cover, in a box of 400 by 200. */
export interface CoverGeometry {
  /** The ground above each height, lowest first: drawn on top of each other, they shade the land. */
  readonly bands: readonly string[];
  /** The course, from start to finish. */
  readonly route: string;
  readonly start: Point;
  readonly finish: Point;
  /** Points on the course, one for each further distance. */
  readonly stops: readonly Point[];
  /** Rows of waves, when the course crosses water. */
  readonly waves: readonly string[];
  /** Elevation profile along the lower edge, as an area; null on water. */
  readonly profile: string | null;
}

interface Land {
  readonly peaks: number;
  readonly levels: number;
  readonly sharpness: number;
  /** Height of the elevation profile, as a share of the picture's height. */
  readonly relief: number;
  readonly water: number;
  /** How far the course winds. */
  readonly winding: number;
}

const hills: Land = { peaks: 5, levels: 6, sharpness: 1, relief: 0.26, water: 0, winding: 0.9 };
const lands: Readonly<Partial<Record<EventArt, Land>>> = {
  trail: { peaks: 7, levels: 8, sharpness: 1.5, relief: 0.42, water: 0, winding: 1.3 },
  mtb: { peaks: 7, levels: 7, sharpness: 1.2, relief: 0.34, water: 0, winding: 1.8 },
  rally: { peaks: 6, levels: 7, sharpness: 0.8, relief: 0.22, water: 0, winding: 1.2 },
  cycling: { peaks: 6, levels: 7, sharpness: 1.1, relief: 0.38, water: 0, winding: 1.6 },
  road: { peaks: 5, levels: 5, sharpness: 0.7, relief: 0.13, water: 0, winding: 0.9 },
  walk: { peaks: 4, levels: 5, sharpness: 0.6, relief: 0.1, water: 0, winding: 0.7 },
  triathlon: { peaks: 4, levels: 5, sharpness: 0.9, relief: 0.17, water: 4, winding: 1 },
  swim: { peaks: 3, levels: 4, sharpness: 0.7, relief: 0, water: 7, winding: 0.5 },
};

const grid: Grid = { columns: 22, rows: 12, step: 20 };

const profilePoints = 40;

/** Leaves room for the profile below and for the upper left corner, where a card shows the event's state. */
const realRoute = { left: 150, right: 372, top: 54, bottom: 132 };

const remembered = new Map<string, CoverGeometry>();
const rememberAtMost = 400;

/** Draws cover art from the course: the same event always looks the same, and no two events look alike. */
export function coverGeometry(subject: CoverSubject): CoverGeometry {
  const key = `${subject.slug} ${subject.art} ${subject.distancesM.join()} ${subject.outline ?? ""}`;
  let known = remembered.get(key);
  if (!known) {
    if (remembered.size >= rememberAtMost) remembered.clear();
    remembered.set(key, (known = drawCover(subject)));
  }
  return known;
}

function drawCover({ slug, art, distancesM, outline }: CoverSubject): CoverGeometry {
  const land = lands[art] ?? hills;
  const random = randomFrom(`${slug} ${art}`);
  const heights = sampleHeights(heightField(land, random), grid);
  const bands = Array.from({ length: land.levels }, (_, i) =>
    contourLines(heights, 0.14 + (0.8 * i) / land.levels, grid)
      .map(smoothRing)
      .join(""),
  );
  const line = coverLine(outline ?? "");
  const isReal = line.length > 2;
  const course = isReal ? routeOf(line, realRoute) : coursePoints(land, random);
  return {
    bands,
    route: smoothLine(course),
    start: rounded(course[0]),
    finish: rounded(course.at(-1)),
    stops: isReal
      ? []
      : distancesM.slice(1, 4).map((distance) => rounded(along(course, distance / (distancesM[0] ?? distance)))),
    waves: waves(land, random),
    profile: (isReal && profileOf(ridgeOf(line, profilePoints + 1), land)) || madeUpProfile(land, distancesM, random),
  };
}

/** Round hills and ridges on slightly uneven ground, about 0 to 1 high. */
function heightField({ peaks, sharpness }: Land, random: () => number): Field {
  const hill = Array.from({ length: peaks }, (_, i) => ({
    x: coverWidth * ((i + random()) / peaks),
    y: coverHeight * (0.08 + 0.8 * random()),
    // Some are hollows.
    height: (random() < 0.25 ? -0.7 : 1) * (0.5 + 0.6 * random()),
    wide: (26 + 30 * random()) / sharpness ** 0.4,
    long: 1 + 1.6 * random(),
    turn: Math.PI * random(),
  }));
  const phase = [random() * 7, random() * 7] as const;
  return (x, y) => {
    let height =
      0.2 * Math.sin(x / 58 + phase[0]) * Math.cos(y / 41 + phase[1]) + 0.1 * Math.sin((x + 2 * y) / 43 + phase[1]);
    for (const { x: px, y: py, height: h, wide, long, turn } of hill) {
      const dx = (x - px) * Math.cos(turn) + (y - py) * Math.sin(turn);
      const dy = (y - py) * Math.cos(turn) - (x - px) * Math.sin(turn);
      height += h * Math.exp(-((dx / (wide * long)) ** 2 + (dy / wide) ** 2));
    }
    return height;
  };
}

function coursePoints({ winding, relief }: Land, random: () => number): Point[] {
  const count = 6 + Math.round(3 * winding);
  const lowest = coverHeight * (0.9 - 0.8 * relief);
  let y = lowest * (0.5 + 0.5 * random());
  return Array.from({ length: count }, (_, i): Point => {
    const x =
      44 + ((coverWidth - 88) * i) / (count - 1) + (i > 0 && i < count - 1 ? (random() - 0.5) * 34 * winding : 0);
    y += (random() - 0.5) * 90 * winding ** 0.6;
    // Leaves the upper left corner free, where a card shows the event's state.
    y = Math.min(lowest, Math.max(x < 150 ? 88 : 50, y));
    return [x, y];
  });
}

/** A smooth open line from the first point to the last, through the middles of the sides between them. */
function smoothLine(points: readonly Point[]): string {
  const [first, ...rest] = points as readonly [Point, ...Point[]];
  let path = `M${rounded(first).join(" ")}`;
  rest.forEach((point, i) => {
    const next = rest[i + 1];
    const end: Point = next ? [(point[0] + next[0]) / 2, (point[1] + next[1]) / 2] : point;
    path += `Q${rounded(point).join(" ")} ${rounded(end).join(" ")}`;
  });
  return path;
}

/** A point of the smoothed line at about `share` of its length. The line passes the middle of each inner side. */
function along(points: readonly Point[], share: number): Point {
  const side = Math.min(points.length - 3, Math.max(1, Math.round(share * (points.length - 1))));
  const [ax, ay] = points[side] as Point;
  const [bx, by] = points[side + 1] as Point;
  return [(ax + bx) / 2, (ay + by) / 2];
}

function waves({ water }: Land, random: () => number): string[] {
  const shift = Math.round(random() * 20);
  return Array.from({ length: water }, (_, row) => {
    const y = coverHeight - 12 - row * 15;
    return `M${-20 - ((row * 13 + shift) % 40)} ${y}q10-7 20 0${"t20 0".repeat(24)}`;
  });
}

/** A range of hills. Mountains are rougher; longer courses have more hills. */
function madeUpProfile(land: Land, distancesM: readonly number[], random: () => number): string | null {
  const climbs = 1.5 + Math.min(4, Math.log2(1 + (distancesM[0] ?? 10_000) / 10_000));
  const phase = [random() * 6, random() * 6, random() * 6] as const;
  const skew = 0.6 + random();
  const ridge = Array.from({ length: profilePoints + 1 }, (_, i) => {
    const t = i / profilePoints;
    const massif = Math.sin(Math.PI * t ** skew) ** 1.3;
    const hill = 0.5 + 0.5 * Math.sin(2 * Math.PI * climbs * t + phase[0]);
    const spur =
      Math.sin(2 * Math.PI * climbs * 2.7 * t + phase[1]) + 0.35 * Math.sin(2 * Math.PI * climbs * 5.3 * t + phase[2]);
    return 0.22 + 0.45 * massif + 0.33 * hill * (0.3 + massif) + 0.06 * land.sharpness * spur;
  });
  return profileOf(ridge, land);
}

/** Heights from 0 to 1 as an area along the lower edge; null on water and without heights. */
function profileOf(heights: readonly number[] | null, { relief }: Land): string | null {
  if (!heights || relief === 0) return null;
  const ridge = heights.map((height, i) => {
    const y = Math.round(coverHeight * (1 - Math.max(0.06, height) * relief));
    return `${i * (coverWidth / profilePoints)} ${y}`;
  });
  return `M0 ${coverHeight}L${ridge.join("L")}L${coverWidth} ${coverHeight}Z`;
}

function rounded(point: Point | undefined): Point {
  return [Math.round(point?.[0] ?? 0), Math.round(point?.[1] ?? 0)];
}
