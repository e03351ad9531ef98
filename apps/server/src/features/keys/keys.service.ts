import type { BodyOf, ReplyOf } from "@time-event/contract/endpoint";
import { type DeviceKey, keyCreate, type keyList, keyRenew, keyRevoke } from "@time-event/contract/keys";
import type { RefusesWith } from "@time-event/contract/refusals";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db, Tx } from "../../db/connection.ts";
import { Refused } from "../../http/refusals.ts";
import type { StaffCaller } from "../../http/staff-caller.ts";
import { changeOf, edit, expectSeen } from "../edits/edit.service.ts";
import { lockEvent } from "../edits/locks.queries.ts";
import { loadEventDays } from "../events/event-days.queries.ts";
import { listDeviceKeys } from "./keys.queries.ts";
import { insertDeviceKey, lockDeviceKey, replaceSecret, revokeDeviceKey } from "./keys.repository.ts";
import { hashOfKey, makeKey } from "./secret.ts";

const about = ({ id, name }: DeviceKey) => ({ kind: "access-key", id, name });

/** What staff do with the keys of the devices that send an event's passings. */
export function createKeysService(db: Db, clock: () => InstantMs) {
  return {
    list: async ({ eventId }: { eventId: number }): Promise<ReplyOf<typeof keyList>> => {
      await loadEventDays(db, eventId);
      return { data: await listDeviceKeys(db, eventId), meta: {} };
    },

    /** @throws NotFound, Refused `ends_in_the_past` */
    create: async (
      { eventId, name, endsAt }: BodyOf<typeof keyCreate>,
      caller: StaffCaller,
    ): Promise<ReplyOf<typeof keyCreate>> => {
      if (endsAt !== null && endsAt <= clock()) throw new Refused(keyCreate, ["ends_in_the_past"]);
      return edit(db, caller, keyCreate, async (tx) => {
        await lockEvent(tx, eventId);
        const key = makeKey("device");
        const form = { eventId, name, endsAt, secretHash: hashOfKey(key) };
        const device = await insertDeviceKey(tx, form, caller.username);
        const change = { eventId, ...changeOf(about, undefined, device, told) };
        return { reply: { data: { key, device }, meta: {} }, change };
      });
    },

    /** @throws NotFound, EditConflict, Refused `revoked` */
    renew: ({ eventId, id, revision }: BodyOf<typeof keyRenew>, caller: StaffCaller) =>
      edit(db, caller, keyRenew, async (tx) => {
        const before = await openKey(tx, keyRenew, eventId, id, revision);
        const key = makeKey("device");
        const device = await replaceSecret(tx, id, hashOfKey(key), caller.username);
        const change = { eventId, ...changeOf(about, before, device, told) };
        return { reply: { data: { key, device }, meta: {} }, change };
      }),

    /** @throws NotFound, EditConflict, Refused `revoked` */
    revoke: ({ eventId, id, revision }: BodyOf<typeof keyRevoke>, caller: StaffCaller) =>
      edit(db, caller, keyRevoke, async (tx) => {
        const before = await openKey(tx, keyRevoke, eventId, id, revision);
        const device = await revokeDeviceKey(tx, id, clock(), caller.username);
        return { reply: { data: device, meta: {} }, change: { eventId, ...changeOf(about, before, device, told) } };
      }),
  };
}

/** A key that still works, as the caller saw it, locked. */
async function openKey(
  tx: Tx,
  call: RefusesWith<"revoked">,
  eventId: number,
  id: number,
  revision: number,
): Promise<DeviceKey> {
  const key = expectSeen(await lockDeviceKey(tx, eventId, id), revision);
  if (key.revokedAt !== null) throw new Refused(call, ["revoked"]);
  return key;
}

/** The last use is left out: the device changes it, not staff. */
function told({ name, endsAt, revokedAt }: DeviceKey) {
  return { name, endsAt, revokedAt };
}
