import type { Db } from "../../db/connection.ts";

export async function findEventName(db: Db, eventId: number) {
  return db.selectFrom("events").select(["slug", "nameTh"]).where("id", "=", eventId).executeTakeFirst();
}

export async function hasSlug(db: Db, slug: string): Promise<boolean> {
  return (await db.selectFrom("events").select("id").where("slug", "=", slug).executeTakeFirst()) !== undefined;
}
