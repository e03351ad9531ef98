import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { callPath } from "@time-event/contract/call";
import type { BodyOf, Endpoint, ReplyOf } from "@time-event/contract/endpoint";
import { webRegisterModelSave } from "@time-event/contract/order-entries";
import { webRegisterConfirm, webRegisterSave } from "@time-event/contract/order-keeping";
import type { Order } from "@time-event/contract/orders";
import { refundSave } from "@time-event/contract/refunds";
import { token } from "@time-event/contract/sign-in";
import { orderCancel } from "@time-event/contract/staff-orders";
import { transferDecide, transferGet, transferList } from "@time-event/contract/staff-transfers";
import { statementImport } from "@time-event/contract/statements";
import { webImagesSave, webRegisterTransferSave } from "@time-event/contract/transfers";
import { sql } from "kysely";
import type { Db } from "../../db/connection.ts";
import { givenPlayer } from "../../features/orders/testing/given-order.ts";
import { contactWith, givenSale, wrongCounters } from "../../features/orders/testing/given-sale.ts";
import { givenStaff, password } from "../../features/sign-in/testing/given-staff.ts";
import { drawSlip } from "../../features/slips/testing/given-slip.ts";
import { type Answer, bearing, get, post, upload } from "../../testing/call-service.ts";
import { withKey } from "../../testing/given-key.ts";
import { cutting, startCuttingProxy } from "./cutting-proxy.ts";
import { startDrillServers } from "./drill-servers.ts";
import { sendUntilAnswered } from "./send-until-answered.ts";
import { givenAllChannels } from "../../testing/given-all-channels.ts";

export interface SlipDrillFigures {
  readonly kills: number;
  readonly cut: number;
  /** Orders that were paid for, by what was done last: by a slip, by a statement, given back. */
  readonly paidBySlip: number;
  readonly paidByStatement: number;
  readonly refused: number;
  readonly paidBack: number;
  readonly faults: readonly string[];
}

interface Drill {
  readonly kills: number;
  /** An empty folder. */
  readonly dataDir: string;
  /** The negative control: what a contact sends again has another id. */
  readonly forgetsIds?: boolean;
}

const slug = "killed-money";
const lanes = 3;

/**
 * Kills a server and its database while contacts pay by slips and by transfers that only a statement shows, and staff verify,
 * refuse, import, cancel and give money back; three replies of ten are cut off. Contacts send the same again; staff, whose
 * calls have no id, look again and then do what is left to do. In the end every satang is where it was told to be.
 */
export async function drillSlipKills({ kills, dataDir, forgetsIds = false }: Drill): Promise<SlipDrillFigures> {
  const servers = await startDrillServers({ dataDir, count: 1 });
  const proxy = await startCuttingProxy({ target: () => servers.urls[0]!, cuts: cutting(0.3) });
  const { eventId, channelId } = await servers.inDatabase(prepare);
  const drill = { url: proxy.url, eventId, channelId, forgetsIds, stopped: false, bearer: "" };
  const counts = { paidBySlip: 0, paidByStatement: 0, refused: 0, paidBack: 0 };
  const told: { readonly key: string; readonly state: Order["state"] }[] = [];

  const strange: string[] = [];
  const lane = async (at: number) => {
    for (let turn = at; !drill.stopped; turn += lanes) {
      try {
        told.push(await payOnce(drill, turn, counts));
      } catch (error) {
        strange.push((error as Error).message);
      }
    }
  };
  const running = Promise.all(Array.from({ length: lanes }, (_, at) => lane(at)));
  for (let kill = 0; kill < kills; kill++) {
    await untilMore(told, 1, running);
    await Promise.race([proxy.cutNext(), running]);
    await servers.killNext();
  }
  await untilMore(told, 4, running);
  drill.stopped = true;
  await running;
  const faults = [...strange, ...(await servers.inDatabase(findFaults))];
  for (const { key, state } of told) {
    const found = (await contactWith(servers.urls[0]!, slug, key).order()).state;
    if (found !== state) faults.push(`told ${state}, found ${found}`);
  }
  await proxy.stop();
  await servers.stop();
  return { kills, cut: proxy.cut(), ...counts, faults };
}

