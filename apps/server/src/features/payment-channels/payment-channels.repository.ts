import type { BodyOf } from "@time-event/contract/endpoint";
import type { PaymentAccount, PaymentChannel, paymentChannelSave } from "@time-event/contract/payment-channels";
import { sql } from "kysely";
import { toJson } from "../../db/column-types.ts";
import type { Db, Tx } from "../../db/connection.ts";
import { bilingual, savedBy } from "../../db/edited-rows.ts";
import { nextPosition } from "../../db/ordered-rows.ts";

/** Whose a channel is: an event's own, or (null) one of the installation, which any event may choose. */
type OwnerId = number | null;

export const channelsOf = (ownerId: OwnerId) =>
  ({ table: "paymentChannels", key: "id", of: { eventId: ownerId } }) as const;

export function listPaymentChannels(db: Db | Tx, ownerId: OwnerId = null): Promise<PaymentChannel[]> {
  return selectPaymentChannels(db).where("eventId", "is not distinct from", ownerId).execute();
}

export async function findPaymentChannel(
  tx: Tx,
  id: number | null,
  ownerId: OwnerId = null,
): Promise<PaymentChannel | undefined> {
  if (id === null) return undefined;
  const found = selectPaymentChannels(tx).where("id", "=", id).where("eventId", "is not distinct from", ownerId);
  return found.executeTakeFirst();
}

export async function insertPaymentChannel(
  tx: Tx,
  given: Given,
  username: string,
  ownerId: OwnerId = null,
): Promise<PaymentChannel> {
  const position = nextPosition(channelsOf(ownerId));
  const { id } = await tx
    .insertInto("paymentChannels")
    .values({ ...columnsOf(given), eventId: ownerId, position, changedBy: username })
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
