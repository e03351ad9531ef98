import type { Task } from "../heavy-work/task.ts";
import { WorkFailed, type WorkerPool } from "../heavy-work/worker-pool.ts";
import { Unreadable, type UnreadableReason } from "./spreadsheet.ts";

/** What a thread answers about a file that it does not read. */
export interface NotRead {
  readonly unreadable: UnreadableReason;
}

/**
 * Reads a file in a thread.
 * @param handedOver bytes of the input that are moved there, and empty afterwards; left out: they stay with the caller
 * @throws Unreadable as the thread says, or `too_large_inside` where it had to be stopped
 */
export async function readInThread<Input, Read extends object | null>(
  pool: WorkerPool,
  task: Task<Input, Read | NotRead>,
  input: Input,
  handedOver?: readonly Uint8Array[],
): Promise<Read> {
  const answer = await pool.run(task, input, handedOver).catch((error: unknown) => {
    throw error instanceof WorkFailed ? new Unreadable("too_large_inside") : error;
  });
  if (answer !== null && "unreadable" in answer) throw new Unreadable(answer.unreadable);
  return answer as Read;
}
