import type { BodyOf, ParamsOf, ReplyOf } from "@time-event/contract/endpoint";
import {
  transferClaim,
  type transferGet,
  type transferList,
  type transferOrderList,
} from "@time-event/contract/staff-transfers";
import { eventsWith, may, type Permission } from "@time-event/domain/access/permissions";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db, Tx } from "../../db/connection.ts";
import { NotFound, Refused } from "../../http/refusals.ts";
import type { FileReply } from "../../http/file-reply.ts";
import type { StaffCaller } from "../../http/staff-caller.ts";
import { edit } from "../edits/edit.service.ts";
import { slipPicture } from "../slips/slips.queries.ts";
import { findOrdersOfTransfer } from "./orders-to-pay.queries.ts";
import { showTransfer } from "./show-transfer.ts";
import type { Events } from "../../db/of-events.ts";
import { countTransfers, listTransfers, lockNext } from "./transfer-list.queries.ts";
import { lockTransfer } from "./transfers.queries.ts";
import { letGo, takeTransfer } from "./transfers.repository.ts";

/** Long enough to look at a slip, short enough that nobody has to ask for one that somebody left open. */
const takenForMs = 3 * 60_000;

/** What staff see of transfers, and who looks at which. */
export function createVerification(db: Db, clock: () => InstantMs) {
  return {
    list: async (
      { eventId, offset, limit, ...filter }: ParamsOf<typeof transferList> & { offset: number; limit: number },
      caller: StaffCaller,
    ): Promise<ReplyOf<typeof transferList>> => {
      const events = eventsOf(caller, "payments_view", eventId as number | undefined);
      const data = await listTransfers(db, events, filter, { now: clock(), offset, limit });
      const total = await countTransfers(db, events, filter);
      return { data, meta: { total, waiting: await countTransfers(db, events, { state: "waiting" }) } };
    },

    /** @throws NotFound */
    get: async ({ eventId, id }: { eventId: number; id: number }): Promise<ReplyOf<typeof transferGet>> => ({
      data: await showTransfer(db, eventId, id, clock()),
      meta: {},
    }),

    ordersOf: async (
      { eventId, id, text = "" }: { eventId: number; id: number; text?: string | undefined },
      caller: StaffCaller,
    ): Promise<ReplyOf<typeof transferOrderList>> => {
      const searchesContacts = may(caller, "personal_data_view", eventId);
      return { data: await findOrdersOfTransfer(db, { eventId, id }, { text, searchesContacts }), meta: {} };
    },

    /** @throws NotFound */
    picture: async ({ eventId, id }: { eventId: number; id: number }): Promise<FileReply> => {
      const bytes = await slipPicture(db, eventId, id);
      if (!bytes) throw new NotFound("thing");
      return { name: `slip-${id}.webp`, type: "image/webp", bytes };
    },

    /** @throws Refused */
    claim: ({ id, eventId, except, letGo: given }: BodyOf<typeof transferClaim>, caller: StaffCaller) =>
      edit(db, caller, transferClaim, async (tx) => {
        const now = clock();
        const events = eventsOf(caller, "payments_verify", eventId);
        if (given !== undefined) await letGo(tx, given, caller.username);
        const taken = id === null ? await lockNext(tx, events, { ...caller, except: except ?? [], now }) : undefined;
        const found = id === null ? taken : await lockNamed(tx, events, id, { ...caller, now });
        if (found) await takeTransfer(tx, found.id, caller.username, now + takenForMs);
        const waiting = await countTransfers(tx, events, { state: "waiting" });
        const transfer = found ? await showTransfer(tx, found.eventId, found.id, now) : null;
        // to look at something changes nothing
        return { reply: { data: { transfer, waiting }, meta: {} }, change: null };
      }),
  };
}
export type Verification = ReturnType<typeof createVerification>;

/** The events that the caller means, without those where they may not. */
function eventsOf(caller: StaffCaller, permission: Permission, eventId: number | undefined): Events {
  if (eventId === undefined) return eventsWith(caller, permission);
  return may(caller, permission, eventId) ? [eventId] : [];
}

/** @throws Refused */
async function lockNamed(
  tx: Tx,
  events: Events,
  id: number,
  { username, now }: { readonly username: string; readonly now: InstantMs },
) {
  const found = await lockTransfer(tx, id);
  if (!found || (events !== "all" && !events.includes(found.eventId)))
    throw new Refused(transferClaim, [{ path: "id", code: "unknown" }]);
  if (isTakenByOther(found, username, now)) throw new Refused(transferClaim, ["looked_at"]);
  return found;
}

interface Taken {
  readonly takenBy: string | null;
  readonly takenUntil: InstantMs | null;
}

/** Does somebody else look at it now? */
export function isTakenByOther({ takenBy, takenUntil }: Taken, username: string, now: InstantMs): boolean {
  return takenBy !== null && takenBy !== username && takenUntil !== null && takenUntil > now;
}
