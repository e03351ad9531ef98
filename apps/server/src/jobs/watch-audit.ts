import { hostname } from "node:os";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { AuditWatch } from "../features/audit/audit-watch.service.ts";
import type { ScheduledJob } from "../lib/jobs/job.ts";

/**
 * Notices within a minute that somebody cut off or rewrote the end of the audit log: the job fails, and its screen and
 * the log of the server say why. Each data folder knows the newest entry for itself.
 */
export function watchAudit(watch: AuditWatch, clock: () => InstantMs, dataDir: string): ScheduledJob {
  return {
    name: "watch-audit",
    place: `${hostname()}:${dataDir}`,
    everyMs: 20_000,
    alsoAtEnd: true,
    run: () => watch.look(clock()),
  };
}
