import type { BodyOf } from "@time-event/contract/endpoint";
import type { Organiser, organiserSave } from "@time-event/contract/receipts";
import type { Db, Tx } from "../../db/connection.ts";
import { bilingual, savedBy } from "../../db/edited-rows.ts";

/** The organisers whose receipts say more than a name. */
export function listOrganisers(db: Db | Tx): Promise<Organiser[]> {
  return selectOrganisers(db).orderBy("name").execute();
}

export function findOrganiser(tx: Tx, name: string): Promise<Organiser | undefined> {
  return selectOrganisers(tx).where("name", "=", name).executeTakeFirst();
}

/** The names that events have for their organisers. */
export async function eventOrganisers(db: Db): Promise<string[]> {
  const rows = await db.selectFrom("events").select("organiser").distinct().where("organiser", "<>", "").execute();
  return rows.map(({ organiser }) => organiser);
}

export async function storeOrganiser(
  tx: Tx,
  { name, nameEn, taxId, branch, address }: BodyOf<typeof organiserSave>,
  username: string,
): Promise<Organiser> {
  const said = { nameEn, taxId, branch, addressTh: address?.th, addressEn: address?.en };
  await tx
    .insertInto("organisers")
    .values({ name, ...said, changedBy: username })
    .onConflict((conflict) =>
      conflict.column("name").doUpdateSet({ ...said, ...savedBy(username, { table: "organisers" }) }),
    )
    .execute();
  return selectOrganisers(tx).where("name", "=", name).executeTakeFirstOrThrow();
}

function selectOrganisers(db: Db | Tx) {
  return db
    .selectFrom("organisers")
    .select(["name", "nameEn", "taxId", "branch", "revision", "changedAt", "changedBy"])
    .select(bilingual("address").as("address"));
}
