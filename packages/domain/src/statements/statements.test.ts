import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type KnownReferences, matchStatement as match, type UnpaidOrder } from "./match-statement.ts";
import type { OrderOfSum } from "./match-sum.ts";
import type { Incoming, OpenTransfer } from "./open-transfers.ts";
import { readMt940, UnreadableMovement } from "./read-mt940.ts";
import { guessStatementColumns, isCompleteMapping, isUnreadRow, readStatementRow } from "./statement-columns.ts";
import { readAmount, readBankDay, readBankTime } from "./statement-line.ts";

describe("an amount", () => {
  it.each([
    ["800", 80_000],
    ["1,234.5", 123_450],
    ["1234,50", 123_450],
    ["-20.00", -2_000],
    ["(20.00)", -2_000],
    ["20.00 DR", -2_000],
    ["800.00CR", 80_000],
    ["฿ 1,000.00", 100_000],
    ["+0.01", 1],
    ["1,23.00", null],
    ["12.345", null],
    ["", null],
    ["-", null],
    ["1e5", null],
  ])("%s is %s satang", (text, satang) => expect(readAmount(text)).toBe(satang));

  it("is read as it was written, to the satang", () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e11, max: 1e11 }), (satang) => {
        const [whole, part] = [Math.trunc(Math.abs(satang) / 100), Math.abs(satang) % 100];
        const sign = satang < 0 ? "-" : "";
        expect(readAmount(`${sign}${whole.toLocaleString("en-US")}.${String(part).padStart(2, "0")}`)).toBe(satang);
      }),
    );
  });
});

it.each([
  ["22/11/2569", "2026-11-22"],
  ["22-11-26", "2026-11-22"],
  ["22/11/69", "2026-11-22"],
  ["2026-11-22 08:30", "2026-11-22"],
  ["1.2.2026", "2026-02-01"],
  ["31/02/2026", null],
  ["ยอดรวม", null],
  ["22 พ.ย. 2569", "2026-11-22"],
  ["22 พฤศจิกายน 2569 09:05", "2026-11-22"],
  ["1-มี.ค.-69", "2026-03-01"],
  ["1 ม.ค. 69", "2026-01-01"],
  ["30 มิ.ย. 2569", "2026-06-30"],
  ["05 พค 2569", "2026-05-05"],
  ["22-Nov-2026", "2026-11-22"],
  ["22 Nov 26, 14:05", "2026-11-22"],
  ["31 ก.พ. 2569", null],
  ["22 รายการ 2569", null],
])("reads the day %s as %s", (text, day) => expect(readBankDay(text)).toBe(day));

it.each([
  ["09:05", "09:05"],
  ["22/11/2026 9.05.11", "09:05:11"],
  ["2026-11-22T23:59:59", "23:59:59"],
  ["25:00", null],
])("reads the time %s as %s", (text, time) => expect(readBankTime(text)).toBe(time));

describe("a bank's table", () => {
  it.each([
    [
      ["วันที่", "เวลา", "รายการ", "ถอน", "ฝาก", "ยอดคงเหลือ"],
      ["date", "time", "text", "out", "in", null],
    ],
    [
      ["Date", "Time", "Code", "Channel", "Debit", "Credit", "Balance", "Description"],
      ["date", "time", "text", "text", "out", "in", null, "text"],
    ],
    [
      ["Transaction Date", "Value Date", "Description", "Amount", "Balance"],
      ["date", null, "text", "amount", null],
    ],
  ])("is understood by its header %j", (header, mapping) => {
    expect(guessStatementColumns(header)).toEqual(mapping);
    expect(isCompleteMapping(guessStatementColumns(header))).toBe(true);
  });

  it("has money that comes, money that goes, and rows that are no movement", () => {
    const mapping = guessStatementColumns(["วันที่", "เวลา", "รายการ", "ถอน", "ฝาก", "ยอดคงเหลือ"]);
    const row = (...cells: string[]) => readStatementRow(mapping, cells);
    expect(row("22/11/2569", "09:05", "รับโอน K7M2P9QX", "", "800.00", "10,800.00")).toEqual({
      bookedOn: "2026-11-22",
      bookedTime: "09:05",
      amountSatang: 80_000,
      text: "รับโอน K7M2P9QX",
    });
    expect(row("22/11/2569", "", "โอนออก", "1,000.00", "-", "")?.amountSatang).toBe(-100_000);
    expect([row("", "", "ยอดยกมา", "", "", "10,000.00"), row("รวม", "", "", "", "800.00", "")]).toEqual([null, null]);
  });
});

