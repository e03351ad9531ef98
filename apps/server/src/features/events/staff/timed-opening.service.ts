import type { InstantMs } from "@time-event/domain/time/instant";
import { Refused } from "../../../http/refusals.ts";
import type { Db } from "../../../db/connection.ts";
import { saveState } from "./event-state.service.ts";
import { loadDueSteps } from "./timed-opening.queries.ts";

/** The author of what was set to happen at a time. */
const theClock = { username: "", address: "clock" } as const;

/**
 * Opens and closes entries at the times that staff set, by the same step that staff take. What prevents a step goes on doing
 * so: the step is taken when it was mended.
 */
export function createTimedOpening({ db, clock }: { readonly db: Db; readonly clock: () => InstantMs }) {
  return async (signal: AbortSignal): Promise<void> => {
    for (const { eventId, from, to } of await loadDueSteps(db, clock())) {
      if (signal.aborted) return;
      try {
        await saveState(db, clock, { eventId, from, to }, theClock);
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
      }
    }
  };
}
