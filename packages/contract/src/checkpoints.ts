import * as z from "zod/mini";
import { openCall } from "./endpoint.ts";
import { publicCheckpoint } from "./events.ts";
import { code, eventSlug, instantMs } from "./fields.ts";

export const checkpointProgress = z.object({
  ...publicCheckpoint.shape,
  /** Entrants seen here. */
  passed: z.int(),
  /** Entrants whose course leads past here. */
  expected: z.int(),
  lastPassings: z.array(z.object({ bib: z.string(), name: z.string(), category: code, at: instantMs })),
});
export type CheckpointProgress = z.infer<typeof checkpointProgress>;

export const webCheckpointList = openCall({
  name: "web-checkpoint-list",
  summary: "The checkpoints of an event with live counts and the last passings at each.",
  params: z.object({ event: eventSlug }),
  data: z.array(checkpointProgress),
  meta: z.object({ version: z.int() }),
});
