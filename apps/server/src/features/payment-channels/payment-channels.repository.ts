import type { BodyOf } from "@time-event/contract/endpoint";
import type { PaymentAccount, PaymentChannel, paymentChannelSave } from "@time-event/contract/payment-channels";
import { sql } from "kysely";
import { toJson } from "../../db/column-types.ts";
import type { Db, Tx } from "../../db/connection.ts";
import { bilingual, savedBy } from "../../db/edited-rows.ts";
import { nextPosition } from "../../db/ordered-rows.ts";

export function listPaymentChannels(db: Db | Tx): Promise<PaymentChannel[]> {
  return selectPaymentChannels(db).execute();
}

export async function findPaymentChannel(tx: Tx, id: number | null): Promise<PaymentChannel | undefined> {
  return id === null ? undefined : selectPaymentChannels(tx).where("id", "=", id).executeTakeFirst();
}

export async function insertPaymentChannel(tx: Tx, given: Given, username: string): Promise<PaymentChannel> {
  const { id } = await tx
    .insertInto("paymentChannels")
    .values({ ...columnsOf(given), position: nextPosition({ table: "paymentChannels" }), changedBy: username })
    .returning("id")
    .executeTakeFirstOrThrow();
  return selectPaymentChannels(tx).where("id", "=", id).executeTakeFirstOrThrow();
}

export async function updatePaymentChannel(
  tx: Tx,
  id: number,
  given: Given,
  username: string,
): Promise<PaymentChannel> {
  await tx
    .updateTable("paymentChannels")
    .set({ ...columnsOf(given), ...savedBy(username) })
    .where("id", "=", id)
    .execute();
  return selectPaymentChannels(tx).where("id", "=", id).executeTakeFirstOrThrow();
}

/** Has any event chosen it? */
export async function isChosen(tx: Tx, id: number): Promise<boolean> {
  const found = await tx
    .selectFrom("eventPaymentChannels")
    .select("eventId")
    .where("channelId", "=", id)
    .executeTakeFirst();
  return found !== undefined;
}

export async function clearDefault(tx: Tx): Promise<void> {
  await tx.updateTable("paymentChannels").set({ isDefault: false }).where("isDefault", "=", true).execute();
}

export async function deletePaymentChannel(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom("paymentChannels").where("id", "=", id).execute();
}

type Given = Pick<BodyOf<typeof paymentChannelSave>, "name" | "account" | "active" | "isDefault">;

function columnsOf({ name, account, active, isDefault }: Given) {
  return { nameTh: name.th, nameEn: name.en, account: toJson(account), active, isDefault };
}

function selectPaymentChannels(db: Db | Tx) {
  return db
    .selectFrom("paymentChannels")
    .select(["id", "active", "isDefault", "revision", "changedAt", "changedBy"])
    .select([bilingual("name").as("name"), sql<PaymentAccount>`account`.as("account")])
    .orderBy("position")
    .orderBy("id");
}
