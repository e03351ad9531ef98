import type { Club, clubSave } from "@time-event/contract/clubs";
import type { BodyOf } from "@time-event/contract/endpoint";
import { sql } from "kysely";
import type { Tx } from "../../db/connection.ts";
import { savedBy } from "../../db/edited-rows.ts";
import { listClubs } from "./clubs.queries.ts";

type Given = Pick<BodyOf<typeof clubSave>, "name" | "short" | "province">;

export async function findClub(tx: Tx, id: number | null): Promise<Club | undefined> {
  return id === null ? undefined : (await listClubs(tx, id))[0];
}

/** Whether another club has one of these names. */
export async function isNameTaken(tx: Tx, { name, short }: Given, exceptId: number | null): Promise<boolean> {
  const { rows } = await sql`
    select from clubs
    where id is distinct from ${exceptId} and array[lower(name_th), lower(name_en), lower(short)]
      && array_remove(array[${name.th.toLowerCase()}, ${name.en.toLowerCase()}, ${short.toLowerCase()}], '')
    limit 1`.execute(tx);
  return rows.length > 0;
}

export async function insertClub(tx: Tx, given: Given, username: string): Promise<Club> {
  const { id } = await tx
    .insertInto("clubs")
    .values({ ...columnsOf(given), changedBy: username })
    .returning("id")
    .executeTakeFirstOrThrow();
  return (await findClub(tx, id))!;
}

export async function updateClub(tx: Tx, id: number, given: Given, username: string): Promise<Club> {
  await tx
    .updateTable("clubs")
    .set({ ...columnsOf(given), ...savedBy(username) })
    .where("id", "=", id)
    .execute();
  return (await findClub(tx, id))!;
}

export async function deleteClub(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom("clubs").where("id", "=", id).execute();
}

function columnsOf({ name, short, province }: Given) {
  return { nameTh: name.th, nameEn: name.en, short, province };
}
