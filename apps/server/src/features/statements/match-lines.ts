import type { Match } from "@time-event/domain/statements/match-statement";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db, Tx } from "../../db/connection.ts";
import type { StaffCaller } from "../../http/staff-caller.ts";
import type { WorkerPool } from "../../lib/heavy-work/worker-pool.ts";
import { edit } from "../edits/edit.service.ts";
import { announceResults } from "../results/results.service.ts";
import type { Received, ReceivedMoney } from "../transfers/received-money.service.ts";
import { matchesOf } from "./statement-lines.ts";
import { isShownElsewhere, isTakenBackSince, mayBeVerified } from "./open-transfers.queries.ts";
import { lockLine, type StoredLine, untouchedLines } from "./statements.queries.ts";
import { storeMatch } from "./statements.repository.ts";

interface Parts {
  readonly db: Db;
  readonly clock: () => InstantMs;
  readonly workers: WorkerPool;
  readonly money: ReceivedMoney;
}

interface Verified {
  readonly verified: number;
  readonly verifiedSatang: number;
}

/**
 * Verifies what the stored lines pay, each in a transaction of its own: one that fails leaves the others, and no order is
 * locked for long. All lines that nothing explained so far are looked at, also those of earlier statements, but none that
 * a person has taken off a transfer.
 */
export function createMatching({ db, clock, workers, money }: Parts): (caller: StaffCaller) => Promise<Verified> {
  return async (caller) => {
    const lines = await untouchedLines(db);
    const found = await matchesOf(db, workers, lines);
    const events = new Set<number>();
    let [verified, verifiedSatang] = [0, 0];
    for (const [index, line] of lines.entries()) {
      const { match } = found[index]!;
      const eventId = match && (await verify(line, match, caller));
      // what was verified before is linked only
      if (eventId === null || eventId === undefined || match?.kind === "verified") continue;
      events.add(eventId);
      verified += 1;
      verifiedSatang += line.amountSatang;
    }
    for (const eventId of events) await announceResults(db, eventId);
    return { verified, verifiedSatang };
  };

  /** @returns the event; undefined: somebody was faster, and the line is looked at again with the next statement */
  function verify(line: StoredLine, match: Match, caller: StaffCaller): Promise<number | undefined> {
    const { amountSatang: receivedSatang, bookedAt: receivedAt } = line;
    const received = { receivedSatang, receivedAt, by: caller.username, now: clock() };
    return edit(db, caller, { name: "statement-match" }, async (tx) => {
      const locked = await lockLine(tx, line.id);
      const isOpen = locked?.isExplained === false && locked.notOursReason === null;
      const done = isOpen ? await receive(tx, line, match, received) : undefined;
      if (!done) return { reply: undefined, change: null };
      await storeMatch(tx, line.id, done.transferId);
      return {
        reply: done.eventId,
        change: {
          eventId: done.eventId,
          subject: { kind: "transfer", id: done.transferId, name: done.reference },
          after: { receivedSatang, by: match.by, statementLine: line.id },
        },
      };
    });
  }

  /** Asks again under locks what the match was found by: since then, others have worked. */
  async function receive(tx: Tx, line: StoredLine, match: Match, received: Received) {
    if (match.kind === "order") {
      const done = await money.receiveIfOwed(tx, match.id, received);
      return done && { ...done.order, transferId: done.id };
    }
    if (match.kind === "verified") {
      const shown = await money.lockVerified(tx, match.id, received);
      if (!shown || (await isShownElsewhere(tx, match.id, line.id))) return undefined;
      return { ...shown, transferId: match.id };
    }
    if ((await isShownElsewhere(tx, match.id, line.id)) || (await isTakenBackSince(tx, match.id, line)))
      return undefined;
    const { bookedAt, amountSatang } = line;
    if (match.by !== "reference" && bookedAt !== null && (await mayBeVerified(tx, amountSatang, bookedAt)))
      return undefined;
    const orders = await money.verifyWaiting(tx, match.id, received);
    return orders && { ...orders[0], transferId: match.id };
  }
}
