import type { TrackPoint } from "@time-event/domain/course/course-line";
import { markupText } from "../../lib/markup-text.ts";

/**
 * A track as a GPX 1.1 file: only places and heights.
 *
 * @see https://www.topografix.com/GPX/1/1/
 */
export function writeGpx(name: string, points: readonly TrackPoint[]): string {
  const lines = points.map(({ lat, lng, elevationM }) => {
    const height = elevationM === null ? "" : `<ele>${elevationM.toFixed(1)}</ele>`;
    return `<trkpt lat="${lat.toFixed(6)}" lon="${lng.toFixed(6)}">${height}</trkpt>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<gpx version="1.1" creator="Time/Event" xmlns="http://www.topografix.com/GPX/1/1">',
    `<trk><name>${markupText(name)}</name><trkseg>`,
    ...lines,
    "</trkseg></trk>",
    "</gpx>",
    "",
  ].join("\n");
}
