import { type CourseLine, pointAt } from "@time-event/domain/course/course-line";
import { pathOf } from "../sheet-path.ts";
import { niceStep, stepsBetween } from "../nice-steps.ts";

export interface ProfileGeometry {
  /** Outline of the land in a box of 2000 by 400. It closes outside the box, so that only the upper edge is visible. */
  readonly land: string;
  /** Heights and distances on the scales, each with its position: 0 is left or top, 1 right or bottom. */
  readonly heights: readonly { readonly elevationM: number; readonly y: number }[];
  readonly distances: readonly { readonly distanceM: number; readonly x: number }[];
  readonly xOf: (distanceM: number) => number;
  readonly yOf: (elevationM: number) => number;
}

export const profileWidth = 2_000;
export const profileHeight = 400;
/** More than the width of a stroke. */
const outside = 20;
/** A smaller difference does not fill the picture: a flat course should look flat. */
const leastSpanM = 60;

/** The scale ends with the whole length: beyond this share of it, another distance has no room. */
const beforeEnd = 0.83;

/** The geometry of a profile; null when the heights are not known. */
export function profileGeometry(line: CourseLine): ProfileGeometry | null {
  const lengthM = line.at(-1)?.distanceM ?? 0;
  if (!(lengthM > 0) || line.some(({ elevationM }) => elevationM === null)) return null;
  const all = line.map(({ elevationM }) => elevationM!);
  const lowestM = Math.min(...all);
  const highestM = Math.max(lowestM + leastSpanM, ...all);
  const step = niceStep(highestM - lowestM, 4);
  const bottomM = Math.floor(lowestM / step) * step;
  const topM = Math.ceil(highestM / step) * step;

  const xOf = (distanceM: number) => distanceM / lengthM;
  const yOf = (elevationM: number) => (topM - elevationM) / (topM - bottomM);
  const edge = line.map(({ distanceM, elevationM }) => ({
    x: xOf(distanceM) * profileWidth,
    y: yOf(elevationM!) * profileHeight,
  }));
  const beside = [
    { x: profileWidth + outside, y: edge.at(-1)!.y },
    { x: profileWidth + outside, y: profileHeight + outside },
    { x: -outside, y: profileHeight + outside },
    { x: -outside, y: edge[0]!.y },
  ];
  const distanceStep = niceStep(lengthM, 8);
  return {
    land: `${pathOf([...edge, ...beside])}Z`,
    heights: stepsBetween(bottomM, topM, step).map((elevationM) => ({ elevationM, y: yOf(elevationM) })),
    distances: stepsBetween(0, lengthM * beforeEnd, distanceStep).map((distanceM) => ({
      distanceM,
      x: xOf(distanceM),
    })),
    xOf,
    yOf,
  };
}

/** The slope is measured over this many metres, half before the place and half behind it. */
const slopeOverM = 100;

/** The slope at a place of a course in per cent; null when the heights are not known. */
export function slopeAt(line: CourseLine, distanceM: number): number | null {
  const before = pointAt(line, distanceM - slopeOverM / 2);
  const after = pointAt(line, distanceM + slopeOverM / 2);
  if (!before || !after || before.elevationM === null || after.elevationM === null) return null;
  const lengthM = after.distanceM - before.distanceM;
  return lengthM > 0 ? Math.round(((after.elevationM - before.elevationM) / lengthM) * 100) : null;
}

/** Width of a letter, and of the plot on a small phone and on a desk, pixels. */
const letter = 8;
const plots = { narrow: 290, wide: 760 };

/**
 * The names that fit beside each other above the plot: both ends first, then from the left.
 * @param names each with the position of its middle, 0 to 1
 */
export function namesInARow<Named extends { readonly label: string; readonly x: number }>(
  names: readonly Named[],
  plot: keyof typeof plots,
): readonly Named[] {
  const taken: (readonly [number, number])[] = [];
  const byRank = [...names.slice(0, 1), ...names.slice(1).slice(-1), ...names.slice(1, -1)];
  return byRank.filter(({ label, x }) => {
    const width = ((label.length + 1) * letter) / plots[plot];
    const from = Math.min(Math.max(0, x - width / 2), 1 - width);
    const isFree = taken.every(([left, right]) => from + width < left || from > right);
    if (isFree) taken.push([from, from + width]);
    return isFree;
  });
}
