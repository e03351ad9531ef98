import type { SignInRow } from "@time-event/contract/users";
import type { InstantMs } from "@time-event/domain/time/instant";
import { instant } from "../../db/column-types.ts";
import type { Db } from "../../db/connection.ts";
import { idleLifeMs } from "./refresh-family.ts";

/** A sign-in that was last used before this instant is over. */
export function leastRecentUse(now: InstantMs): InstantMs {
  return now - idleLifeMs;
}

/** A user's sign-ins, last used first. */
export async function findOpenSignIns(db: Db, userId: number, now: InstantMs): Promise<SignInRow[]> {
  return db
    .selectFrom("signIns")
    .select(["id", "userAgent", "address", "createdAt", "lastUsedAt"])
    .where("userId", "=", userId)
    .where("endedAt", "is", null)
    .where("expiresAt", ">", instant(now))
    .where("lastUsedAt", ">", instant(leastRecentUse(now)))
    .orderBy("lastUsedAt", "desc")
    .orderBy("id", "desc")
    .execute();
}
