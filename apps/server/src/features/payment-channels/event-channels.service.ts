import type { BodyOf, ReplyOf } from "@time-event/contract/endpoint";
import { type EventPayment, type eventPaymentGet, eventPaymentSave } from "@time-event/contract/event-payments";
import type { Db } from "../../db/connection.ts";
import { Refused } from "../../http/refusals.ts";
import type { StaffCaller } from "../../http/staff-caller.ts";
import { edit, expectSeen } from "../edits/edit.service.ts";
import { lockEvent, lockList } from "../edits/locks.queries.ts";
import { loadEventPayment, storeEventPayment } from "./event-channels.repository.ts";

/** By which channels an event is paid. */
export function createEventChannels(db: Db) {
  return {
    get: async ({ eventId }: { readonly eventId: number }): Promise<ReplyOf<typeof eventPaymentGet>> => ({
      data: await loadEventPayment(db, eventId),
      meta: {},
    }),

    /** @throws NotFound; EditConflict; Refused */
    save: (
      { eventId, channelIds, satangTail, payHours, revision }: BodyOf<typeof eventPaymentSave>,
      caller: StaffCaller,
    ) =>
      edit(db, caller, eventPaymentSave, async (tx) => {
        // nobody removes a channel meanwhile
        await lockList(tx, "paymentChannels");
        const { slug } = await lockEvent(tx, eventId);
        const before = await loadEventPayment(tx, eventId);
        expectSeen(before, revision);
        const chosen = [...new Set(channelIds)];
        if (chosen.some((id) => !before.channels.some((channel) => channel.id === id)))
          throw new Refused(eventPaymentSave, [{ path: "channelIds", code: "unknown" }]);
        await storeEventPayment(
          tx,
          eventId,
          {
            channelIds: chosen,
            satangTail: satangTail ?? before.satangTail,
            payHours: payHours ?? before.payHours,
          },
          caller.username,
        );
        const after = await loadEventPayment(tx, eventId);
        const subject = { kind: "event-payment", id: eventId, name: slug };
        const change = { eventId, subject, before: auditOf(before), after: auditOf(after) };
        return { reply: { data: after, meta: {} }, change };
      }),
  };
}
export type EventChannels = ReturnType<typeof createEventChannels>;

const auditOf = ({ channels, channelIds, satangTail, payHours }: EventPayment) => ({
  channels: channels.filter(({ id }) => channelIds.includes(id)).map(({ name }) => name.th),
  satangTail,
  payHours,
});
