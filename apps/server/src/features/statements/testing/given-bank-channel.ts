import { sql } from "kysely";
import type { Db } from "../../../db/connection.ts";
import { givenAllChannels } from "../../../testing/given-all-channels.ts";

/** A bank account into which every event so far is paid, and whose statements can be imported. @returns its id */
export async function givenBankChannel(db: Db): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into payment_channels (position, name_th, name_en, account, active, is_default) values (9, 'ธนาคาร', 'Bank',
      '{"kind":"bank","bankCode":"004","accountNumber":"0123456789","holder":"ชมรมวิ่ง"}', true, false)
    returning id`.execute(db);
  await givenAllChannels(db);
  return rows[0]!.id;
}
