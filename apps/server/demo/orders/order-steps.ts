import { randomUUID } from "node:crypto";
import type { OrderPlayer } from "@time-event/contract/order-player";
import type { Order } from "@time-event/contract/orders";
import type { TransferReason } from "@time-event/domain/payments/transfer-states";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db, Tx } from "../../src/db/connection.ts";
import { createEntryChoice } from "../../src/features/orders/choose-entries.service.ts";
import { createConfirmation } from "../../src/features/orders/confirm-order.service.ts";
import { createOrderExpiry } from "../../src/features/orders/expire-orders.service.ts";
import { createOrderLetters } from "../../src/features/orders/order-letters.ts";
import { createPaidOrders } from "../../src/features/orders/paid-orders.service.ts";
import type { Sale } from "../../src/features/orders/sale.queries.ts";
import { createOrderCancelling } from "../../src/features/orders/staff/cancel-order.service.ts";
import { createStartOrder } from "../../src/features/orders/start-order.service.ts";
import { createSlips } from "../../src/features/slips/slips.service.ts";
import { createStatements } from "../../src/features/statements/statements.service.ts";
import { createDecisions } from "../../src/features/transfers/decide-transfer.service.ts";
import { createHandIn } from "../../src/features/transfers/hand-in.service.ts";
import { createReceivedMoney } from "../../src/features/transfers/received-money.service.ts";
import { createRefunds } from "../../src/features/transfers/refunds/refunds.service.ts";
import { findOrders } from "../../src/features/transfers/transfers.queries.ts";
import { createVerification } from "../../src/features/transfers/verification.service.ts";
import type { KeyHolder } from "../../src/http/key-holder.ts";
import type { WorkerPool } from "../../src/lib/heavy-work/worker-pool.ts";
import { demonstration } from "../master/demonstration-author.ts";
import { sentLetters } from "./sent-letters.ts";

/** An event that the demonstration's orders are for. */
export interface OrderedEvent {
  readonly id: number;
  readonly slug: string;
  readonly sale: Sale;
}

/** An order as its holder and staff know it. */
export interface ToldOrder {
  readonly id: number;
  readonly key: KeyHolder;
  /** What its holder shows. */
  readonly secret: string;
  readonly reference: string;
}

interface Parts {
  readonly db: Db;
  readonly workers: WorkerPool;
  readonly clock: () => InstantMs;
}

interface NewOrder {
  readonly contact: Order["contact"];
  readonly language: "th" | "en";
  readonly entries: readonly {
    readonly category: string;
    readonly team: string;
    readonly players: readonly OrderPlayer[];
  }[];
}

interface HandedIn {
  readonly slipId: number;
  readonly amountSatang: number;
  readonly paidAt: InstantMs;
  readonly alsoFor: readonly ToldOrder[];
}

const address = "127.0.0.1";

/** Each from a place of their own. */
const fromAnywhere = async () => ({ place: randomUUID(), network: randomUUID() });

/** What contacts and staff do with orders: the product's own use cases, at the time that the clock says. */
export function createOrderSteps({ db, workers, clock }: Parts) {
  const tellContact = createOrderLetters(sentLetters(clock));
  const paidOrders = createPaidOrders(tellContact);
  const money = createReceivedMoney(paidOrders);
  const [start, choice, handIn] = [
    createStartOrder(clock, fromAnywhere),
    createEntryChoice(clock, fromAnywhere),
    createHandIn(clock),
  ];
  const confirmation = createConfirmation({ db, clock, tellContact });
  const slips = createSlips(db, workers, clock);
  const verification = createVerification(db, clock);
  const decisions = createDecisions({ db, clock, paidOrders, money });
  const statements = createStatements({ db, clock, workers, money });
  const refunds = createRefunds({ db, clock, paidOrders });
  const cancel = createOrderCancelling({ db, clock, tellContact });
  const expire = createOrderExpiry({ db, clock, tellContact });
  const atOnce = <T>(work: (tx: Tx) => Promise<T>) => db.transaction().execute(work);

  const decide = async ({ key: { eventId } }: ToldOrder, transferId: number, how: Decision) => {
    const { revision } = (await verification.get({ eventId, id: transferId })).data;
    await decisions.decide({ eventId, id: transferId, revision, decision: how }, demonstration);
  };

  return {
    begin: (event: OrderedEvent, { contact, language, entries }: NewOrder): Promise<ToldOrder> =>
      atOnce(async (tx) => {
        const consents = event.sale.policies.map(({ policy, version }) => ({ policy, version }));
        const form = { event: event.slug, language, contact, consents, key: "keep" } as const;
        const { order, key: secret } = (await start.work(tx, form, { address, key: undefined })).data;
        const id = (await findOrders(tx, event.id, [order.reference])).get(order.reference)!;
        const kind = "registration" as const;
        const name = order.reference;
        const key = { keyId: 0, kind, eventId: event.id, event: event.slug, subject: String(id), name };
        for (const { players, ...entry } of entries) {
          const size = entry.team === "" ? {} : { size: 3 };
          await choice.save.work(tx, { ...entry, ...size, players: [...players] }, { address, key });
        }
        return { id, key, secret: secret!, reference: order.reference };
      }),

    /** @returns what is owed */
    confirm: ({ key }: ToldOrder): Promise<number> =>
      atOnce(async (tx) => (await confirmation.work(tx, {}, { address, key })).data.balance.owedSatang),

    upload: async ({ key }: ToldOrder, picture: Buffer): Promise<number> =>
      (await slips.save({ params: { kind: "slip" }, file: Buffer.from(picture) }, { address, key })).data.id,

    /** @returns the transfer's id */
    handIn: ({ key }: ToldOrder, { slipId, amountSatang, paidAt, alsoFor }: HandedIn): Promise<number> =>
      atOnce(async (tx) => {
        const others = {
          alsoFor: alsoFor.map(({ reference }) => reference),
          alsoKeys: alsoFor.map(({ secret }) => secret),
        };
        const form = { slip: slipId, amountSatang, paidAt, ...others };
        return (await handIn.save.work(tx, form, { address, key })).data.transfers.at(-1)!.id;
      }),

    verify: (order: ToldOrder, transferId: number, receivedSatang: number, receivedAt: InstantMs) =>
      decide(order, transferId, { kind: "verify", receivedSatang, receivedAt }),
    turnDown: (order: ToldOrder, transferId: number, kind: "refuse" | "askAgain", reason: TransferReason) =>
      decide(order, transferId, { kind, reason, note: "" }),

    /** Ends every order that is overdue. */
    expire: () => expire(AbortSignal.timeout(60_000)),
    cancel: ({ id, key: { eventId } }: ToldOrder, reason: string) =>
      cancel({ eventId, id, reason }, demonstration).then(() => {}),
    /** Large sums wait for a second person. */
    refund: async ({ id, key: { eventId } }: ToldOrder, amountSatang: number) => {
      const form = { amountSatang, reason: "ยกเลิกตามนโยบายคืนเงิน", account: "KBANK 000-2-34567-8" };
      const formId = `demonstration-${id}-${amountSatang}`;
      await refunds.save({ eventId, orderId: id, formId, ...form }, demonstration);
    },

    importStatement: async (channelId: number, fileName: string, file: Buffer) => {
      const sent = { channelId, fileName };
      const { lines } = (await statements.preview(sent, file)).data.counts;
      await statements.import({ ...sent, expectNew: lines, expectUnread: 0 }, file, demonstration);
    },
  };
}
export type OrderSteps = ReturnType<typeof createOrderSteps>;

type Decision = Parameters<ReturnType<typeof createDecisions>["decide"]>[0]["decision"];
