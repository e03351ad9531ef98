import { randomBytes, randomUUID } from "node:crypto";
import { callPath, parseReply } from "@time-event/contract/call";
import { problem } from "@time-event/contract/errors";
import type { BodyOf } from "@time-event/contract/endpoint";
import type { Order } from "@time-event/contract/orders";
import { webImagesSave, webRegisterTransferDelete, webRegisterTransferSave } from "@time-event/contract/transfers";
import { toTimestamp } from "../../../db/column-types.ts";
import type { Db } from "../../../db/connection.ts";
import { withKey } from "../../../testing/given-key.ts";
import { givenPlayer } from "../../orders/testing/given-order.ts";
import { type Contact, givenContact, offersOf, submit } from "../../orders/testing/given-sale.ts";
import { givenReference } from "../../slips/testing/given-slip.ts";

/** A contact who has confirmed an order and has to pay. */
export interface Payer extends Contact {
  readonly id: number;
  readonly reference: string;
  readonly owedSatang: number;
  /** Sends a file as the picture of a slip. */
  readonly upload: (file: Uint8Array) => ReturnType<typeof uploadSlip>;
  readonly handIn: (form: BodyOf<typeof webRegisterTransferSave>) => ReturnType<typeof handIn>;
  readonly takeBack: (id: number) => ReturnType<typeof takeBack>;
  /** A slip in the database, as if it had been sent; its code says this reference, or nothing. */
  readonly slip: (reference?: string | null) => Promise<number>;
}

interface Given {
  readonly url: string;
  readonly db: Db;
}

export async function givenPayer({ url, db }: Given, event: string, players = [givenPlayer()]): Promise<Payer> {
  const contact = await givenContact(url, event);
  for (const player of players) await contact.choose({ category: "10K", players: [player] });
  const { policies } = await offersOf(url, event);
  if (policies.length > 0) {
    await contact.save({ consents: policies.map(({ policy, version }) => ({ policy, version })) });
  }
  const { reply, body } = await contact.confirm();
  if (!reply) throw new Error(body);
  const order: Order = reply.data;
  const { id } = await db
    .selectFrom("orders")
    .select("id")
    .where("reference", "=", order.reference)
    .executeTakeFirstOrThrow();
  const { key } = contact;
  return {
    ...contact,
    id,
    reference: order.reference,
    owedSatang: order.balance.owedSatang,
    upload: (file) => uploadSlip(url, key, file),
    handIn: (form) => handIn(url, key, form),
    takeBack: (transferId) => takeBack(url, key, transferId),
    slip: (reference = givenReference()) => insertSlip(db, id, reference),
  };
}

export async function uploadSlip(url: string, key: string, file: Uint8Array) {
  const response = await fetch(`${url}/api/web/${callPath(webImagesSave, {})}`, {
    method: "POST",
    headers: { "content-type": "application/octet-stream", ...withKey(key) },
    body: Buffer.from(file),
  });
  const body: unknown = await response.json();
  if (response.ok) return { status: response.status, reply: parseReply(webImagesSave, body), problem: undefined };
  return { status: response.status, reply: undefined, problem: problem.parse(body) };
}

export const handIn = (url: string, key: string, form: BodyOf<typeof webRegisterTransferSave>) =>
  submit(url, webRegisterTransferSave, form, { key });

const takeBack = (url: string, key: string, id: number) => submit(url, webRegisterTransferDelete, { id }, { key });

async function insertSlip(db: Db, orderId: number, reference: string | null): Promise<number> {
  const { eventId } = await db
    .selectFrom("orders")
    .select("eventId")
    .where("id", "=", orderId)
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto("slips")
    .values({
      eventId,
      orderId,
      fileHash: randomUUID(),
      hash: randomUUID(),
      width: 720,
      height: 1_080,
      bytes: randomBytes(8),
      codeKind: reference === null ? null : "bank",
      bankCode: reference === null ? null : "004",
      reference,
      sentAt: toTimestamp(Date.now()),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
