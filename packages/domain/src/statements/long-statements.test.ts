import { expect, it } from "vitest";
import { type KnownLine, knownLines } from "./known-lines.ts";
import { matchStatement } from "./match-statement.ts";
import type { OrderOfSum } from "./match-sum.ts";
import type { Incoming, OpenTransfer } from "./open-transfers.ts";
import { readMt940 } from "./read-mt940.ts";
import { mostStatementLines, TooManyLines } from "./statement-line.ts";

// Lines that are all alike are the worst: a look at all of them for each of them took minutes.

/** A machine may be busy; a look at all for each takes a minute and more. */
const timeout = 15_000;
const at = 1_000_000_000;
const many = <Made>(make: (index: number) => Made) =>
  Array.from({ length: mostStatementLines }, (_, index) => make(index));
const accounts = ["1"];

it("matches as many lines as a statement may have, all alike, with as many transfers and orders", { timeout }, () => {
  const line = (): Incoming => ({
    amountSatang: 80_002,
    bookedAt: at,
    text: "NAMES NOTHING",
    account: "1",
    storedAt: null,
    came: { from: at, by: at },
  });
  const transfer = (id: number): OpenTransfer => ({
    id,
    state: id % 2 ? "waiting" : "verified",
    amountSatang: 80_002,
    owedSatang: 80_002,
    paidAt: at,
    decidedAt: id % 2 ? null : at - 1,
    bankReference: `1234567890${id}`,
    orderReferences: [`K${id}`],
    accounts,
    takenBackAt: null,
  });
  const order = (id: number): OrderOfSum => ({
    id,
    sumSatang: 80_002,
    isTailed: true,
    since: at,
    closedAt: id % 2 ? at : null,
    transferId: null,
    accounts,
  });
  const [lines, transfers, orders] = [many(line), many(transfer), many(order)];
  const known = { orders: new Set<string>(), banks: new Set<string>() };
  expect(matchStatement(lines, transfers, [], known, orders)).toHaveLength(lines.length);
  const named = lines.map((each, index) => ({ ...each, text: `1234567890${index}` }));
  expect(matchStatement(named, transfers, [], known, orders)).toHaveLength(lines.length);
});

it("knows as many stored lines again, all of one day and sum, in other words", { timeout }, () => {
  const line =
    (text: string) =>
    (index: number): KnownLine => ({
      bookedOn: "2026-11-28",
      bookedTime: null,
      amountSatang: 1,
      text: `${text} ${index}`,
    });
  const [lines, stored] = [many(line("one")), many(line("other"))];
  expect(knownLines(lines, stored).at(-1)).toBe(mostStatementLines - 1);
});

it(
  "reads a movement with as many texts as a file can hold, and no movement more than a statement may have",
  { timeout },
  () => {
    const head = ":20:1\n:60F:C261121THB0,00\n";
    const movement = ":61:2611281128C1,NTRFNONREF\n";
    expect(readMt940(head + movement + ":86:x\n".repeat(400_000))).toHaveLength(1);
    expect(readMt940(head + movement.repeat(mostStatementLines))).toHaveLength(mostStatementLines);
    expect(() => readMt940(head + movement.repeat(mostStatementLines + 1))).toThrow(TooManyLines);
  },
);
