import type { BodyOf, ReplyOf } from "@time-event/contract/endpoint";
import {
  type PaymentAccount,
  type PaymentChannel,
  paymentChannelDelete,
  type paymentChannelList,
  paymentChannelOrder,
  paymentChannelSave,
} from "@time-event/contract/payment-channels";
import { accountProblems, tidyAccount } from "@time-event/domain/promptpay/payment-account";
import { InvalidInput } from "../../http/refusals.ts";
import type { Db, Tx } from "../../db/connection.ts";
import { lockList } from "../../db/edited-rows.ts";
import { deleteEdited, saveEdited } from "../audit/edit.service.ts";
import { reorder } from "../audit/reorder.service.ts";
import type { StaffCaller } from "../../http/staff-caller.ts";
import {
  clearDefault,
  deletePaymentChannel,
  findPaymentChannel,
  insertPaymentChannel,
  listPaymentChannels,
  updatePaymentChannel,
} from "./payment-channels.repository.ts";

const kind = "payment-channel";
const subject = ({ id, name }: PaymentChannel) => ({ kind, id, name: name.th });

export function createPaymentChannelsService(db: Db) {
  return {
    list: async (): Promise<ReplyOf<typeof paymentChannelList>> => ({ data: await listPaymentChannels(db), meta: {} }),

    save: async ({ id, revision, ...given }: BodyOf<typeof paymentChannelSave>, caller: StaffCaller) => {
      const account = tidyAccount(given.account);
      const problems = accountProblems(account);
      if (problems.length > 0) {
        throw new InvalidInput(problems.map(({ path, code }) => ({ path: `account.${path}`, code })));
      }
      const channel = { ...given, account };
      const data = await saveEdited(db, caller, {
        action: paymentChannelSave.name,
        revision,
        subject,
        load: async (tx) => {
          await lockList(tx, "paymentChannels");
          return id === null ? undefined : findPaymentChannel(tx, id);
        },
        refusals: async (tx) => [
          ...((await isTaken(tx, account, id)) ? ["account_taken"] : []),
          ...(given.isDefault && !given.active ? ["default_inactive"] : []),
        ],
        store: async (tx, before) => {
          if (given.isDefault) await clearDefault(tx);
          return before
            ? updatePaymentChannel(tx, before.id, channel, caller.username)
            : insertPaymentChannel(tx, channel, caller.username);
        },
      });
      return { data, meta: {} };
    },

    remove: async ({ id, revision }: BodyOf<typeof paymentChannelDelete>, caller: StaffCaller) => {
      await deleteEdited(db, caller, {
        action: paymentChannelDelete.name,
        revision,
        subject,
        load: async (tx) => {
          await lockList(tx, "paymentChannels");
          return findPaymentChannel(tx, id);
        },
        remove: (tx) => deletePaymentChannel(tx, id),
      });
      return { data: null, meta: {} };
    },

    order: async ({ ids }: BodyOf<typeof paymentChannelOrder>, caller: StaffCaller) => {
      const keys = ids.map(String);
      await reorder(db, caller, { action: paymentChannelOrder.name, kind, list: "paymentChannels", key: "id", keys });
      return { data: null, meta: {} };
    },
  };
}

/** Where the same money arrives twice, nobody knows for what it came. */
async function isTaken(tx: Tx, account: PaymentAccount, exceptId: number | null): Promise<boolean> {
  const others = (await listPaymentChannels(tx)).filter(({ id }) => id !== exceptId);
  return others.some((other) => numberOf(other.account) === numberOf(account));
}

function numberOf(account: PaymentAccount): string {
  if (account.kind === "promptpay") return account.promptPayId;
  return account.kind === "bank" ? account.bankCode + account.accountNumber : account.billerId;
}
