import { randomUUID } from "node:crypto";
import { statementImport } from "@time-event/contract/statements";
import {
  statementLineAssign,
  statementLineList,
  statementLineReturn,
  statementLineSetAside,
} from "@time-event/contract/statement-lines";
import { reconciliationGet } from "@time-event/contract/reconciliation";
import { transferDecide, transferReverse } from "@time-event/contract/staff-transfers";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { bearing, get, post, upload } from "../../testing/call-service.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { givenSale } from "../orders/testing/given-sale.ts";
import { givenSignedIn } from "../sign-in/testing/sign-in.ts";
import { givenPayer } from "../transfers/testing/given-payer.ts";
import { givenBankChannel } from "./testing/given-bank-channel.ts";

const day = "2026-11-22";
const now = Date.parse(`${day}T09:30:00+07:00`);
let given: GivenApp;
let slug: string;
let eventId: number;
let channelId: number;
let finance: string;
let second: string;

beforeAll(async () => {
  given = await givenApp({}, { clock: () => now });
  finance = await givenSignedIn(given, "finance", "finance");
  second = await givenSignedIn(given, "second", "finance");
  channelId = await givenBankChannel(given.db);
});
afterAll(() => given.stop());
beforeEach(async () => {
  slug = `ours-${randomUUID().slice(0, 8)}`;
  eventId = await givenSale(given.db, {}, slug);
  await sql`delete from statement_lines`.execute(given.db);
});

let minute = 0;
async function givenLine(text: string, baht = "800.00"): Promise<number> {
  minute += 1;
  const file = Buffer.from(
    `วันที่,เวลา,รายการ,ถอน,ฝาก\n22/11/2569,08:${String(minute).padStart(2, "0")},${text},,${baht}`,
  );
  const said = { channelId, fileName: "november.csv", expectNew: 1 };
  expect((await upload(given.url, statementImport, file, finance, said)).status).toBe(200);
  const { id } = await given.db
    .selectFrom("statementLines")
    .select("id")
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
  return id;
}
const setAside = async (id: number, reason = "ดอกเบี้ย", who = finance, seen?: number) => {
  const seenRevision = seen ?? (await revisionOf(id));
  return post(given.url, statementLineSetAside, { id, seenRevision, reason }, bearing(who));
};
const takeBack = async (id: number, who = finance, seen?: number) => {
  const seenRevision = seen ?? (await revisionOf(id));
  return post(given.url, statementLineReturn, { id, seenRevision }, bearing(who));
};
const revisionOf = async (id: number) =>
  (await given.db.selectFrom("statementLines").select("revision").where("id", "=", id).executeTakeFirst())?.revision ??
  0;
const assign = (id: number, reference: string) =>
  post(given.url, statementLineAssign, { id, reference }, bearing(finance));
const list = async (is: "unmatched" | "not_ours", on?: string) =>
  (await get(given.url, statementLineList, finance, { is, ...(on && { day: on }) })).reply!;
const sums = async () => (await get(given.url, reconciliationGet, finance, { day })).reply!.data.statements;
const changes = async (id: number) =>
  (
    await given.db
      .selectFrom("auditEntries")
      .select(["action", "username"])
      .where("subjectKind", "=", "statement-line")
      .where("subjectId", "=", String(id))
      .orderBy("seq")
      .execute()
  ).map(({ action, username }) => `${username} ${action}`);

it("waits for nobody, is counted apart, and comes back as it was", async () => {
  const who = await givenPayer(given, slug);
  const id = await givenLine(who.reference, "12.50");
  expect((await setAside(id)).status).toBe(200);
  expect((await list("unmatched")).meta).toEqual({ total: 0, totalSatang: 0 });
  const { data, meta } = await list("not_ours", day);
  expect(meta).toEqual({ total: 1, totalSatang: 1_250 });
  expect(data).toMatchObject([{ id, notOurs: { reason: "ดอกเบี้ย", by: "finance", at: now } }]);
  expect((await list("not_ours", "2026-11-21")).data).toEqual([]);
  expect(await sums()).toEqual({ totalSatang: 1_250, matchedSatang: 0, unmatchedSatang: 0, notOursSatang: 1_250 });

  expect((await takeBack(id)).status).toBe(200);
  expect((await list("unmatched", day)).data).toMatchObject([{ id, notOurs: null }]);
  expect(await sums()).toEqual({ totalSatang: 1_250, matchedSatang: 0, unmatchedSatang: 1_250, notOursSatang: 0 });
  // lost answers: the same once more changes nothing
  expect((await takeBack(id, finance, 1)).status).toBe(200);
  expect([(await setAside(id)).status, (await setAside(id, "ดอกเบี้ย", finance, 2)).status]).toEqual([200, 200]);
  expect(await changes(id)).toEqual([
    "finance statement-line-set-aside",
    "finance statement-line-return",
    "finance statement-line-set-aside",
  ]);
});

