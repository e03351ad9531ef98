import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { type OrderState, type OrderStep, stateAfter } from "@time-event/domain/orders/order-states";
import { webRegisterModelDelete, webRegisterModelSave } from "@time-event/contract/order-entries";
import type { BodyOf, Endpoint } from "@time-event/contract/endpoint";
import { webRegisterConfirm, webRegisterSave } from "@time-event/contract/order-keeping";
import type { Order } from "@time-event/contract/orders";
import { sql } from "kysely";
import { connect, type Db } from "../../db/connection.ts";
import { findRunning } from "../../db/embedded/supervisor.ts";
import { givenPlayer } from "../../features/orders/testing/given-order.ts";
import { contactWith, givenSale, submit, wrongCounters } from "../../features/orders/testing/given-sale.ts";
import { behindProxy, cutting, startCuttingProxy } from "./cutting-proxy.ts";
import { hasEnded, pidOf, type Server, startServer, untilReturned } from "./killed-server.ts";

export interface OrderDrillFigures {
  readonly kills: number;
  /** Submits that were answered, and how often one had to be sent again because no answer came. */
  readonly answered: number;
  readonly sentAgain: number;
  /** Replies that were cut off after the server had sent them. */
  readonly cut: number;
  /** Orders that are not as their last answer said. */
  readonly differs: readonly string[];
  /** Orders that nobody was told of: begun twice for one submit. */
  readonly unknownOrders: number;
  /** Counters of places that do not say what is true, and steps that the table of transitions does not allow. */
  readonly wrongCounters: number;
  readonly wrongSteps: number;
}

interface Drill {
  readonly rounds: number;
  /** An empty folder. */
  readonly dataDir: string;
  readonly onRound?: (round: number) => void;
  /** The negative control: a submit that is sent again has another id, as if there were none. */
  readonly forgetsIds?: boolean;
}

const contacts = 6;
const slug = "killed-sale";
const cutShare = 0.3;

/** How many things are not as they must be. */
export const faultsOf = ({ differs, unknownOrders, wrongCounters: counters, wrongSteps }: OrderDrillFigures) =>
  differs.length + unknownOrders + counters + wrongSteps;

/**
 * Kills a server and its database in turn while contacts begin orders, choose, drop and confirm, so that kills come between
 * and within all steps. Three replies of ten are cut off, and every other kill comes after the server's commit and before its
 * reply arrives. Whoever got no answer sends the same submit again. In the end every order must be as its last answer said,
 * none there that nobody was told of, no place lost or doubled, and every history one that is allowed.
 */
export async function drillOrderKills({
  rounds,
  dataDir,
  onRound,
  forgetsIds = false,
}: Drill): Promise<OrderDrillFigures> {
  let server = await startServer(dataDir, 0, behindProxy);
  const { url } = server;
  const port = Number(new URL(url).port);
  const start = () => startServer(dataDir, port, behindProxy);
  const proxy = await startCuttingProxy({ target: () => url, cuts: cutting(cutShare) });
  await inDatabase(dataDir, (db) => givenSale(db, { capacity: 40 }, slug));
  const sending = { url: proxy.url, forgetsIds, stopped: false, answered: 0, sentAgain: 0 };
  const running = Array.from({ length: contacts }, (_, at) => live(sending, at + 1));
  let kills = 0;
  try {
    for (; kills < rounds; kills++) {
      onRound?.(kills);
      await untilAnswered(sending, 1 + (kills % 5));
      // at another moment of the steps each time, or when something was done and nobody knows it yet
      await (kills % 4 < 2 ? proxy.cutNext() : sleep((kills * 7) % 20));
      server = await (kills % 2 === 0 ? killServer(server, start) : killDatabase(server, dataDir, start));
    }
    await untilAnswered(sending, 4 * contacts);
  } finally {
    sending.stopped = true;
  }
  const lives = (await Promise.all(running)).flat();
  const differs: string[] = [];
  for (const { key, last, chosen } of lives) {
    if (last.entries.length !== chosen) differs.push(`${chosen} chosen, ${last.entries.length} there`);
    const order = await contactWith(url, slug, key).order();
    // a long drill outlives the holds of its first contacts
    const isOver = last.state === "held" && order.state === "expired" && last.deadlineAt! < Date.now();
    const [found, told] = [shortOf(order), shortOf(isOver ? { ...last, state: "expired" } : last)];
    if (found !== told) differs.push(`told ${told}, found ${found}`);
  }
  const [counters, steps, orders] = await inDatabase(dataDir, async (db) => [
    (await wrongCounters(db)).length,
    await wrongStepsOf(db),
    (await db.selectFrom("orders").select("id").execute()).length,
  ]);
  await proxy.stop();
  server.process.kill("SIGTERM");
  await server.ended;
  const { answered, sentAgain } = sending;
  const wrong = { differs, unknownOrders: orders - lives.length, wrongCounters: counters, wrongSteps: steps };
  return { kills, answered, sentAgain, cut: proxy.cut(), ...wrong };
}

