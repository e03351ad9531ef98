import type { RaceRunner } from "@time-event/contract/race-runners";
import type { Db, Tx } from "../../db/connection.ts";

/** Who is in the race by an order, whatever staff have since mended in them. */
export async function loadRunners(db: Db | Tx, orderId: number): Promise<RaceRunner[]> {
  const rows = await db
    .selectFrom("entries as e")
    .leftJoin("waves as w", "w.id", "e.waveId")
    .select(["e.id", "e.orderEntryId as entry", "e.bib", "e.firstName", "e.lastName", "e.firstNameEn", "e.lastNameEn"])
    .select(["w.id as waveId", "w.nameTh", "w.nameEn", "w.startsAt as waveAt", "e.startsAt"])
    .where("e.orderId", "=", orderId)
    .where("e.orderEntryId", "is not", null)
    .where("e.withdrawnAt", "is", null)
    .orderBy("e.id")
    .execute();
  return rows.map(({ waveId, nameTh, nameEn, waveAt, startsAt, entry, ...runner }) => ({
    ...runner,
    entry: entry!,
    wave:
      waveId === null || waveAt === null ? null : { id: waveId, name: { th: nameTh!, en: nameEn! }, startsAt: waveAt },
    ...(startsAt !== null && { startsAt }),
  }));
}
