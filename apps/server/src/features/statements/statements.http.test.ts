import { randomUUID } from "node:crypto";
import { statementImport, statementList, statementPreview } from "@time-event/contract/statements";
import { statementLineAssign, statementLineList } from "@time-event/contract/statement-lines";
import { reconciliationGet } from "@time-event/contract/reconciliation";
import { transferDecide, transferReverse } from "@time-event/contract/staff-transfers";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { bearing, get, post, upload } from "../../testing/call-service.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { givenSale, wrongCounters } from "../orders/testing/given-sale.ts";
import { givenSignedIn } from "../sign-in/testing/sign-in.ts";
import { givenReference } from "../slips/testing/given-slip.ts";
import { givenPayer, type Payer } from "../transfers/testing/given-payer.ts";
import { givenBankChannel } from "./testing/given-bank-channel.ts";

let given: GivenApp;
let slug: string;
let channelId: number;
let finance: string;
const now = Date.parse("2026-11-22T09:30:00+07:00");

beforeAll(async () => {
  given = await givenApp({}, { clock: () => now });
  finance = await givenSignedIn(given, "finance", "finance");
  channelId = await givenBankChannel(given.db);
});
afterAll(() => given.stop());
beforeEach(async () => {
  slug = `statement-${randomUUID().slice(0, 8)}`;
  await givenSale(given.db, {}, slug);
  await sql`delete from statement_lines`.execute(given.db);
});

const payer = () => givenPayer(given, slug);
const header = "วันที่,เวลา,รายการ,ถอน,ฝาก,ยอดคงเหลือ";
const csv = (...rows: string[]) => Buffer.from(["บัญชี 012-3-45678-9", header, ...rows].join("\n"));
const row = (time: string, text: string, baht: string) => `22/11/2569,${time},${text},,"${baht}",`;
const params = (extra: object = {}) => ({ channelId, fileName: "november.csv", ...extra });
const preview = async (file: Buffer, extra: object = {}) =>
  (await upload(given.url, statementPreview, file, finance, params(extra))).reply!.data;
const importFile = (file: Buffer, expectNew: number) =>
  upload(given.url, statementImport, file, finance, { ...params(), expectNew });
const unmatched = async () => (await get(given.url, statementLineList, finance)).reply!;
const stateOf = async (who: Payer) => (await who.order()).state;

async function handIn(who: Payer, reference: string | null, paidAt: number | null = null): Promise<number> {
  const { reply } = await who.handIn({ slip: await who.slip(reference), amountSatang: who.owedSatang, paidAt });
  return reply!.data.transfers.at(-1)!.id;
}

