import { gzipSync } from "node:zlib";
import { distanceBetweenM } from "@time-event/domain/course/geo-point";
import { decodeLine, encodeLine } from "@time-event/domain/course/line-text";
import { measureCourse } from "@time-event/domain/course/measure-course";
import { simplifyLine } from "@time-event/domain/course/simplify-line";
import type { TrackPoint } from "@time-event/domain/course/course-line";
import { type PlacedWaypoint, placeWaypoints } from "@time-event/domain/course/waypoints-on-course";
import { BadGpx } from "./gpx-problem.ts";
import { type GpxTrack, parseGpx } from "./parse-gpx.ts";

/** A track as it is stored: measured, with lines to draw, and all its points packed. */
export interface MeasuredTrack {
  readonly distanceM: number;
  readonly ascentM: number | null;
  readonly descentM: number | null;
  readonly lowestM: number | null;
  readonly highestM: number | null;
  readonly line: string;
  readonly outline: string;
  readonly points: Uint8Array;
}

/** A track from a file, with what the uploader should know about the file. */
export interface TrackOfFile extends MeasuredTrack {
  readonly name: string;
  readonly pointCount: number;
  readonly parts: number;
  readonly widestGapM: number;
  readonly waypoints: readonly PlacedWaypoint[];
  readonly waypointCount: number;
}

/** A shorter track is no course but a device that was left running. */
const shortestM = 100;
/** A longer track includes a drive to the start that somebody forgot to cut off. */
const longestM = 2_000_000;
/** A cover is a few centimetres wide. */
const outlinePoints = 40;

/** @throws BadGpx */
export function readTrack(file: Uint8Array): TrackOfFile {
  const { name, parts, waypoints, waypointCount } = parseGpx(file);
  const points = parts.flat();
  const track = measureTrack(points);
  if (track.distanceM < shortestM) throw new BadGpx("gpx_too_short");
  if (track.distanceM > longestM) throw new BadGpx("gpx_too_complex");
  return {
    ...track,
    name,
    pointCount: points.length,
    parts: parts.length,
    widestGapM: widestGapM(parts),
    waypoints: waypoints.length === 0 ? [] : placeWaypoints(decodeLine(track.line), waypoints),
    waypointCount,
  };
}

export function measureTrack(points: readonly TrackPoint[]): MeasuredTrack {
  const { line, bounds: _, ...figures } = measureCourse(points);
  const packed = points.map(({ lat, lng, elevationM }) => [lat, lng, elevationM]);
  return {
    ...figures,
    line: encodeLine(line),
    outline: encodeLine(simplifyLine(line, { mostPoints: outlinePoints, toleranceM: 0 })),
    points: gzipSync(JSON.stringify(packed)),
  };
}

function widestGapM(parts: GpxTrack["parts"]): number {
  return Math.max(0, ...parts.slice(1).map((part, index) => distanceBetweenM(parts[index]!.at(-1)!, part[0]!)));
}
