import type { InstantMs } from "@time-event/domain/time/instant";
import type { Tx } from "../../db/connection.ts";
import {
  insertMemberKey,
  insertOrderKey,
  insertOrderKeys,
  revokeMemberKeys,
  revokeOrderKeys,
} from "./keys.repository.ts";
import { hashOfKey, makeKey } from "./secret.ts";

/** A new key to an order. Only the caller ever has it: the database has its hash. */
export async function issueOrderKey(
  tx: Tx,
  order: { readonly eventId: number; readonly id: number; readonly reference: string },
): Promise<string> {
  const key = makeKey("registration");
  await insertOrderKey(tx, order, hashOfKey(key));
  return key;
}

/** The first keys of orders that begin now, in their order. */
export async function issueOrderKeys(
  tx: Tx,
  orders: readonly { readonly eventId: number; readonly id: number; readonly reference: string }[],
  now: InstantMs,
): Promise<string[]> {
  const issued = orders.map((order) => ({ ...order, key: makeKey("registration") }));
  await insertOrderKeys(
    tx,
    issued.map(({ key, ...order }) => ({ ...order, secretHash: hashOfKey(key) })),
    now,
  );
  return issued.map(({ key }) => key);
}

/** Ends all keys of an order. Who has one is told so. */
export async function endOrderKeys(
  tx: Tx,
  order: { readonly eventId: number; readonly id: number },
  now: InstantMs,
  username: string,
): Promise<void> {
  await revokeOrderKeys(tx, order, now, username);
}

/** A new key to a member's own part of an order. */
export async function issueMemberKey(
  tx: Tx,
  member: { readonly eventId: number; readonly subject: string; readonly reference: string },
): Promise<string> {
  const key = makeKey("member");
  await insertMemberKey(tx, member, hashOfKey(key));
  return key;
}

/** Ends the link of one member. */
export async function endMemberKeys(
  tx: Tx,
  member: { readonly eventId: number; readonly subject: string },
  now: InstantMs,
  username: string,
): Promise<void> {
  await revokeMemberKeys(tx, member, now, username);
}
