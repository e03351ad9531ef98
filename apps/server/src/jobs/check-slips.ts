import * as z from "zod/mini";
import type { SlipChecking } from "../features/slip-checks/checking.service.ts";
import { slipCheckQueue } from "../features/transfers/hand-in.service.ts";
import type { QueuedJob } from "../lib/jobs/job.ts";

const input = z.object({ transferId: z.int() });

/** Asks a slip-verification service about slips that were handed in. Banks tell it of a payment within minutes. */
export function checkSlips(check: SlipChecking): QueuedJob {
  return {
    name: slipCheckQueue,
    atOnce: 4,
    tries: 8,
    run: (given) => check(input.parse(given).transferId),
  };
}
