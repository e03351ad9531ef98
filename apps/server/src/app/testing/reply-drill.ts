import { randomUUID } from "node:crypto";
import { webRegisterSave } from "@time-event/contract/order-keeping";
import { givenSale } from "../../features/orders/testing/given-sale.ts";
import { cutting, startCuttingProxy } from "./cutting-proxy.ts";
import { startDrillServers } from "./drill-servers.ts";
import { type RawAnswer, sendOnce } from "./send-until-answered.ts";

export interface ReplyDrillFigures {
  readonly submits: number;
  readonly cut: number;
  /** Submits that were sent again, two at the same time to two servers. */
  readonly retried: number;
  readonly orders: number;
  /** Submits whose answers were not the same byte for byte. */
  readonly different: number;
  /** Submits whose id worked with other input. */
  readonly otherInput: number;
  readonly tookMs: number;
}

interface Drill {
  readonly submits: number;
  /** An empty folder. */
  readonly dataDir: string;
  /** The negative control: what is sent again has another id. */
  readonly forgetsIds?: boolean;
}

const cutShare = 0.3;
const atOnce = 24;

export const replyFaults = ({ submits, orders, different, otherInput }: ReplyDrillFigures) =>
  Math.abs(orders - submits) + different + otherInput;

/**
 * Begins orders while three replies of ten are cut off. Whoever got no answer sends the same submit twice at once, to both
 * servers. Each submit makes one order, and all its answers are the same; the same id with other input is refused.
 */
export async function drillReplies({ submits, dataDir, forgetsIds = false }: Drill): Promise<ReplyDrillFigures> {
  const servers = await startDrillServers({ dataDir, count: 2 });
  let turn = 0;
  const target = () => servers.urls[turn++ % servers.urls.length]!;
  const proxy = await startCuttingProxy({ target, cuts: cutting(cutShare) });
  await servers.inDatabase(async (db) => {
    const eventId = await givenSale(db, {}, "replies");
    await db.insertInto("waitingLines").values({ eventId, mode: "off" }).execute();
  });
  const startedAt = performance.now();
  const counts = { retried: 0, different: 0, otherInput: 0 };

  async function begin(number: number): Promise<void> {
    const id = randomUUID();
    const contact = { name: `มานี ${number}`, phone: "0812345678", email: "manee@example.org" };
    const body = { event: "replies", contact, language: "th" } as const;
    const submit = () => sendOnce(proxy.url, { endpoint: webRegisterSave, body, id: forgetsIds ? randomUUID() : id });
    const answers: RawAnswer[] = [];
    const first = await submit();
    if (first) answers.push(first);
    else counts.retried++;
    // whoever has an answer asks once more now and then, as a page does that is loaded again
    while (answers.length < (number % 10 === 0 ? 2 : 1)) {
      answers.push(...(await Promise.all([submit(), submit()])).filter((answer) => answer !== undefined));
    }
    if (new Set(answers.map(({ status, body: text }) => `${status} ${text}`)).size > 1) counts.different++;
    if (answers[0]!.status !== 200) throw new Error(answers[0]!.body);
    if (number % 20 > 0) return;
    const other = { ...body, contact: { ...contact, name: "ปิติ" } };
    const refused = await sendOnce(servers.urls[0]!, { endpoint: webRegisterSave, body: other, id });
    if (refused?.status !== 409) counts.otherInput++;
  }

  let next = 0;
  const lane = async () => {
    while (next < submits) await begin(next++);
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  const tookMs = performance.now() - startedAt;
  await proxy.stop();
  const orders = await servers.inDatabase((db) => db.selectFrom("orders").select("id").execute());
  await servers.stop();
  return { submits, cut: proxy.cut(), orders: orders.length, tookMs, ...counts };
}