async function untilMore(list: readonly unknown[], more: number, running: Promise<unknown>): Promise<void> {
  const wanted = list.length + more;
  let failed = false;
  running.catch(() => (failed = true));
  while (list.length < wanted && !failed) await sleep(5);
  if (failed) await running;
}

async function prepare(db: Db): Promise<{ eventId: number; channelId: number }> {
  const eventId = await givenSale(db, { capacity: 5_000 }, slug);
  await db.insertInto("waitingLines").values({ eventId, mode: "off" }).execute();
  await givenStaff(db, "finance", "administrator");
  const { rows } = await sql<{ id: number }>`
    insert into payment_channels (position, name_th, name_en, account, active, is_default)
    values (9, 'ธนาคาร', 'Bank', '{}', false, false) returning id`.execute(db);
  await givenAllChannels(db);
  return { eventId, channelId: rows[0]!.id };
}

interface Running {
  readonly url: string;
  readonly eventId: number;
  readonly channelId: number;
  readonly forgetsIds: boolean;
  stopped: boolean;
  bearer: string;
}
type Counts = { paidBySlip: number; paidByStatement: number; refused: number; paidBack: number };

/** One order, from its beginning until staff have decided; returns what its contact was told. */
async function payOnce(drill: Running, turn: number, counts: Counts) {
  const contact = { name: "มานี", phone: "0812345678", email: "manee@example.org" };
  const begun = await submit(drill, webRegisterSave, { event: slug, contact, language: "th" });
  const key = begun!.data.key!;
  await submit(drill, webRegisterModelSave, { category: "10K", players: [givenPlayer()] }, key);
  const { reference } = (await submit(drill, webRegisterConfirm, {}, key))!.data;
  const isBySlip = turn % 3 > 0;
  if (isBySlip) {
    const slip = await sendSlip(drill, key);
    await submit(drill, webRegisterTransferSave, { slip, amountSatang: 80_000 }, key);
    const isRefused = turn % 5 === 0;
    await decide(drill, reference, isRefused);
    if (isRefused) counts.refused++;
    else counts.paidBySlip++;
    if (isRefused) return { key, state: "awaiting_payment" as const };
  } else {
    await importLine(drill, reference, turn);
    counts.paidByStatement++;
  }
  if (turn % 4 > 0) return { key, state: "confirmed" as const };
  await giveBack(drill, reference);
  counts.paidBack++;
  return { key, state: "refunded" as const };
}

/** The id of one submit, however often it is sent. */
function idOf({ forgetsIds }: Running): () => string {
  const id = randomUUID();
  return forgetsIds ? randomUUID : () => id;
}

/** What a contact sends, the same until there is an answer. Undefined: it was refused. */
async function submit<E extends Endpoint>(drill: Running, endpoint: E, body: BodyOf<E>, key?: string) {
  const answer = await sendUntilAnswered(drill.url, { endpoint, body, key, id: idOf(drill) });
  if (answer.status !== 200) throw new Error(`${endpoint.name}: ${answer.body}`);
  return JSON.parse(answer.body) as ReplyOf<E>;
}

async function sendSlip(drill: Running, key: string): Promise<number> {
  const picture = await drawSlip();
  const id = idOf(drill);
  for (;;) {
    const headers = { "content-type": "application/octet-stream", ...withKey(key, id()) };
    const init = { method: "POST", headers, body: Buffer.from(picture) };
    const response = await fetch(`${drill.url}/api/web/${callPath(webImagesSave, {})}`, init).catch(() => undefined);
    const body = await response?.text().catch(() => undefined);
    if (body !== undefined && response!.status === 200) return (JSON.parse(body) as { data: { id: number } }).data.id;
    if (body !== undefined && response!.status < 500) throw new Error(body);
    await sleep(100);
  }
}

/** A call of staff that may have been done although no answer came. Undefined: it is not known. */
async function tried<E extends Endpoint>(
  drill: Running,
  call: (bearer: string) => Promise<Answer<E>>,
): Promise<Answer<E> | undefined> {
  const answer = await call(drill.bearer).catch(() => undefined);
  if (answer?.status !== 401) return answer && answer.status < 500 ? answer : undefined;
  const signedIn = await post(drill.url, token, { username: "finance", password }).catch(() => undefined);
  if (signedIn?.reply) drill.bearer = signedIn.reply.data.access_token;
  return undefined;
}

