import type { BodyOf, ReplyOf } from "@time-event/contract/endpoint";
import {
  type PaymentChannel,
  paymentChannelDelete,
  type paymentChannelList,
  paymentChannelOrder,
  paymentChannelSave,
} from "@time-event/contract/payment-channels";
import { Refused } from "../../http/refusals.ts";
import type { Db } from "../../db/connection.ts";
import { changeOf, edit, expectSeen, expectSeenOrNew } from "../edits/edit.service.ts";
import { lockList } from "../edits/locks.queries.ts";
import { changeOfOrder, putInOrder } from "../edits/put-in-order.service.ts";
import type { StaffCaller } from "../../http/staff-caller.ts";
import { changesPayee, expectSameNumber, isTaken, tidyOrRefuse } from "./account-checks.ts";
import type { PayeeGuard } from "./payee-guard.service.ts";
import {
  channelsOf,
  clearDefault,
  deletePaymentChannel,
  findPaymentChannel,
  insertPaymentChannel,
  isChosen,
  listPaymentChannels,
  updatePaymentChannel,
} from "./payment-channels.repository.ts";
import { eventsThatChose, toldEvents } from "./told-payers.queries.ts";

const kind = "payment-channel";
const about = ({ id, name }: PaymentChannel) => ({ kind, id, name: name.th });

export function createPaymentChannelsService(db: Db, guard: PayeeGuard) {
  return {
    list: async (): Promise<ReplyOf<typeof paymentChannelList>> => ({
      data: await listPaymentChannels(db),
      meta: {},
    }),

    save: async ({ id, password, revision, ...given }: BodyOf<typeof paymentChannelSave>, caller: StaffCaller) => {
      const proved = await guard.prove(paymentChannelSave, caller, password);
      const channel = { ...given, account: tidyOrRefuse(paymentChannelSave, given.account) };
      return edit(db, caller, paymentChannelSave, async (tx) => {
        await lockList(tx, "paymentChannels");
        const before = expectSeenOrNew(await findPaymentChannel(tx, id), { id, revision });
        const reasons = [
          ...isTaken(await listPaymentChannels(tx), channel.account, id),
          ...(given.isDefault && !given.active ? (["default_inactive"] as const) : []),
        ];
        if (reasons.length > 0) throw new Refused(paymentChannelSave, reasons);
        if (before && changesPayee(before, channel)) {
          const told = await toldEvents(tx, await eventsThatChose(tx, before.id));
          if (told.length > 0) expectSameNumber(paymentChannelSave, before.account, channel.account);
          await proved.redirect(tx, told);
        }

        if (given.isDefault) await clearDefault(tx);
        const after = before
          ? await updatePaymentChannel(tx, before.id, channel, caller.username)
          : await insertPaymentChannel(tx, channel, caller.username);
        return { reply: { data: after, meta: {} }, change: changeOf(about, before, after) };
      });
    },

    remove: ({ id, revision }: BodyOf<typeof paymentChannelDelete>, caller: StaffCaller) =>
      edit(db, caller, paymentChannelDelete, async (tx) => {
        await lockList(tx, "paymentChannels");
        const before = expectSeen(await findPaymentChannel(tx, id), revision);
        if (await isChosen(tx, id)) throw new Refused(paymentChannelDelete, ["in_use"]);
        await deletePaymentChannel(tx, id);
        return { reply: { data: null, meta: {} }, change: changeOf(about, before, undefined) };
      }),

    order: ({ ids }: BodyOf<typeof paymentChannelOrder>, caller: StaffCaller) =>
      edit(db, caller, paymentChannelOrder, async (tx) => {
        await lockList(tx, "paymentChannels");
        const keys = ids.map(String);
        const before = await putInOrder(tx, paymentChannelOrder, channelsOf(null), keys);
        return { reply: { data: null, meta: {} }, change: changeOfOrder(kind, before, keys) };
      }),
  };
}