describe("a statement", () => {
  it("verifies what it shows by reference, order or time, and keeps the rest for a person", async () => {
    const [byBank, byOrder, byTime, other] = [await payer(), await payer(), await payer(), await payer()];
    const reference = givenReference();
    await handIn(byBank, reference);
    await handIn(byTime, null, now - 120_000);
    await handIn(other, null);
    const file = csv(
      row("08:01", `รับโอน ${reference}`, "800.00"),
      row("08:02", `พร้อมเพย์ ${byOrder.reference}`, "800.00"),
      row("09:27", "รับโอน X1234", "800.00"),
      row("10:00", `${other.reference}`, "799.99"),
      '22/11/2569,10:05,โอนออก,"1,000.00",,',
    );
    const seen = await preview(file);
    expect(seen).toMatchObject({
      format: "table",
      mapping: ["date", "time", "text", "out", "in", null],
      counts: {
        lines: 5,
        known: 0,
        incoming: 4,
        incomingSatang: 319_999,
        outgoing: 1,
        matched: 3,
        matchedSatang: 240_000,
      },
    });
    expect(seen.lines.map(({ match }) => match?.references[0])).toEqual(
      [byBank, byOrder, byTime, undefined, undefined].map((who) => who?.reference),
    );
    expect((await importFile(file, 4)).problem!.reasons).toEqual(["changed_since"]);
    const { data } = (await importFile(file, 5)).reply!;
    expect(data).toEqual({ stored: 5, verified: 3, verifiedSatang: 240_000 });
    expect(await Promise.all([byBank, byOrder, byTime, other].map(stateOf))).toEqual([
      "confirmed",
      "confirmed",
      "confirmed",
      "awaiting_payment",
    ]);
    expect((await unmatched()).meta).toEqual({ total: 1, totalSatang: 79_999 });
    expect(await wrongCounters(given.db)).toEqual([]);
  });

  it("is stored once, however often and in whichever file its lines come", async () => {
    const [first, second] = [row("08:01", "AAA", "100.00"), row("08:02", "BBB", "200.00")];
    const counts = await Promise.all([importFile(csv(first), 1), importFile(csv(first), 1)]);
    expect(new Set(counts.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect((await preview(csv(first, second))).counts).toMatchObject({ known: 1, incoming: 1, incomingSatang: 20_000 });
    expect((await importFile(csv(first, second), 1)).reply!.data.stored).toBe(1);
    // two equal payments of a day are two
    expect((await importFile(csv(first, first), 1)).reply!.data.stored).toBe(1);
    expect((await unmatched()).meta).toEqual({ total: 3, totalSatang: 40_000 });
  });

  it("is matched when the file is sent again, if the server died before it was", async () => {
    const who = await payer();
    const file = csv(row("08:01", "พร้อมเพย์ ZK7LATER", "800.00"));
    expect((await importFile(file, 1)).reply!.data).toEqual({ stored: 1, verified: 0, verifiedSatang: 0 });
    await sql`update orders set reference = 'ZK7LATER' where reference = ${who.reference}`.execute(given.db);
    expect((await importFile(file, 1)).problem!.reasons).toEqual(["changed_since"]);
    expect(await stateOf(who)).toBe("confirmed");
  });

  it("may begin and end in the middle of a day, and overlap with others", async () => {
    const at = (...times: string[]) => csv(...times.map((time) => row(time, `TR ${time}`, "800.00")));
    expect((await importFile(at("08:00", "09:00"), 2)).reply!.data.stored).toBe(2);
    // another payment of the same amount, in a file without the first ones
    expect((await importFile(at("12:00"), 1)).reply!.data.stored).toBe(1);
    expect((await preview(at("09:00", "12:00", "13:00"))).counts).toMatchObject({ known: 2, incoming: 1 });
    const { counts, lines } = await preview(at("07:00", "08:00", "09:00", "12:00"));
    expect([counts.known, lines.find(({ isKnown }) => !isKnown)?.text]).toEqual([
      3,
      expect.stringContaining("TR 07:00"),
    ]);
  });

  it("is the same under another mapping, and by a channel that was removed and made again", async () => {
    const givenChannel = async () => {
      const { rows } = await sql<{ id: number }>`
        insert into payment_channels (position, name_th, name_en, account, active, is_default)
        values (10, 'สอง', 'Two', '{"kind":"bank","bankCode":"004","accountNumber":"9876543210","holder":"x"}', true, false)
        returning id`.execute(given.db);
      return { channelId: rows[0]!.id };
    };
    const file = csv(row("09:28", "AAA", "123.00"));
    const channel = await givenChannel();
    await upload(given.url, statementImport, file, finance, { ...params(channel), expectNew: 1 });
    const known = { known: 1, incoming: 0 };
    expect((await preview(file, { ...channel, mapping: "date,,text,out,in," })).counts).toMatchObject(known);
    await sql`delete from payment_channels where id = ${channel.channelId}`.execute(given.db);
    expect((await preview(file, await givenChannel())).counts).toMatchObject(known);
  });

  it("with columns of its own is read as staff say, and the next one without asking", async () => {
    const strange = Buffer.from('A,B,C\nx,"50.00",22/11/2026\n');
    expect(await preview(strange)).toMatchObject({ header: ["A", "B", "C"], counts: { lines: 0 } });
    expect((await importFile(strange, 0)).problem!.errors).toMatchObject([{ code: "mapping_incomplete" }]);
    const said = { ...params({ mapping: "text,in,date" }), expectNew: 1 };
    expect((await upload(given.url, statementImport, strange, finance, said)).reply!.data.stored).toBe(1);
    const next = Buffer.from('A,B,C\ny,"60.00",23/11/2026\n');
    expect((await preview(next)).mapping).toEqual(["text", "in", "date"]);
  });

  it("is listed with what of it nobody knows, beside the accounts that can have one", async () => {
    const who = await payer();
    await importFile(
      csv(row("08:01", who.reference, "800.00"), row("08:02", "?", "1.00"), row("08:03", "-", "-2.00")),
      3,
    );
    // an event and its copy pay into one account
    await sql`
      insert into payment_channels (position, name_th, name_en, account, active, is_default, event_id)
      select 0, name_th, name_en, account, true, false, e.id from payment_channels, (select min(id) as id from events) e
      where payment_channels.id = ${channelId}`.execute(given.db);
    const { accounts, statements } = (await get(given.url, statementList, finance)).reply!.data;
    expect(accounts.map(({ account }) => "accountNumber" in account && account.accountNumber)).toEqual([
      "0123456789",
      "9876543210",
    ]);
    expect(accounts[0]).toMatchObject({ channelId, account: { accountNumber: "0123456789" } });
    expect(statements[0]).toMatchObject({ fileName: "november.csv", lines: 3, incoming: 2, unmatched: 1 });
  });

  it("in MT940 or CAMT.053 is read, too", async () => {
    const who = await payer();
    const mt940 = `:20:1\n:25:1\n:60F:C261121THB0,\n:61:2611221122C800,00NTRFX\n:86:${who.reference}\n:62F:C261122THB800,\n`;
    expect(await preview(Buffer.from(mt940))).toMatchObject({ format: "mt940", counts: { matchedSatang: 80_000 } });
    const entry = (sign: string, amount: string, text: string) => `<Ntry><Amt Ccy="THB">${amount}</Amt>
      <CdtDbtInd>${sign}</CdtDbtInd><BookgDt><DtTm>2026-11-22T09:00:00+07:00</DtTm></BookgDt>
      <NtryDtls><TxDtls><RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`;
    const camt = (
      entries: string,
    ) => `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02">
      <BkToCstmrStmt><Stmt>${entries}</Stmt></BkToCstmrStmt></Document>`;
    const file = Buffer.from(camt(entry("CRDT", "800.00", who.reference) + entry("DBIT", "5.00", "fee")));
    expect(await preview(file)).toMatchObject({
      format: "camt",
      counts: { incomingSatang: 80_000, outgoing: 1, matchedSatang: 80_000 },
    });
    const broken = Buffer.from(camt(entry("CRDT", "8OO", who.reference)));
    const { problem } = await upload(given.url, statementPreview, broken, finance, params());
    expect(problem!.reasons).toEqual(["unreadable_file"]);
  });
});

describe("one payment confirms one order", () => {
  const verify = async (id: number) => {
    const found = given.db.selectFrom("transfers").select("eventId").where("id", "=", id);
    const { eventId } = await found.executeTakeFirstOrThrow();
    const decision = { kind: "verify", receivedSatang: 80_000 } as const;
    return (await post(given.url, transferDecide, { eventId, id, revision: 1, decision }, bearing(finance))).status;
  };
  const states = (...people: readonly Payer[]) => Promise.all(people.map(stateOf));
  const nothingVerified = { verified: 0, verifiedSatang: 0 };

  it("where a person has verified it, and another one waits at the same minute", async () => {
    const [paid, forged] = [await payer(), await payer()];
    expect(await verify(await handIn(paid, null, now - 120_000))).toBe(200);
    await handIn(forged, null, now - 120_000);
    const { data } = (await importFile(csv(row("09:28", `รับโอน ${paid.reference}`, "800.00")), 1)).reply!;
    expect(data).toMatchObject(nothingVerified);
    expect(await states(paid, forged)).toEqual(["confirmed", "awaiting_payment"]);
    expect((await unmatched()).meta.total).toBe(0);
  });

  it("where its reference was handed in twice before this was refused: under another bank, or in small letters", async () => {
    const [paid, forged, waits] = [await payer(), await payer(), await payer()];
    const [first, second] = [givenReference(), givenReference()];
    expect(await verify(await handIn(paid, first))).toBe(200);
    const handForged = async (reference: string) => {
      await sql`update transfers set payment_key = null`.execute(given.db);
      const slip = await forged.slip(reference);
      await sql`update slips set bank_code = '014' where id = ${slip}`.execute(given.db);
      await forged.handIn({ slip, amountSatang: 80_000 });
    };
    await handForged(first);
    await handForged(second.toLowerCase());
    await sql`update transfers set payment_key = null`.execute(given.db);
    await handIn(waits, second);
    await importFile(csv(row("09:28", first, "800.00"), row("09:29", second, "800.00")), 2);
    // of two that claim the same, a person says which is true
    expect(await states(paid, forged, waits)).toEqual(["confirmed", "awaiting_payment", "awaiting_payment"]);
    expect((await unmatched()).meta.total).toBe(1);
  });

  it("where a person assigns money that a person has verified", async () => {
    const who = await payer();
    expect(await verify(await handIn(who, null))).toBe(200);
    await importFile(csv(row("08:00", "ไม่ทราบ", "800.00")), 1);
    const body = { id: (await unmatched()).data[0]!.id, reference: who.reference };
    expect((await post(given.url, statementLineAssign, body, bearing(finance))).status).toBe(200);
    expect((await who.order()).balance).toMatchObject({ verifiedSatang: 80_000, overpaidSatang: 0 });
    expect((await unmatched()).meta.total).toBe(0);
  });

  it("where the order was paid while the statement was being matched", async () => {
    const who = await payer();
    let importing: ReturnType<typeof importFile> | undefined;
    await given.db.transaction().execute(async (tx) => {
      await sql`select from orders where id = ${who.id} for update`.execute(tx);
      importing = importFile(csv(row("09:28", who.reference, "800.00")), 1);
      // the match is found, and waits for the order
      await expect
        .poll(async () => {
          const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
          return (await waiting.execute(given.db)).rows.length;
        })
        .toBe(1);
      await sql`
        with paid as (insert into transfers (event_id, order_id, source, state, claimed_satang, received_satang,
            sent_at, changed_by)
          select event_id, id, 'staff', 'verified', 80000, 80000, now(), 'x' from orders where id = ${who.id} returning id)
        insert into payment_lines (order_id, kind, amount_satang, transfer_id, at, by_whom)
        select ${who.id}, 'payment', 80000, id, now(), 'x' from paid`.execute(tx);
    });
    expect((await importing!).reply!.data).toMatchObject(nothingVerified);
    expect((await who.order()).balance).toMatchObject({ verifiedSatang: 80_000, overpaidSatang: 0 });
  });

  it("which is the one that the payer named, not one of a slip that claims it", async () => {
    const [claims, forges, victim] = [await payer(), await payer(), await payer()];
    await claims.handIn({ slip: await claims.slip(null), amountSatang: 80_000, alsoFor: [victim.reference] });
    await handIn(forges, victim.reference);
    await importFile(csv(row("09:28", `พร้อมเพย์ ${victim.reference}`, "800.00")), 1);
    expect(await states(claims, forges, victim)).toEqual(["awaiting_payment", "awaiting_payment", "confirmed"]);
  });
});

it("imports no amount without a sign, no row unread that nobody knows of, and no other money than booked baht", async () => {
  const table = (head: string, line: string) => Buffer.from(`${head}\n${line}\n`);
  const unsigned = table("date,description,amount", "22/11/2026,ABC,800.00");
  expect((await importFile(unsigned, 1)).problem!.errors).toMatchObject([{ code: "mapping_incomplete" }]);
  const half = csv(row("08:00", "AAA", "800.00"), '31 พ.ย. 2569,09:28,BBB,,"1.00",');
  expect((await preview(half)).counts).toMatchObject({ lines: 1, unread: 1 });
  expect((await importFile(half, 1)).problem!.reasons).toEqual(["changed_since"]);
  const said = { ...params(), expectNew: 1, expectUnread: 1 };
  expect((await upload(given.url, statementImport, half, finance, said)).status).toBe(200);
  const camt = (currency: string, status: string) =>
    Buffer.from(`<?xml version="1.0"?><Document><BkToCstmrStmt><Stmt><Ntry><Amt Ccy="${currency}">800.00</Amt>
      <CdtDbtInd>CRDT</CdtDbtInd><Sts>${status}</Sts><BookgDt><Dt>2026-11-22</Dt></BookgDt></Ntry></Stmt></BkToCstmrStmt></Document>`);
  expect((await preview(camt("THB", "PDNG"))).counts.lines).toBe(0);
  const dollars = await upload(given.url, statementPreview, camt("USD", "BOOK"), finance, params());
  expect(dollars.problem!.reasons).toEqual(["unreadable_file"]);
});

it("lets a person say which order money is for, once", async () => {
  const who = await payer();
  await importFile(csv(row("08:00", "ไม่ทราบ", "800.00")), 1);
  const [line] = (await unmatched()).data;
  const assign = (reference: string) =>
    post(given.url, statementLineAssign, { id: line!.id, reference }, bearing(finance));
  expect((await assign("NOBODY22")).problem!.errors).toMatchObject([{ path: "reference", code: "unknown" }]);
  const both = await Promise.all([assign(who.reference), assign(who.reference.toLowerCase())]);
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
  expect(await stateOf(who)).toBe("confirmed");
});

it("reconciles a day to the satang, whatever was verified, taken back and imported", async () => {
  const day = async () => (await get(given.url, reconciliationGet, finance, { day: "2026-11-22" })).reply!.data;
  const before = await day();
  const [first, second] = [await payer(), await payer()];
  await importFile(
    csv(row("08:00", first.reference, "800.00"), row("08:01", second.reference, "800.00"), row("08:02", "?", "0.01")),
    3,
  );
  const after = await day();
  expect(after.statements).toEqual({
    totalSatang: 160_001,
    matchedSatang: 160_000,
    unmatchedSatang: 1,
    notOursSatang: 0,
  });
  expect(after.accounts.netSatang - before.accounts.netSatang).toBe(160_000);
  const { eventId, id } = await given.db
    .selectFrom("transfers")
    .select(["eventId", "id"])
    .where("orderId", "=", second.id)
    .executeTakeFirstOrThrow();
  await post(given.url, transferReverse, { eventId, id, revision: 2, reason: "คืน" }, bearing(finance));
  const last = await day();
  const { paymentsSatang, takenBackSatang, refundsSatang, netSatang } = last.accounts;
  expect(paymentsSatang + takenBackSatang + refundsSatang).toBe(netSatang);
  expect([takenBackSatang - before.accounts.takenBackSatang, netSatang - before.accounts.netSatang]).toEqual([
    -80_000, 80_000,
  ]);
  const { unmatchedSatang } = last.statements;
  expect(last.statements).toEqual({ totalSatang: 160_001, matchedSatang: 80_000, unmatchedSatang, notOursSatang: 0 });
  expect(unmatchedSatang).toBe(80_001);
  expect(last.events.reduce((sum, each) => sum + each.netSatang, 0)).toBe(netSatang);
});

it("says where the accounts and the statements of a day differ, and why, to the satang", async () => {
  const bridged = async (day: string) => {
    const { accounts, statements, withoutStatementSatang, difference } = (
      await get(given.url, reconciliationGet, finance, { day })
    ).reply!.data;
    const bank = accounts.ways.find(({ way }) => way === "bank")!;
    const { shownOnOtherDaysSatang, undoneSatang, verifiedOnOtherDaysSatang } = difference;
    const { unmatchedSatang, notOursSatang, totalSatang } = statements;
    const added = verifiedOnOtherDaysSatang + unmatchedSatang + notOursSatang;
    const left = shownOnOtherDaysSatang + undoneSatang + withoutStatementSatang;
    expect(bank.paymentsSatang + bank.takenBackSatang - left + added).toBe(totalSatang);
    return { ...difference, withoutStatementSatang };
  };
  const before = await bridged("2026-11-22");
  const yesterday = await payer();
  // the bank booked it on the day before; it is verified today
  await importFile(csv(`21/11/2569,23:50,รับโอน ${yesterday.reference},,"800.00",`), 1);
  const seen = await payer();
  const id = await handIn(seen, null);
  const { eventId } = await given.db
    .selectFrom("transfers")
    .select("eventId")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const decision = { kind: "verify", receivedSatang: 80_000 } as const;
  await post(given.url, transferDecide, { eventId, id, revision: 1, decision }, bearing(finance));
  const after = await bridged("2026-11-22");
  expect(after.shownOnOtherDaysSatang - before.shownOnOtherDaysSatang).toBe(80_000);
  expect(after.withoutStatementSatang - before.withoutStatementSatang).toBe(80_000);
  expect((await bridged("2026-11-21")).verifiedOnOtherDaysSatang).toBe(80_000);
});

it("is for those who verify payments everywhere, not at one event", async () => {
  const { id } = await given.db.selectFrom("events").select("id").where("slug", "=", slug).executeTakeFirstOrThrow();
  const ofEvent = await givenSignedIn(given, `${slug}-f`, "finance", id);
  expect((await upload(given.url, statementPreview, csv(), ofEvent, params())).status).toBe(404);
});
