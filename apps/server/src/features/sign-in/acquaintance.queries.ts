import type { Db } from "../../db/connection.ts";

export interface Acquaintance {
  /** The user has signed in with this browser before. */
  readonly isKnownDevice: boolean;
  /** The user has signed in from there within the time that sign-ins are remembered. */
  readonly isKnownPlace: boolean;
}

interface Seen {
  /** Undefined: the browser sent no mark. */
  readonly deviceHash: string | undefined;
  readonly place: string;
}

/** What we know of a browser and a place that ask to be let in as this user. */
export async function loadAcquaintance(db: Db, userId: number, { deviceHash, place }: Seen): Promise<Acquaintance> {
  const row = await db
    .selectNoFrom((eb) => [
      eb
        .exists(
          eb
            .selectFrom("knownDevices")
            .select("userId")
            .where("hash", "=", deviceHash ?? "")
            .where("userId", "=", userId),
        )
        .as("isKnownDevice"),
      eb
        .exists(eb.selectFrom("signIns").select("id").where("userId", "=", userId).where("place", "=", place))
        .as("isKnownPlace"),
    ])
    .executeTakeFirstOrThrow();
  return { isKnownDevice: Boolean(row.isKnownDevice), isKnownPlace: Boolean(row.isKnownPlace) };
}