it("takes a deposit that was taken back for money that went", () => {
  const amountOf = (...cells: string[]) =>
    readStatementRow(["date", "in", "out"], ["22/11/2026", ...cells])?.amountSatang;
  expect([amountOf("800.00", ""), amountOf("-800.00", ""), amountOf("(800.00)", "0.00")]).toEqual([
    80_000, -80_000, -80_000,
  ]);
  expect([amountOf("", "20.00"), amountOf("", "-20.00")]).toEqual([-2_000, -2_000]);
});

it("takes money for what came only where a table says so, and counts rows that it cannot read", () => {
  const mapping = guessStatementColumns(["วันที่", "เวลา", "รายการ", "DR/CR", "จำนวนเงิน"]);
  expect(mapping).toEqual(["date", "time", "text", "sign", "amount"]);
  const row = (day: string, sign: string) => [day, "09:28", "ABC", sign, "800.00"];
  const amounts = ["DR", "CR", "?"].map((sign) => readStatementRow(mapping, row("22/11/2569", sign))?.amountSatang);
  expect(amounts).toEqual([-80_000, 80_000, undefined]);
  const unread = [row("22/11/2569", "?"), row("31 พ.ย. 2569", "CR"), row("22/11/2569", "CR"), row("รวม", "CR")];
  expect(unread.map((cells) => isUnreadRow(mapping, cells))).toEqual([true, true, false, false]);
});

describe("MT940", () => {
  const file = [
    ":20:STMT1",
    ":25:0123456789",
    ":60F:C261121THB10000,00",
    ":61:2611221122C800,00NTRFNONREF//0002123123121200011",
    ":86:PROMPTPAY",
    "FROM X1234 K7M2P9QX",
    ":61:261122D1000,NCHK1",
    ":61:261122RD5,5NMSCREV",
    ":62F:C261122THB9805,50",
    "-",
  ].join("\r\n");

  it("is read, each movement with its sign and its text", () => {
    expect(readMt940(file)).toEqual([
      {
        bookedOn: "2026-11-22",
        bookedTime: null,
        amountSatang: 80_000,
        text: "NONREF//0002123123121200011 PROMPTPAY FROM X1234 K7M2P9QX",
      },
      { bookedOn: "2026-11-22", bookedTime: null, amountSatang: -100_000, text: "1" },
      { bookedOn: "2026-11-22", bookedTime: null, amountSatang: 550, text: "REV" },
    ]);
  });

  it("is refused as a whole where a movement cannot be read", () => {
    expect(readMt940("date,amount\n1,2")).toBeNull();
    expect(() => readMt940(file.replace("C800,00", "C8OO"))).toThrow(UnreadableMovement);
  });
});

