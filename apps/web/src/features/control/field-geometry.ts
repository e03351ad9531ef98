import type { FieldCategory } from "@time-event/contract/race-control";

export const fieldWidth = 1000;
export const fieldHeight = 400;

export interface FieldGeometry {
  /** One line a runner, through all of their reads. */
  readonly lines: string;
  /** One dot a read. */
  readonly dots: string;
  /** The height of each point of the course. */
  readonly rows: readonly { readonly checkpoint: string; readonly y: number }[];
  /** Whole hours since the gun. */
  readonly hours: readonly { readonly hour: number; readonly x: number }[];
}

const hourMs = 3_600_000;

/**
 * The paths of a picture of a field: time since the gun goes to the right, distance upwards. Points whose distance is not known lie
 * between their neighbours.
 */
export function fieldGeometry({ checkpoints, distancesM, runners }: FieldCategory): FieldGeometry {
  const metres = distancesM.map((own, at) => own ?? at);
  const longestM = Math.max(1, ...metres);
  const latestMs = runners.reduce((latest, { passedMs }) => Math.max(latest, ...passedMs.map((ms) => ms ?? 0)), 1);
  const xOf = (ms: number) => round((Math.max(0, ms) / latestMs) * fieldWidth);
  const yOf = (at: number) => round(fieldHeight - ((metres[at] ?? 0) / longestM) * fieldHeight);
  const lines: string[] = [];
  const dots: string[] = [];
  for (const { passedMs } of runners) {
    const places = passedMs.flatMap((ms, at) => (ms === null ? [] : [`${xOf(ms)} ${yOf(at)}`]));
    if (places.length > 1) lines.push(`M${places.join("L")}`);
    for (const place of places) dots.push(`M${place}h0`);
  }
  const wholeHours = Math.floor(latestMs / hourMs);
  const every = Math.max(1, Math.ceil(wholeHours / 8));
  return {
    lines: lines.join(""),
    dots: dots.join(""),
    rows: checkpoints.map((checkpoint, at) => ({ checkpoint, y: yOf(at) })),
    hours: Array.from({ length: Math.floor(wholeHours / every) + 1 }, (_, at) => at * every).map((hour) => ({
      hour,
      x: xOf(hour * hourMs),
    })),
  };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
