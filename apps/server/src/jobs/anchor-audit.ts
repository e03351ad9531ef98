import { hostname } from "node:os";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { AuditCheckService } from "../features/audit/audit-check.service.ts";
import type { ScheduledJob } from "../lib/jobs/job.ts";

/**
 * Notes the audit log's newest hash outside of the database, and at the end of the process: what was in the log by then
 * cannot be cut off or written anew without its check seeing it. Each data folder has anchors of its own, for the check
 * compares the log with those of the machine that answers: one leader for all would leave the others without any.
 */
export function anchorAudit(
  audit: Pick<AuditCheckService, "anchor">,
  clock: () => InstantMs,
  dataDir: string,
): ScheduledJob {
  return {
    name: "anchor-audit",
    place: `${hostname()}:${dataDir}`,
    everyMs: 10 * 60_000,
    alsoAtEnd: true,
    run: () => audit.anchor(clock()),
  };
}