/** Waits for some more answers, so that every kill meets work. */
async function untilAnswered(sending: Sending, more: number): Promise<void> {
  const [wanted, until] = [sending.answered + more, performance.now() + 60_000];
  while (sending.answered < wanted) {
    if (performance.now() > until) throw new Error("nothing was answered for a minute");
    await sleep(1);
  }
}

async function inDatabase<T>(dataDir: string, work: (db: Db) => Promise<T>): Promise<T> {
  const { db, close } = connect(findRunning(dataDir)!);
  try {
    return await work(db);
  } finally {
    await close();
  }
}

async function killServer(server: Server, start: () => Promise<Server>): Promise<Server> {
  server.process.kill("SIGKILL");
  await server.ended;
  return start();
}

async function killDatabase(server: Server, dataDir: string, start: () => Promise<Server>): Promise<Server> {
  const before = pidOf(dataDir)!;
  process.kill(before, "SIGKILL");
  const returnedAt = await untilReturned(dataDir, before, () => hasEnded(server.process));
  return returnedAt === undefined ? start() : server;
}

interface Sending {
  readonly url: string;
  readonly forgetsIds: boolean;
  stopped: boolean;
  answered: number;
  sentAgain: number;
}

/** Sends a submit until it is answered. */
async function answer<E extends Endpoint & { readonly method: "POST" }>(
  sending: Sending,
  endpoint: E,
  body: BodyOf<E>,
  key?: string,
) {
  const repeatId = randomUUID();
  for (;;) {
    try {
      const id = sending.forgetsIds ? randomUUID() : repeatId;
      const answered = await submit(sending.url, endpoint, body, { repeatId: id, ...(key !== undefined && { key }) });
      if (answered.status < 500) {
        sending.answered++;
        return answered;
      }
    } catch {
      // the connection was cut: whether the server has done it, nobody knows
    }
    sending.sentAgain++;
    await sleep(30);
  }
}

interface Life {
  readonly key: string;
  readonly last: Order;
  /** How many entries the contact was told that they have. */
  readonly chosen: number;
}

/** One contact after the other: each begins an order, changes it some times and confirms it. */
async function live(sending: Sending, seed: number): Promise<Life[]> {
  const below = givenNumbers(seed);
  const lives: Life[] = [];
  while (!sending.stopped) {
    const contact = { name: "มานี", phone: "0812345678", email: "manee@example.org" };
    const begun = await answer(sending, webRegisterSave, { event: slug, contact, language: "th" });
    const { key, order } = begun.reply!.data;
    let last = order;
    let chosen = 0;
    for (let step = 0; step < 4; step++) {
      const entry = last.entries[below(last.entries.length * 2)];
      const said = entry
        ? await answer(sending, webRegisterModelDelete, { id: entry.id }, key!)
        : await answer(sending, webRegisterModelSave, { category: "10K", players: [givenPlayer()] }, key!);
      if (!said.reply) continue;
      last = said.reply.data;
      chosen += entry ? -1 : 1;
    }
    const confirmed = await answer(sending, webRegisterConfirm, {}, key!);
    if (confirmed.reply) last = confirmed.reply.data;
    lives.push({ key: key!, last, chosen });
  }
  return lives;
}

const shortOf = ({ state, entries }: Order) =>
  `${state}: ${entries.map(({ id, players }) => `${id} ${players[0]?.lastName}`).join(", ")}`;

/** The same numbers every time. */
function givenNumbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

async function wrongStepsOf(db: Db): Promise<number> {
  const { rows } = await sql<{ states: OrderState[]; steps: (OrderStep | null)[] }>`
    select array_agg(state order by id) as states, array_agg(step order by id) as steps
    from order_steps group by order_id`.execute(db);
  return rows.filter(({ states, steps }) =>
    steps.some((step, at) => (step === null ? "held" : stateAfter(states[at - 1]!, step)) !== states[at]),
  ).length;
}
