import { type Incoming, type Match, matchStatement, wordsOf } from "@time-event/domain/statements/match-statement";
import { instantInZone } from "@time-event/domain/time/local-time";
import type { Db, Tx } from "../../db/connection.ts";
import { ordersOfSums } from "./orders-of-sums.queries.ts";
import { openTransfers } from "./open-transfers.queries.ts";
import { knownReferences, unpaidOrders } from "./statements.queries.ts";
import type { NewLine } from "./statements.repository.ts";

/** Banks in Thailand write down their own time. */
export const bankZone = "Asia/Bangkok";

/** Between which instants a line was booked. */
function came({ bookedOn, bookedAt }: IncomingLine) {
  // a bank that writes minutes leaves out seconds
  if (bookedAt !== null) return { from: bookedAt, by: bookedAt + 59_999 };
  return { from: instantInZone(bankZone, bookedOn, "00:00")!, by: instantInZone(bankZone, bookedOn, "23:59")! };
}

/** A line that brings money. */
type IncomingLine = Pick<NewLine, "amountSatang" | "bookedOn" | "bookedAt" | "text"> &
  Pick<Incoming, "account" | "storedAt">;

interface Found {
  readonly match: Match | null;
  /** Of the orders that it pays. */
  readonly references: readonly string[];
}

/** What lines that bring money pay. */
export async function matchesOf(db: Db | Tx, lines: readonly IncomingLine[]): Promise<Found[]> {
  const sums = lines.map(({ amountSatang }) => amountSatang);
  const transfers = await openTransfers(db, sums);
  const known = await knownReferences(db, [...new Set(lines.flatMap(({ text }) => wordsOf(text)))]);
  const orders = await unpaidOrders(db, [...known.orders]);
  const incoming = lines.map((line) => ({ ...line, came: came(line) }));
  const ofSums = await ordersOfSums(db, sums, Math.min(...incoming.map((line) => line.came.from)));
  return matchStatement(incoming, transfers, orders, known, ofSums).map((match) => {
    if (match?.kind === "order")
      return { match, references: [[...orders, ...ofSums].find(({ id }) => id === match.id)!.reference] };
    return { match, references: transfers.find(({ id }) => id === match?.id)?.orderReferences ?? [] };
  });
}
