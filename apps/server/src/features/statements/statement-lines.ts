import {
  type KnownReferences,
  type Match,
  type UnpaidOrder,
  wordsOf,
} from "@time-event/domain/statements/match-statement";
import type { Incoming, OpenTransfer } from "@time-event/domain/statements/open-transfers";
import type { OrderOfSum } from "@time-event/domain/statements/match-sum";
import { instantInZone } from "@time-event/domain/time/local-time";
import type { Db } from "../../db/connection.ts";
import { inPiecesInTurns } from "../../lib/heavy-work/pieces.ts";
import type { Task } from "../../lib/heavy-work/task.ts";
import type { WorkerPool } from "../../lib/heavy-work/worker-pool.ts";
import { eachInTurns, mapInTurns } from "../../lib/in-turns.ts";
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

interface Matching {
  /** The lines, as JSON. */
  readonly pieces: readonly Uint8Array[];
  readonly transfers: readonly OpenTransfer[];
  readonly orders: readonly UnpaidOrder[];
  readonly known: KnownReferences;
  readonly ofSums: readonly OrderOfSum[];
}

export const matchTask: Task<Matching, readonly { readonly line: number; readonly match: Match }[]> = {
  name: "match-statement",
  program: new URL("./match-statement.worker.ts", import.meta.url),
  longestMs: 60_000,
};

/** What lines that bring money pay; others have their turn in between, and the comparison is a thread's work. */
export async function matchesOf(db: Db, workers: WorkerPool, lines: readonly IncomingLine[]): Promise<Found[]> {
  const sums = [...new Set(lines.map(({ amountSatang }) => amountSatang))];
  const transfers = await openTransfers(db, sums);
  const words = new Set<string>();
  await eachInTurns(lines, ({ text }) => wordsOf(text).forEach((word) => words.add(word)));
  const known = await knownReferences(db, [...words]);
  const orders = await unpaidOrders(db, [...known.orders]);
  const incoming = await mapInTurns(lines, (line) => ({ ...line, came: came(line) }));
  const earliest = incoming.reduce((first, line) => Math.min(first, line.came.from), Infinity);
  const ofSums = await ordersOfSums(db, sums, earliest);
  const pieces = await inPiecesInTurns(incoming);
  const matches = await workers.run(matchTask, { pieces, transfers, orders, known, ofSums }, pieces);

  const found: Found[] = lines.map(() => ({ match: null, references: [] }));
  const references = {
    order: new Map([...ofSums, ...orders].map(({ id, reference }) => [id, [reference]])),
    transfer: new Map(transfers.map(({ id, orderReferences }) => [id, orderReferences])),
  };
  for (const { line, match } of matches)
    found[line] = { match, references: references[match.kind === "order" ? "order" : "transfer"].get(match.id)! };
  return found;
}
