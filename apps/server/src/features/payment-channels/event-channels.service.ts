import { isDeepStrictEqual } from "node:util";
import type { BodyOf, ReplyOf } from "@time-event/contract/endpoint";
import {
  eventChannelDelete,
  eventChannelSave,
  type EventPayment,
  type eventPaymentGet,
  eventPaymentSave,
} from "@time-event/contract/event-payments";
import type { PaymentChannel } from "@time-event/contract/payment-channels";
import type { Db } from "../../db/connection.ts";
import { Refused } from "../../http/refusals.ts";
import type { StaffCaller } from "../../http/staff-caller.ts";
import { changeOf, edit, expectSeen, expectSeenOrNew } from "../edits/edit.service.ts";
import { lockEvent, lockList } from "../edits/locks.queries.ts";
import { changesPayee, expectSameNumber, isTaken, tidyOrRefuse } from "./account-checks.ts";
import { loadEventPayment, storeEventPayment } from "./event-channels.repository.ts";
import type { PayeeGuard } from "./payee-guard.service.ts";
import { hasConfirmedOrders } from "./payment-channels.queries.ts";
import { toldEvents } from "./told-payers.queries.ts";
import {
  deletePaymentChannel,
  findPaymentChannel,
  insertPaymentChannel,
  listPaymentChannels,
  updatePaymentChannel,
} from "./payment-channels.repository.ts";

/** By which channels an event is paid: its own accounts, and those of the installation that it has chosen. */
export function createEventChannels(db: Db, guard: PayeeGuard) {
  return {
    get: async ({ eventId }: { readonly eventId: number }): Promise<ReplyOf<typeof eventPaymentGet>> => ({
      data: await loadEventPayment(db, eventId),
      meta: {},
    }),

    /** @throws NotFound; EditConflict; Refused */
    save: async (
      { eventId, channelIds, password, revision, ...asked }: BodyOf<typeof eventPaymentSave>,
      caller: StaffCaller,
    ) => {
      const proved = await guard.prove(eventPaymentSave, caller, password);
      return edit(db, caller, eventPaymentSave, async (tx) => {
        // nobody removes a channel meanwhile
        await lockList(tx, "paymentChannels");
        const { slug } = await lockEvent(tx, eventId);
        const before = await loadEventPayment(tx, eventId);
        expectSeen(before, revision);
        const chosen = [...new Set(channelIds)];
        if (chosen.some((id) => !before.channels.some((channel) => channel.id === id)))
          throw new Refused(eventPaymentSave, [{ path: "channelIds", code: "unknown" }]);
        if (!isDeepStrictEqual(new Set(before.channelIds), new Set(chosen)))
          await proved.redirect(tx, await toldEvents(tx, [eventId]));
        await storeEventPayment(
          tx,
          eventId,
          {
            channelIds: chosen,
            satangTail: asked.satangTail ?? before.satangTail,
            payHours: asked.payHours ?? before.payHours,
            mostEntries: asked.mostEntries ?? before.mostEntries,
            addressShare: asked.addressShare ?? before.addressShare,
          },
          caller.username,
        );
        const after = await loadEventPayment(tx, eventId);
        const subject = { kind: "event-payment", id: eventId, name: slug };
        const change = { eventId, subject, before: auditOf(before), after: auditOf(after) };
        return { reply: { data: after, meta: {} }, change };
      });
    },

    /** @throws NotFound; EditConflict; Refused */
    saveOwn: async (
      { eventId, id, password, revision, ...given }: BodyOf<typeof eventChannelSave>,
      caller: StaffCaller,
    ) => {
      const proved = await guard.prove(eventChannelSave, caller, password);
      const channel = { ...given, account: tidyOrRefuse(eventChannelSave, given.account), isDefault: false };
      return edit(db, caller, eventChannelSave, async (tx) => {
        await lockList(tx, "paymentChannels");
        await lockEvent(tx, eventId);
        const before = expectSeenOrNew(await findPaymentChannel(tx, id, eventId), { id, revision });
        // an account that the installation has already is chosen, not added a second time
        const others = [...(await listPaymentChannels(tx, eventId)), ...(await listPaymentChannels(tx))];
        const taken = isTaken(others, channel.account, id);
        if (taken.length > 0) throw new Refused(eventChannelSave, taken);
        if (changesPayee(before, channel)) {
          const told = await toldEvents(tx, [eventId]);
          if (before && told.length > 0) expectSameNumber(eventChannelSave, before.account, channel.account);
          await proved.redirect(tx, told);
        }
        const after = before
          ? await updatePaymentChannel(tx, before.id, channel, caller.username)
          : await insertPaymentChannel(tx, channel, caller.username, eventId);
        return { reply: { data: after, meta: {} }, change: { eventId, ...changeOf(aboutChannel, before, after) } };
      });
    },

    /** @throws NotFound; EditConflict; Refused */
    removeOwn: ({ eventId, id, revision }: BodyOf<typeof eventChannelDelete>, caller: StaffCaller) =>
      edit(db, caller, eventChannelDelete, async (tx) => {
        await lockList(tx, "paymentChannels");
        await lockEvent(tx, eventId);
        const before = expectSeen(await findPaymentChannel(tx, id, eventId), revision);
        // whoever was shown it may still pay into it
        if (await hasConfirmedOrders(tx, eventId)) throw new Refused(eventChannelDelete, ["in_use"]);
        await deletePaymentChannel(tx, id);
        return { reply: { data: null, meta: {} }, change: { eventId, ...changeOf(aboutChannel, before, undefined) } };
      }),
  };
}
export type EventChannels = ReturnType<typeof createEventChannels>;

const aboutChannel = ({ id, name }: PaymentChannel) => ({ kind: "payment-channel", id, name: name.th });

const auditOf = ({ channels, channelIds, satangTail, payHours, mostEntries, addressShare }: EventPayment) => ({
  channels: channels.filter(({ id }) => channelIds.includes(id)).map(({ name }) => name.th),
  satangTail,
  payHours,
  mostEntries,
  addressShare,
});
