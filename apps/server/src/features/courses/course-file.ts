import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import type { FileReply } from "../../http/staff-api.ts";
import { writeGpx } from "./write-gpx.ts";

const unpack = promisify(gunzip);

type PackedPoints = readonly (readonly [lat: number, lng: number, elevationM: number | null])[];

/** A course as a file to keep. */
export async function toGpxFile(course: {
  readonly nameTh: string;
  readonly nameEn: string;
  readonly points: Buffer;
}): Promise<FileReply> {
  const points = JSON.parse((await unpack(course.points)).toString()) as PackedPoints;
  const name = course.nameTh || course.nameEn;
  const gpx = writeGpx(
    name,
    points.map(([lat, lng, elevationM]) => ({ lat, lng, elevationM })),
  );
  return { name: `${name}.gpx`, type: "application/gpx+xml", bytes: Buffer.from(gpx) };
}