describe("matchStatement", () => {
  const at = 1_000_000_000;
  const line = (changes: Partial<Incoming> = {}): Incoming => ({
    amountSatang: 80_000,
    bookedAt: at,
    text: "",
    account: "0812345678",
    storedAt: null,
    ...changes,
  });
  const accounts = ["0812345678"];
  const transfer = (changes: Partial<OpenTransfer> = {}): OpenTransfer => ({
    id: 1,
    state: "waiting",
    amountSatang: 80_000,
    owedSatang: 80_000,
    paidAt: at - 60_000,
    decidedAt: null,
    bankReference: "0002123123121200011",
    orderReferences: ["K7M2P9QX"],
    accounts,
    takenBackAt: null,
    ...changes,
  });
  const order: UnpaidOrder = { id: 7, reference: "ABCD2345", owedSatang: 80_000, accounts };
  const known: KnownReferences = {
    orders: new Set(["K7M2P9QX", "ABCD2345", "A2345678", "B2345678"]),
    banks: new Set(["0002123123121200011", "REFUSED12345"]),
  };
  const matchStatement = (
    lines: readonly Incoming[],
    transfers: readonly OpenTransfer[],
    orders: readonly UnpaidOrder[],
  ) => match(lines, transfers, orders, known);

  it("matches by the bank's reference, by the order's, and by the time where nothing else is near", () => {
    const byTime = [{ kind: "transfer", id: 1, by: "time" }];
    const byReference = [{ kind: "transfer", id: 1, by: "reference" }];
    expect(matchStatement([line({ text: "TR 0002123123121200011" })], [transfer()], [])).toEqual(byReference);
    expect(matchStatement([line({ bookedAt: null, text: "from k7m2p9qx" })], [transfer()], [])).toEqual(byReference);
    expect(matchStatement([line()], [transfer()], [])).toEqual(byTime);
    expect(matchStatement([line({ text: "REF1 ABCD2345" })], [], [order])).toEqual([
      { kind: "order", id: 7, by: "reference" },
    ]);
  });

  it("leaves to a person what does not fit exactly, or fits twice", () => {
    expect(matchStatement([line({ amountSatang: 79_999, text: "K7M2P9QX" })], [transfer()], [])).toEqual([null]);
    expect(matchStatement([line({ text: "XK7M2P9QX9", bookedAt: null })], [transfer()], [])).toEqual([null]);
    expect(matchStatement([line()], [transfer(), transfer({ id: 2 })], [])).toEqual([null]);
    expect(matchStatement([line(), line()], [transfer()], [])).toEqual([null, null]);
    expect(matchStatement([line({ bookedAt: at + 3_600_000 })], [transfer()], [])).toEqual([null]);
  });

  it("links what a person has verified, and gives its money to nobody else", () => {
    const verified = transfer({ id: 3, state: "verified", decidedAt: at + 60_000, orderReferences: ["A2345678"] });
    const other = transfer({ id: 4, bankReference: null });
    const link = (by: string) => [{ kind: "verified", id: 3, by }];
    expect(matchStatement([line({ text: "0002123123121200011" })], [other, verified], [])).toEqual(link("reference"));
    expect(matchStatement([line({ text: "A2345678" })], [other, verified], [])).toEqual(link("reference"));
    expect(matchStatement([line()], [verified], [])).toEqual(link("time"));
    expect(matchStatement([line()], [verified, other], [])).toEqual([null]);
    // when it was paid nobody knows, only that it was before somebody verified it
    expect(matchStatement([line()], [{ ...verified, paidAt: null }, other], [])).toEqual([null]);
    const before = { ...verified, paidAt: null, decidedAt: at - 1 };
    expect(matchStatement([line()], [before, other], [])).toEqual([{ kind: "transfer", id: 4, by: "time" }]);
  });

  it("never matches by the time a line that names something we know", () => {
    expect(matchStatement([line({ text: "ABCD2345" })], [transfer()], [])).toEqual([null]);
    expect(matchStatement([line({ text: "REFUSED12345" })], [transfer()], [])).toEqual([null]);
  });

  it("gives money to the order that the payer named, whatever slips of others claim", () => {
    const paysOrder = [{ kind: "order", id: 7, by: "reference" }];
    const named = [line({ text: "ABCD2345", bookedAt: null })];
    const alsoFor = transfer({ orderReferences: ["K7M2P9QX", "ABCD2345"], owedSatang: 160_000 });
    expect(matchStatement(named, [alsoFor], [order])).toEqual(paysOrder);
    expect(matchStatement(named, [transfer({ bankReference: "ABCD2345" })], [order])).toEqual(paysOrder);
    expect(matchStatement(named, [alsoFor], [])).toEqual([null]);
    expect(matchStatement(named, [transfer({ bankReference: "ABCD2345" })], [])).toEqual([null]);
    const both = { ...alsoFor, amountSatang: 160_000 };
    expect(matchStatement([{ ...named[0]!, amountSatang: 160_000 }], [both], [])).toEqual([
      { kind: "transfer", id: 1, by: "reference" },
    ]);
  });

  it("pays only what is paid into the account of the line, by whichever rule", () => {
    const elsewhere = { account: "0999999999" };
    const all = (changes: Partial<Incoming>) => [
      ...matchStatement([line({ text: "0002123123121200011", ...changes })], [transfer()], []),
      ...matchStatement([line({ text: "K7M2P9QX", ...changes })], [transfer()], []),
      ...matchStatement([line({ text: "K7M2P9QX", ...changes })], [transfer({ state: "verified", decidedAt: at })], []),
      ...matchStatement([line({ text: "ABCD2345", ...changes })], [], [order]),
      ...matchStatement([line(changes)], [transfer()], []),
    ];
    expect(all({}).filter((match) => match === null)).toEqual([]);
    expect(all(elsewhere).filter((match) => match !== null)).toEqual([]);
    // of a channel that was removed long ago
    expect(all({ account: null }).filter((match) => match !== null)).toEqual([]);
    // and what another account's event has verified keeps it for a person: it may be the same money
    const other = transfer({ id: 3, state: "verified", decidedAt: at + 1, paidAt: null, accounts: ["0999999999"] });
    expect(matchStatement([line()], [transfer(), other], [])).toEqual([null]);
  });

  it("proves what a person has taken back only by a line that came since", () => {
    const takenBack = transfer({ takenBackAt: at });
    for (const text of ["", "K7M2P9QX", "0002123123121200011"]) {
      const stored = (storedAt: number | null) => matchStatement([line({ text, storedAt })], [takenBack], []);
      expect([...stored(at - 1), ...stored(at)]).toEqual([null, null]);
      expect([...stored(at + 1), ...stored(null)]).toMatchObject([{ id: 1 }, { id: 1 }]);
    }
  });

  it("takes no word of the bank, and none that stands in several lines, for the reference of a payment", () => {
    const claims = (bankReference: string) => [transfer({ bankReference, paidAt: null })];
    expect(matchStatement([line({ text: "FROM PROMPTPAY TRANSFER" })], claims("PROMPTPAY"), [])).toEqual([null]);
    const account = "0123456789";
    expect(matchStatement([line({ text: account })], claims(account), [])).not.toEqual([null]);
    const twice = [line({ text: account }), line({ text: `TO ${account}`, amountSatang: 1 })];
    expect(matchStatement(twice, claims(account), [])).toEqual([null, null]);
  });

  describe("a sum with satang", () => {
    const minute = 60_000;
    const came = { from: at, by: at };
    const sum = (changes: Partial<Incoming> = {}) => line({ amountSatang: 80_002, came, ...changes });
    const waits: OrderOfSum = {
      id: 8,
      sumSatang: 80_002,
      isTailed: true,
      since: at - minute,
      closedAt: null,
      transferId: null,
      accounts,
    };
    const bySum = (orders: readonly OrderOfSum[], transfers: readonly OpenTransfer[] = [], of = [sum()]) =>
      match(of, transfers, [], known, orders);
    const paid = [{ kind: "order", id: 8, by: "sum" }];

    it("pays the one order that it tells apart, or its slip", () => {
      expect(bySum([waits])).toEqual(paid);
      expect(bySum([waits, { ...waits, id: 9, sumSatang: 80_003 }])).toEqual(paid);
      const slip = transfer({ id: 5, amountSatang: 80_002, paidAt: null });
      expect(bySum([{ ...waits, transferId: 5 }], [slip])).toEqual([{ kind: "transfer", id: 5, by: "sum" }]);
      expect(bySum([waits], [], [sum(), sum()])).toEqual([...paid, null]);
    });

    it("goes to a person where another order could mean it, too", () => {
      expect(bySum([waits, { ...waits, id: 9, isTailed: false }])).toEqual([null]);
      // paid or given up within three days: it may be paid late, or twice
      const day = 86_400_000;
      expect(bySum([waits, { ...waits, id: 9, closedAt: at - 2 * day }])).toEqual([null]);
      expect(bySum([waits, { ...waits, id: 9, closedAt: at - 4 * day }])).toEqual(paid);
      expect(bySum([waits, { ...waits, id: 9, accounts: ["0999999999"] }])).toEqual(paid);
    });

    it("pays nobody who has not waited for it, or whose price has no tail", () => {
      expect(bySum([{ ...waits, since: at + 1 }])).toEqual([null]);
      expect(bySum([{ ...waits, isTailed: false }])).toEqual([null]);
      expect(bySum([{ ...waits, accounts: [] }])).toEqual([null]);
      expect(bySum([waits], [], [sum({ text: "ABCD2345" })])).toEqual([null]);
      const seen = transfer({ state: "verified", amountSatang: 80_002, paidAt: null, decidedAt: at + 1 });
      expect(bySum([waits], [seen])).toEqual([null]);
    });
  });

  it("never matches one transfer or order twice, and never another amount", () => {
    const amount = fc.constantFrom(50_000, 80_000);
    const text = fc.constantFrom("", "A2345678", "B2345678", "A2345678 B2345678");
    const time = fc.constantFrom(null, at, at + 1_000_000);
    fc.assert(
      fc.property(
        fc.array(fc.record({ amountSatang: amount, bookedAt: time, text }), { maxLength: 6 }),
        fc.array(
          fc.record({ amountSatang: amount, paidAt: time, reference: fc.constantFrom("A2345678", "B2345678") }),
          {
            maxLength: 5,
          },
        ),
        (incoming, given) => {
          const lines = incoming.map((each) => line(each));
          const transfers = given.map(({ reference, ...each }, id) => ({
            ...transfer(),
            ...each,
            id,
            bankReference: null,
            orderReferences: [reference],
          }));
          const orders = [{ ...order, reference: "B2345678" }];
          const matches = matchStatement(lines, transfers, orders);
          const found = matches.filter((match) => match !== null);
          expect(new Set(found.map(({ kind, id }) => `${kind} ${id}`)).size).toBe(found.length);
          const amountOf = (match: (typeof found)[number]) =>
            match.kind === "order" ? orders[0]!.owedSatang : transfers[match.id]!.amountSatang;
          const wrong = matches.filter((match, index) => match && amountOf(match) !== lines[index]!.amountSatang);
          expect(wrong).toEqual([]);
        },
      ),
    );
  });
});
