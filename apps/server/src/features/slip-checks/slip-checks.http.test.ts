import { transferGet } from "@time-event/contract/staff-transfers";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { get } from "../../testing/call-service.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { givenClock } from "../../testing/given-clock.ts";
import { givenSale } from "../orders/testing/given-sale.ts";
import { givenSignedIn } from "../sign-in/testing/sign-in.ts";
import { givenReference } from "../slips/testing/given-slip.ts";
import { givenPayer } from "../transfers/testing/given-payer.ts";
import { type KnownPayment, serviceKey, startSlipService } from "./testing/given-slip-service.ts";

const minute = 60_000;
const { clock, pass } = givenClock();
let service: Awaited<ReturnType<typeof startSlipService>>;
let given: GivenApp;
let eventId: number;
let finance: string;

/** An account of the event, beside the one of every sale. */
const account = { bankCode: "004", accountNumber: "0123456789", holder: "ชมรมวิ่ง" };

async function givenService(settings: Record<string, string>) {
  given = await givenApp(settings, { clock });
  await sql`insert into payment_channels (position, name_th, name_en, account, active, is_default) values (9, 'ธนาคาร',
    'Bank', ${JSON.stringify({ kind: "bank", ...account })}, true, false)`.execute(given.db);
  eventId = await givenSale(given.db, {}, "checked");
  finance = await givenSignedIn(given, "finance", "finance", eventId);
}
beforeEach(async () => {
  service = await startSlipService();
});
afterEach(async () => {
  await given.stop();
  await service.close();
});

/** Somebody hands in a slip over 800 baht, whose payment the service knows like this. */
async function handIn(known: Partial<KnownPayment> | null) {
  const reference = givenReference();
  const payer = await givenPayer(given, "checked");
  const right = { baht: 800, paidAt: clock(), receiver: "xxx-x-x5678-x" };
  if (known) service.payments.set(reference, { ...right, ...known });
  const { reply } = await payer.handIn({ slip: await payer.slip(reference), amountSatang: 80_000 });
  const { id } = reply!.data.transfers[0]!;
  const seen = async () => (await get(given.url, transferGet, finance, { eventId, id })).reply!.data;
  return { payer, seen };
}

describe.each(["slipok", "easyslip"] as const)("%s", (name) => {
  beforeEach(() => givenService({ SLIP_CHECK: name, SLIP_CHECK_KEY: serviceKey, SLIP_CHECK_URL: service.urls[name] }));

  it("verifies what fits, and leaves everything else to a person with what was said", async () => {
    const right = await handIn({});
    const small = await handIn({ baht: 1 });
    const elsewhere = await handIn({ receiver: "xxx-x-x9999-x" });
    const early = await handIn({ paidAt: clock() - 60 * minute });
    const invented = await handIn(null);
    await given.work();
    expect(await right.payer.order()).toMatchObject({ state: "confirmed", balance: { verifiedSatang: 80_000 } });
    expect(await right.seen()).toMatchObject({ state: "verified", decidedBy: name, check: { result: "right" } });
    const others = [small, elsewhere, early, invented];
    const said = await Promise.all(others.map(({ seen }) => seen()));
    expect(said.map(({ state, check }) => [state, check?.result, check?.problems])).toEqual([
      ["waiting", "wrong", ["amount_differs"]],
      ["waiting", "wrong", ["receiver_differs"]],
      ["waiting", "wrong", ["time_differs"]],
      ["waiting", "unknown", []],
    ]);
    expect(said[0]!.check).toMatchObject({ service: name, amountSatang: 100, receiver: "xxx-x-x5678-x" });
    // a person sees into which accounts it should have gone
    expect(said[1]!.accounts).toContainEqual({ kind: "bank", ...account });
    for (const { payer } of others) expect((await payer.order()).state).toBe("awaiting_payment");
  });

  it("leaves an answer to a person that cannot be read", async () => {
    const strange: Partial<KnownPayment>[] = [
      { baht: 1e300 },
      { baht: -800 },
      { paidAt: Date.UTC(-200_000, 0) },
      { receiver: "x\0" },
      { receiver: "x".repeat(100_000) },
    ];
    const handedIn = [];
    for (const known of strange) handedIn.push(await handIn(known));

    await given.work();

    const said = await Promise.all(handedIn.map(({ seen }) => seen()));
    expect(said.map(({ state, check }) => [state, check?.result, check?.amountSatang])).toEqual(
      strange.map(() => ["waiting", "unreadable", null]),
    );
    expect(service.asked()).toBe(strange.length);
  });

  it("is asked again later when it cannot say yet, and verifies nothing that was taken back meanwhile", async () => {
    service.moods.push("down", "down");
    const [late, gone] = [await handIn({}), await handIn({})];
    await given.work();
    expect((await late.seen()).state).toBe("waiting");
    const { transfers } = await gone.payer.order();
    await gone.payer.takeBack(transfers[0]!.id);
    pass(minute);
    await given.work();
    expect((await late.payer.order()).state).toBe("confirmed");
    expect((await gone.payer.order()).state).toBe("awaiting_payment");
    expect(service.asked()).toBe(3);
  });
});

it("asks nobody unless the operator has named a service", async () => {
  await givenService({});
  const { payer, seen } = await handIn({});
  await given.work();
  expect([service.asked(), (await payer.order()).state, (await seen()).check]).toEqual([0, "awaiting_payment", null]);
});
