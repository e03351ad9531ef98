import { gunzipSync } from "node:zlib";
import { moved } from "../../lib/heavy-work/moved.ts";
import type { Answer } from "../../lib/heavy-work/task.ts";
import type { writeCourseTask } from "./course-file.ts";
import { writeGpx } from "./write-gpx.ts";

type PackedPoints = readonly (readonly [lat: number, lng: number, elevationM: number | null])[];

export const answer: Answer<typeof writeCourseTask> = ({ name, points }) => {
  const unpacked = JSON.parse(gunzipSync(points).toString()) as PackedPoints;
  const gpx = writeGpx(
    name,
    unpacked.map(([lat, lng, elevationM]) => ({ lat, lng, elevationM })),
  );
  const bytes = Buffer.from(gpx);
  return moved(bytes, [bytes]);
};
