import type { BodyOf, ReplyOf } from "@time-event/contract/endpoint";
import { statementLineAssign } from "@time-event/contract/statement-lines";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db, Tx } from "../../db/connection.ts";
import { Refused } from "../../http/refusals.ts";
import type { StaffCaller } from "../../http/staff-caller.ts";
import { edit } from "../edits/edit.service.ts";
import { type OpenedOrder, openOrders } from "../orders/opened-orders.service.ts";
import { announceResults } from "../results/results.service.ts";
import type { Part, Received, ReceivedMoney } from "../transfers/received-money.service.ts";
import { existing } from "../transfers/transfers.queries.ts";
import { findVerified } from "./open-transfers.queries.ts";
import { findByReference, lockLine } from "./statements.queries.ts";
import { storeMatch } from "./statements.repository.ts";

interface Parts {
  readonly db: Db;
  readonly clock: () => InstantMs;
  readonly money: ReceivedMoney;
}

type Form = BodyOf<typeof statementLineAssign>;

/** A person says which order a line of a statement pays, or divides it between several. */
export function createLineAssigning({ db, clock, money }: Parts) {
  /** Money that a person has verified for one of the orders is not counted again: the line shows it. */
  async function receiveOrLink(tx: Tx, parts: readonly [Part, ...Part[]], received: Received) {
    const [first, ...others] = parts.map(({ orderId }) => orderId);
    const orders = await openOrders(tx, [first!, ...others], received.now);
    for (const order of orders) {
      const id = await findVerified(tx, order.id, received.receivedSatang);
      if (id !== undefined && (await money.lockVerified(tx, id, received))) return { id, orders, counted: [] };
    }
    return { ...(await money.receiveAmong(tx, parts, received)), counted: parts };
  }

  /** @throws Refused */
  return async (form: Form, caller: StaffCaller): Promise<ReplyOf<typeof statementLineAssign>> => {
    const { id } = form;
    const { reply, events } = await edit(db, caller, statementLineAssign, async (tx) => {
      const named = await partsOf(tx, form);
      const line = await lockLine(tx, id);
      if (!line) throw new Refused(statementLineAssign, [{ path: "id", code: "unknown" }]);
      if (line.isExplained || line.amountSatang < 0) throw new Refused(statementLineAssign, ["fixed"]);
      if (line.notOursReason !== null) throw new Refused(statementLineAssign, ["changed_since"]);
      const { amountSatang: receivedSatang, bookedAt: receivedAt } = line;
      const parts = wholeParts(named, receivedSatang);
      const received = { receivedSatang, receivedAt, by: caller.username, now: clock() };
      const { id: transferId, orders, counted } = await receiveOrLink(tx, parts, received);
      await storeMatch(tx, id, transferId);
      return {
        reply: { reply: { data: { transferId }, meta: {} }, events: orders.map(({ eventId }) => eventId) },
        change: {
          eventId: orders[0].eventId,
          subject: { kind: "transfer", id: transferId, name: orders[0].reference },
          after: { receivedSatang, statementLine: id, ...(counted.length > 1 && { parts: auditOf(counted, orders) }) },
        },
      };
    });
    for (const eventId of new Set(events)) await announceResults(db, eventId);
    return reply;
  };
}
export type AssignLine = ReturnType<typeof createLineAssigning>;

/** What the caller said. @returns one part without a sum: the whole line @throws Refused */
async function partsOf(tx: Tx, { reference, parts }: Form): Promise<Part[] | number> {
  if (parts) {
    const known = new Set(
      await existing(
        tx,
        parts.map(({ orderId }) => orderId),
      ),
    );
    const unknown = parts.flatMap(({ orderId }, index) => (known.has(orderId) ? [] : [`parts.${index}.orderId`]));
    const again = parts.flatMap(({ orderId }, index) =>
      parts.findIndex((each) => each.orderId === orderId) === index ? [] : [`parts.${index}.orderId`],
    );
    const reasons = [...unknown, ...again].map((path) => ({ path, code: "unknown" }) as const);
    if (reasons.length > 0) throw new Refused(statementLineAssign, reasons);
    return parts;
  }
  if (reference === undefined) throw new Refused(statementLineAssign, [{ path: "reference", code: "required" }]);
  const found = await findByReference(tx, reference);
  if (!found) throw new Refused(statementLineAssign, [{ path: "reference", code: "unknown" }]);
  return found.id;
}

/** Parts that add up to the line. @throws Refused */
function wholeParts(named: Part[] | number, amountSatang: number): readonly [Part, ...Part[]] {
  if (typeof named === "number") return [{ orderId: named, amountSatang }];
  const sum = named.reduce((total, part) => total + part.amountSatang, 0);
  if (sum !== amountSatang) throw new Refused(statementLineAssign, [{ path: "parts", code: "parts_differ" }]);
  const [first, ...others] = named;
  return [first!, ...others];
}

const auditOf = (parts: readonly Part[], orders: readonly OpenedOrder[]) =>
  parts.map(({ orderId, amountSatang }) => ({
    reference: orders.find(({ id }) => id === orderId)!.reference,
    countedSatang: amountSatang,
  }));
