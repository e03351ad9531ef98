import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db } from "../../db/connection.ts";
import * as repository from "./second-factors.repository.ts";

/** Removes challenges that came to nothing. */
export async function forgetOldChallenges(db: Db, now: InstantMs): Promise<void> {
  await repository.forgetOldChallenges(db, now);
}
