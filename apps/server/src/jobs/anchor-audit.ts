import { setTimeout as sleep } from "node:timers/promises";
import type { AuditCheckService } from "../features/audit/audit-check.service.ts";

interface Options {
  readonly audit: Pick<AuditCheckService, "anchor">;
  readonly clock: () => number;
  readonly onError: (error: unknown) => void;
  readonly everyMs?: number;
}

/**
 * Notes the audit log's newest hash outside of the database, now, every ten minutes and at the end: what was in the log
 * by then cannot be cut off or written anew without its check seeing it.
 */
export function createAuditAnchoring({ audit, clock, onError, everyMs = 600_000 }: Options) {
  const stopping = new AbortController();
  const anchor = () => audit.anchor(clock()).catch(onError);
  let running: Promise<void> = Promise.resolve();

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      await anchor();
      await sleep(everyMs, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
    }
    await anchor();
  }

  return {
    start: () => {
      running = run();
    },
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}
