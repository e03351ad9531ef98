import type { Order, OrderPayment } from "@time-event/contract/orders";
import { accountPayload } from "@time-event/domain/promptpay/account-payload";
import { asOfNow, isOverdue } from "@time-event/domain/orders/deadlines";
import { namedFiles } from "@time-event/domain/questions/answer-files";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db, Tx } from "../../db/connection.ts";
import { loadAnswerFiles } from "../answer-files/answer-files.queries.ts";
import {
  listActiveChannels,
  loadSatangTail,
  type PaymentChannel,
} from "../payment-channels/payment-channels.queries.ts";
import { loadLogos } from "../team-logos/team-logos.queries.ts";
import { receiptOf } from "./order-receipt.ts";
import { opens } from "./opened-categories.ts";
import { noPayments, paymentsOf } from "./order-payments.ts";
import { quoteOf } from "./order-quote.ts";
import { loadOrder, loadOrderEvent, loadSteps, type OrderEvent } from "./orders.queries.ts";
import type { StoredOrder, StoredOrderEntry } from "./orders.types.ts";
import { loadRunners } from "./runners.queries.ts";
import { loadSale, type Sale } from "./sale.queries.ts";

/** A whole order as its holder sees it. @throws NotFound */
export async function showOrder(db: Db | Tx, eventId: number, id: number, now: InstantMs): Promise<Order> {
  const [event, loaded, sale] = [
    await loadOrderEvent(db, { id: eventId }),
    await loadOrder(db, eventId, id),
    await loadSale(db, eventId),
  ];
  const stored = asOfNow(loaded, now);
  const quote = quoteOf(stored, sale, now);
  const { balance, transfers } = await paymentsOf(db, id, { state: stored.state, totalSatang: quote.totalSatang });
  const { owedSatang, toPaySatang } = balance;
  const tail = stored.state === "held" && owedSatang > 0 ? await loadSatangTail(db, eventId) : "off";
  const { reference, state } = stored;
  return {
    ...shownWhole(stored, { event, sale, now }),
    runners: state === "confirmed" ? await loadRunners(db, id) : [],
    quote,
    ...(tail !== "off" && { satangTail: tail }),
    payment:
      toPaySatang > 0 && !event.isCancelled && (state === "awaiting_payment" || state === "confirmed")
        ? paymentOf(await listActiveChannels(db, eventId), { owedSatang: toPaySatang, reference, slug: event.slug })
        : null,
    balance,
    transfers,
    files: await loadAnswerFiles(db, id, filesOf(stored)),
    logos: await loadLogos(db, teamsOf(stored)),
    ...(await receiptOf(db, id)),
    timeline: [...(await loadSteps(db, id)), ...stepsNotStored(loaded, now)],
  };
}

/** An order expires at its deadline; a job stores it a little later. */
function stepsNotStored(loaded: StoredOrder, now: InstantMs): Order["timeline"] {
  return isOverdue(loaded, now) ? [{ at: loaded.deadlineAt!, step: "expire", state: "expired" }] : [];
}

const filesOf = ({ entries }: Pick<StoredOrder, "entries">) =>
  entries.flatMap(({ players }) => players.flatMap(({ answers }) => namedFiles(answers)));

/** A relay has one place, and a name. */
const teamsOf = ({ entries }: Pick<StoredOrder, "entries">) =>
  entries.flatMap(({ id, team, places }) => (team === "" && places === 1 ? [] : id));

/** The same of an order that begins now, of which nothing but a category was chosen: nothing has to be asked for it. */
export function showBegun(stored: StoredOrder, { event, categories, tail, now }: Beginning): Order {
  const sale = { categories, waves: [], addOns: [], shippingSatang: 0 };
  const quote = quoteOf(stored, sale, now);
  return {
    ...shownWhole(stored, { event, sale, now }),
    runners: [],
    quote,
    ...(tail !== "off" && quote.totalSatang > 0 && { satangTail: tail }),
    payment: null,
    ...noPayments(stored.state, quote.totalSatang),
    files: [],
    logos: [],
    receipt: null,
    receiptTo: null,
    timeline: [{ at: now, step: null, state: stored.state }],
  };
}

interface Beginning extends Pick<Around, "event" | "now"> {
  readonly categories: Sale["categories"];
  /** Whether its price will get some satang. */
  readonly tail: Awaited<ReturnType<typeof loadSatangTail>>;
}

interface Around {
  readonly event: Pick<OrderEvent, "slug">;
  readonly sale: Pick<Sale, "categories" | "waves">;
  readonly now: InstantMs;
}

/** What is stored of an order itself. */
function shownWhole(stored: StoredOrder, { event, sale, now }: Around) {
  const { reference, state, deadlineAt, contact, language, addOns, shipping, consents, code } = stored;
  return {
    event: event.slug,
    reference,
    state,
    deadlineAt,
    contact,
    language,
    addOns: [...addOns],
    shipping,
    consents: [...consents],
    code: code && code.code,
    opened: sale.categories
      .filter((category) => category.hidden && opens(code, category.id, now))
      .map((each) => each.code),
    entries: stored.entries.map((entry) => shownEntry(entry, sale)),
  };
}

export function shownEntry(
  { id, categoryId, waveId, team, places, players }: StoredOrderEntry,
  { categories, waves }: Pick<Sale, "categories" | "waves">,
): Order["entries"][number] {
  const category = categories.find((each) => each.id === categoryId)!;
  const wave = waves.find((each) => each.id === waveId);
  return {
    id,
    category: category.code,
    categoryName: category.name,
    wave: wave ? { id: wave.id, name: wave.name, startsAt: wave.startsAt } : null,
    team,
    places,
    players: [...players],
  };
}

interface Owed {
  readonly owedSatang: number;
  readonly reference: string;
  readonly slug: string;
}

/** How to pay exactly what is owed: by the first channel for PromptPay (the default one comes first), or to a bank. */
function paymentOf(channels: readonly PaymentChannel[], { owedSatang, reference, slug }: Owed): OrderPayment {
  const accounts = channels.map(({ account }) => account);
  const account = accounts.find(({ kind }) => kind === "promptpay" || kind === "bill");
  return {
    owedSatang,
    promptPay: account ? accountPayload(account, { owedSatang, reference, slug }) : null,
    accounts: accounts.flatMap((each) =>
      each.kind === "bank" ? [{ bankCode: each.bankCode, accountNumber: each.accountNumber, holder: each.holder }] : [],
    ),
  };
}
