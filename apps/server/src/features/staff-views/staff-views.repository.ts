import type { StaffView } from "@time-event/contract/staff-views";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/connection.ts";

export interface ViewPlace {
  readonly username: string;
  readonly screen: string;
  readonly eventId: number | null;
}

export async function listViews(db: Db | Tx, { username, screen, eventId }: ViewPlace): Promise<StaffView[]> {
  return db
    .selectFrom("staffViews")
    .select(["id", "name", "query"])
    .where("username", "=", username)
    .where("screen", "=", screen)
    .where("eventId", eventId === null ? "is" : "=", eventId)
    .orderBy(sql`name collate thai`)
    .execute();
}

/** Stores a view; it replaces one of the same name. */
export async function saveView(tx: Tx, place: ViewPlace, view: Omit<StaffView, "id">): Promise<StaffView> {
  return tx
    .insertInto("staffViews")
    .values({ ...place, ...view })
    .onConflict((conflict) =>
      conflict.columns(["username", "screen", "eventId", "name"]).doUpdateSet({ query: view.query }),
    )
    .returning(["id", "name", "query"])
    .executeTakeFirstOrThrow();
}

/** @returns whether the user had such a view */
export async function deleteView(db: Db, username: string, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("staffViews")
    .where("id", "=", id)
    .where("username", "=", username)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
