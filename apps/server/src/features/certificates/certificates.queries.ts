import type { Text } from "@time-event/contract/fields";
import type { Db } from "../../db/connection.ts";

/** The address of an event; undefined: there is none. */
export async function slugOf(db: Db, eventId: number): Promise<string | undefined> {
  return (await db.selectFrom("events").select("slug").where("id", "=", eventId).executeTakeFirst())?.slug;
}

/** Whole names by bib, whatever the public sees of them. */
export async function namesOf(db: Db, eventId: number, category: string): Promise<ReadonlyMap<string, Text>> {
  const rows = await db
    .selectFrom("entries as e")
    .innerJoin("categories as c", "c.id", "e.categoryId")
    .select(["e.bib", "e.firstName", "e.lastName", "e.firstNameEn", "e.lastNameEn"])
    .where("e.eventId", "=", eventId)
    .where("c.code", "=", category)
    .execute();
  return new Map(
    rows.map(({ bib, firstName, lastName, firstNameEn, lastNameEn }) => {
      const th = `${firstName} ${lastName}`.trim();
      return [bib, { th, en: `${firstNameEn} ${lastNameEn}`.trim() || th }];
    }),
  );
}
