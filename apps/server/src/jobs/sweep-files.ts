import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db } from "../db/connection.ts";
import { forgetFilesOfEnded, forgetUnnamedFiles } from "../features/answer-files/answer-files.service.ts";
import { forgetOldTracks } from "../features/courses/courses.service.ts";
import { forgetOldPictures } from "../features/images/images.service.ts";
import type { ScheduledJob } from "../lib/jobs/job.ts";

/** Removes pictures that staff removed, tracks and documents that were uploaded but never saved, and documents of
 * orders that ended unpaid, after some time. */
export function sweepFiles(db: Db, clock: () => InstantMs): ScheduledJob {
  return {
    name: "sweep-files",
    everyMs: 60 * 60_000,
    run: async () => {
      await forgetOldPictures(db, clock());
      await forgetOldTracks(db, clock());
      await forgetUnnamedFiles(db, clock());
      await forgetFilesOfEnded(db, clock());
    },
  };
}
