import { hostname } from "node:os";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { AuditCheckService } from "../features/audit/audit-check.service.ts";
import type { ScheduledJob } from "../lib/jobs/job.ts";

/**
 * Notes the audit log's newest hash outside of the database, and once more when the process ends: if somebody cuts off
 * or rewrites entries up to there, the log's check finds it. Each data folder has anchors of its own, because the check
 * compares the log with the anchors of the machine that answers: with one leader the other machines would have none.
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
