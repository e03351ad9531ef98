import { type CourseLine, pointAt } from "@time-event/domain/course/course-line";
import { pathOf } from "../sheet-path.ts";
import { niceStep, stepsBetween } from "../nice-steps.ts";

export interface ProfileGeometry {
  /** Outline of the land in a box of 2000 by 400; it closes below and beside the box, so that only its upper edge is seen. */
  readonly land: string;
  /** Heights and distances that are written at the sides, each with where: 0 is left or top, 1 right or bottom. */
  readonly heights: readonly { readonly elevationM: number; readonly y: number }[];
  readonly distances: readonly { readonly distanceM: number; readonly x: number }[];
  readonly xOf: (distanceM: number) => number;
  readonly yOf: (elevationM: number) => number;
}

export const profileWidth = 2_000;
export const profileHeight = 400;
/** More than a stroke is wide. */
const outside = 20;
/** Less than this does not fill the picture: a flat course looks flat. */
const leastSpanM = 60;

/** The whole length is written at the end; from this share of it on, there is no room for another distance. */
const beforeEnd = 0.83;

/** How a profile is drawn; null where the heights are not known. */
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

/** The slope is that of so many metres, half of them before and half behind. */
const slopeOverM = 100;

/** How steep it is at a place of a course, per cent; null where the heights are not known. */
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
 * The names that have room beside each other over the plot: both ends first, then from the left.
 * @param names each with where its middle is, 0 to 1
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