/** Asks until there is an answer. */
async function looked<E extends Endpoint>(drill: Running, call: (bearer: string) => Promise<Answer<E>>) {
  for (;;) {
    const answer = await tried(drill, call);
    if (answer?.reply) return answer.reply;
    await sleep(50);
  }
}

async function decide(drill: Running, reference: string, isRefused: boolean): Promise<void> {
  const { eventId, url } = drill;
  for (;;) {
    const { data } = await looked(drill, (bearer) =>
      get(url, transferList, bearer, { state: "waiting", text: reference }),
    );
    const [transfer] = data;
    if (!transfer) return;
    const seen = await looked(drill, (bearer) => get(url, transferGet, bearer, { eventId, id: transfer.id }));
    const decision: BodyOf<typeof transferDecide>["decision"] = isRefused
      ? { kind: "refuse", reason: "other" }
      : { kind: "verify", receivedSatang: 80_000 };
    const body = { eventId, id: transfer.id, revision: seen.data.revision, decision };
    await tried(drill, (bearer) => post(url, transferDecide, body, bearing(bearer)));
  }
}

async function importLine(drill: Running, reference: string, turn: number): Promise<void> {
  const { url, channelId } = drill;
  // a day for each: a line is known by its account, day and amount, and a file has all lines of its days
  const day = `${1 + (turn % 28)}/${1 + (Math.floor(turn / 28) % 11)}/2026`;
  const file = Buffer.from(`date,description,credit\n${day},TR ${reference},800.00\n`);
  const params = { channelId, fileName: "s.csv", expectNew: 1 };
  for (;;) {
    const answer = await tried(drill, (bearer) => upload(url, statementImport, file, bearer, params));
    // changed_since: the line is there already
    if (answer && (answer.status === 200 || answer.status === 409)) return;
    if (answer) throw new Error(JSON.stringify(answer.problem));
    await sleep(50);
  }
}

async function giveBack(drill: Running, reference: string): Promise<void> {
  const { url, eventId } = drill;
  const { data } = await looked(drill, (bearer) =>
    get(url, transferList, bearer, { state: "verified", text: reference }),
  );
  const seen = await looked(drill, (bearer) => get(url, transferGet, bearer, { eventId, id: data[0]!.id }));
  const orderId = seen.data.orders[0]!.id;
  const cancel = { eventId, id: orderId, reason: "ขอยกเลิก" };
  const refund = { eventId, orderId, formId: randomUUID(), amountSatang: 80_000, reason: "คืนเงิน" };
  // a refusal the second time says that the first one was done
  while (!(await tried(drill, (bearer) => post(url, orderCancel, cancel, bearing(bearer))))) await sleep(50);
  while (!(await tried(drill, (bearer) => post(url, refundSave, refund, bearing(bearer))))) await sleep(50);
}

async function findFaults(db: Db): Promise<string[]> {
  const { rows } = await sql<{ what: string; count: number }>`
    with money as (
      select o.id, o.state, o.total_satang,
        coalesce((select sum(l.amount_satang) from payment_lines l where l.order_id = o.id), 0) as net
      from orders o
    ), found as (
      select 'orders that nobody was told of' as what from orders where state = 'held'
      union all select 'confirmed without money' from money where state = 'confirmed' and net <> total_satang
      union all select 'money without a place' from money where state <> 'confirmed' and net <> 0
      union all select 'confirmed and not in the race' from orders o where o.state = 'confirmed' and o.places <> (
        select count(*) from entries e where e.order_id = o.id and e.withdrawn_at is null)
      union all select 'two transfers of one order' from transfer_orders group by order_id having count(*) > 1
      union all select 'two slips of one order' from slips group by order_id having count(*) > 1
      union all select 'two refunds of one order' from refunds group by order_id having count(*) > 1
      union all select 'a transfer and its lines differ' from transfers t
        where coalesce(t.received_satang, 0) <> coalesce((
          select sum(l.amount_satang) from payment_lines l where l.transfer_id = t.id), 0)
      union all select 'a line of the statement twice' from statement_lines group by text having count(*) > 1
    )
    select what, count(*)::int as count from found group by 1`.execute(db);
  const wrong = await wrongCounters(db);
  return [...rows.map(({ what, count }) => `${what}: ${count}`), ...wrong.map(() => "a wrong counter")];
}
