import type { FileReply } from "../../http/file-reply.ts";
import type { Task } from "../../lib/heavy-work/task.ts";
import type { WorkerPool } from "../../lib/heavy-work/worker-pool.ts";

interface PackedCourse {
  readonly name: string;
  readonly points: Uint8Array;
}

export const writeCourseTask: Task<PackedCourse, Uint8Array> = {
  name: "write-course",
  program: new URL("./write-course.worker.ts", import.meta.url),
  longestMs: 30_000,
};

/** A course as a file to keep. */
export async function toGpxFile(
  pool: WorkerPool,
  { nameTh, nameEn, points }: { readonly nameTh: string; readonly nameEn: string; readonly points: Buffer },
): Promise<FileReply> {
  const name = nameTh || nameEn;
  const bytes = await pool.run(writeCourseTask, { name, points }, [points]);
  return { name: `${name}.gpx`, type: "application/gpx+xml", bytes };
}
