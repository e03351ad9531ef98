import { createHash } from "node:crypto";
import { groupOf, type KnownLine, knownLines } from "@time-event/domain/statements/known-lines";
import type { StatementLine } from "@time-event/domain/statements/statement-line";
import { clockInZone, instantInZone } from "@time-event/domain/time/local-time";
import type { Db, Tx } from "../../db/connection.ts";
import { eachInTurns, mapInTurns } from "../../lib/in-turns.ts";
import type { ReadStatement } from "./read-statement.ts";
import { bankZone } from "./statement-lines.ts";
import { storedLines } from "./statements.queries.ts";
import type { NewLine } from "./statements.repository.ts";

const longestText = 2_000;

interface ReadLine extends NewLine {
  readonly isKnown: boolean;
}

/**
 * The lines of a statement as they are stored. A line that is stored already has its identity; a new one gets the next of its
 * account, day and amount, so that whoever stores the same line at the same time stores it once.
 */
export async function linesToStore(
  db: Db | Tx,
  account: string,
  statement: Pick<ReadStatement, "lines">,
): Promise<ReadLine[]> {
  const lines = statement.lines.map((line) => ({ ...line, text: line.text.slice(0, longestText) }));
  const { known, counts } = await storedOf(db, account, lines);
  const found = knownLines(lines, known);
  return mapInTurns(lines.entries(), ([at, { bookedTime, ...line }]) => {
    const place = found[at]!;
    const bookedAt = bookedTime === null ? null : instantInZone(bankZone, line.bookedOn, bookedTime.slice(0, 5));
    if (place !== null) return { ...line, bookedAt, identity: known[place]!.identity, isKnown: true };
    const group = groupOf(line);
    const count = (counts.get(group) ?? 0) + 1;
    counts.set(group, count);
    return { ...line, bookedAt, identity: identityOf(account, group, count), isKnown: false };
  });
}

const identityOf = (account: string, group: string, count: number) =>
  createHash("sha256").update(`${account}|${group}|${count}`).digest("hex");

/** Stored lines of the account that could be lines of a statement, and how many there are of each day and amount. */
async function storedOf(db: Db | Tx, account: string, lines: readonly StatementLine[]) {
  const stored = new Map((await storedLines(db, lines)).map((line) => [line.identity, line]));
  const known: (KnownLine & { readonly identity: string })[] = [];
  const counts = new Map<string, number>();
  // a stored line does not name its account, whose channel may be gone: its identity does
  await eachInTurns(new Set(lines.map(groupOf)), (group) => {
    for (let count = 1; ; count++) {
      const line = stored.get(identityOf(account, group, count));
      if (!line) break;
      counts.set(group, count);
      const { bookedAt, ...rest } = line;
      known.push({ ...rest, bookedTime: bookedAt === null ? null : clockInZone(bankZone, bookedAt) });
    }
  });
  return { known, counts };
}
