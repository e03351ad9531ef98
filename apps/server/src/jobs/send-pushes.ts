import * as z from "zod/mini";
import { pushQueue, type Telling } from "../features/following/telling.service.ts";
import type { QueuedJob } from "../lib/jobs/job.ts";

const input = z.object({ deviceId: z.int(), entryId: z.int(), points: z.int(), madeAt: z.int() });

/** Sends messages to devices that follow runners. After an hour a message is no news; seven tries take about as long. */
export function sendPushes({ send }: Pick<Telling, "send">): QueuedJob {
  return { name: pushQueue, atOnce: 8, tries: 7, run: (given) => send(input.parse(given)) };
}