it("leaves what a colleague has done when a form is sent again", async () => {
  const id = await givenLine("ไม่ทราบ", "5.00");
  expect((await setAside(id, "ดอกเบี้ย", finance, 0)).status).toBe(200);
  expect((await takeBack(id, second, 1)).status).toBe(200);
  // the first one's answer was lost
  expect((await setAside(id, "ดอกเบี้ย", finance, 0)).problem!.reasons).toEqual(["changed_since"]);
  expect((await list("unmatched")).meta.total).toBe(1);
  expect((await setAside(id, "ดอกเบี้ย", finance, 2)).status).toBe(200);
  expect((await takeBack(id, second, 1)).problem!.reasons).toEqual(["changed_since"]);
  expect((await list("not_ours")).data).toMatchObject([{ id, revision: 3 }]);
});

it("pays nothing while it is set aside, whoever asks and whatever is imported", async () => {
  const who = await givenPayer(given, slug);
  const { reply } = await who.handIn({ slip: await who.slip(), amountSatang: 50_000 });
  // while a slip waits for its order, a person has to say so
  const id = await givenLine(who.reference);
  await setAside(id);
  expect((await who.takeBack(reply!.data.transfers.at(-1)!.id)).status).toBe(200);
  await givenLine("อื่น", "1.00");
  expect((await who.order()).state).toBe("awaiting_payment");
  expect((await assign(id, who.reference)).problem!.reasons).toEqual(["changed_since"]);
  expect((await setAside(id, "ค่าสนับสนุน")).problem!.reasons).toEqual(["changed_since"]);
  await takeBack(id);
  expect((await assign(id, who.reference)).status).toBe(200);
  expect((await who.order()).state).toBe("confirmed");
  expect((await setAside(id)).problem!.reasons).toEqual(["fixed"]);
});

it("is either paid or set aside, never both, when two people decide at the same instant", async () => {
  const who = await givenPayer(given, slug);
  for (const baht of ["700.00", "60.00", "7.00"]) {
    const id = await givenLine("ไม่ทราบ", baht);
    const [paid, aside] = await Promise.all([assign(id, who.reference), setAside(id, "ดอกเบี้ย", second)]);
    expect(new Set([paid.status, aside.status])).toEqual(new Set([200, 409]));
  }
  const { totalSatang, matchedSatang, unmatchedSatang, notOursSatang } = await sums();
  expect([matchedSatang + notOursSatang, unmatchedSatang]).toEqual([totalSatang, 0]);
  expect((await who.order()).balance.verifiedSatang).toBe(matchedSatang);
});

it("counts as paid again once somebody verifies the transfer that it was taken off", async () => {
  const who = await givenPayer(given, slug);
  const id = await givenLine(who.reference);
  const transferId = (await who.order()).transfers[0]!.id;
  const form = { eventId, id: transferId, revision: 2, reason: "ไม่แน่ใจ" };
  expect((await post(given.url, transferReverse, form, bearing(finance))).status).toBe(200);
  expect((await setAside(id, "โอนผิดบัญชี")).status).toBe(200);
  expect(await sums()).toMatchObject({ matchedSatang: 0, unmatchedSatang: 0, notOursSatang: 80_000 });
  const decision = { kind: "verify", receivedSatang: 80_000 } as const;
  const again = { eventId, id: transferId, revision: 3, decision };
  expect((await post(given.url, transferDecide, again, bearing(finance))).status).toBe(200);
  expect(await sums()).toMatchObject({ matchedSatang: 80_000, unmatchedSatang: 0, notOursSatang: 0 });
  expect((await list("not_ours")).data).toEqual([]);
  // taken back once more: a person is asked again, whatever was said of it before
  expect((await post(given.url, transferReverse, { ...form, revision: 4 }, bearing(finance))).status).toBe(200);
  expect((await list("unmatched")).data).toMatchObject([{ id, notOurs: null }]);
  expect(await sums()).toMatchObject({ matchedSatang: 0, unmatchedSatang: 80_000, notOursSatang: 0 });
});

it("asks for a reason, an existing line, and the right to verify everywhere", async () => {
  const id = await givenLine("ไม่ทราบ", "9.00");
  expect((await setAside(id, "  ")).status).toBe(400);
  expect((await setAside(999_999_999)).problem!.errors).toMatchObject([{ path: "id", code: "unknown" }]);
  expect((await takeBack(999_999_999)).problem!.errors).toMatchObject([{ path: "id", code: "unknown" }]);
  const ofEvent = await givenSignedIn(given, `${slug}-f`, "finance", eventId);
  expect((await setAside(id, "ดอกเบี้ย", ofEvent)).status).toBe(404);
});
