import { randomUUID } from "node:crypto";
import { latePaymentPlace, refundDecide, refundReverse, refundSave } from "@time-event/contract/refunds";
import {
  statementImport,
  statementLineAssign,
  statementLineList,
  statementPreview,
} from "@time-event/contract/statements";
import { transferClaim, transferDecide, transferGet, transferReverse } from "@time-event/contract/staff-transfers";
import { givenPayer } from "../../features/transfers/testing/given-payer.ts";
import { toJson } from "../../db/column-types.ts";
import { example, type Example, fileExample, type Scene } from "./scene.ts";

/** A slip that waits for a person. */
async function aTransfer({ given, eventId }: Scene) {
  const { slug } = await given.db
    .selectFrom("events")
    .select("slug")
    .where("id", "=", eventId)
    .executeTakeFirstOrThrow();
  const who = await givenPayer(given, slug);
  const { reply } = await who.handIn({ slip: await who.slip(), amountSatang: who.owedSatang });
  return { eventId, id: reply!.data.transfers[0]!.id, revision: 1 };
}

/** A verified slip that came after its order had expired. */
async function aLatePayment(scene: Scene) {
  const { eventId, id, revision } = await aTransfer(scene);
  const { orders } = await scene.read(transferGet, { eventId, id }).then(({ data }) => data);
  const orderId = orders[0]!.id;
  const { db } = scene.given;
  await db.updateTable("orders").set({ state: "expired" }).where("id", "=", orderId).execute();
  await db.updateTable("events").set({ state: "closed" }).where("id", "=", eventId).execute();
  await scene.make(transferDecide, { eventId, id, revision, decision: verify });
  await db.updateTable("events").set({ state: "open" }).where("id", "=", eventId).execute();
  return { eventId, orderId };
}

const back = (amountSatang: number) => ({ amountSatang, formId: randomUUID(), reason: "ชำระช้า" });

const verify = { kind: "verify", receivedSatang: 80_000 } as const;

async function aStatement({ given, fresh }: Scene) {
  const account = { kind: "bank", bankCode: "004", accountNumber: fresh(), holder: "ชมรมวิ่ง" };
  const { id } = await given.db
    .insertInto("paymentChannels")
    .values({ position: 90, nameTh: "ธนาคาร", nameEn: "Bank", account: toJson(account), changedBy: "test" })
    .returning("id")
    .executeTakeFirstOrThrow();
  const file = Buffer.from(`date,description,credit\n22/11/2026,${fresh()},800.00\n`);
  return { params: { channelId: id, fileName: `${fresh()}.csv` }, file };
}

export const paymentExamples: readonly Example[] = [
  example(transferClaim, async (scene) => ({ id: (await aTransfer(scene)).id })),
  example(transferDecide, async (scene) => ({ ...(await aTransfer(scene)), decision: verify })),
  example(transferReverse, async (scene) => {
    const transfer = await aTransfer(scene);
    const { revision } = await scene.make(transferDecide, { ...transfer, decision: verify });
    return { ...transfer, revision, reason: "ผิดยอด" };
  }),
  fileExample(statementPreview, aStatement),
  fileExample(statementImport, async (scene) => {
    const { params, file } = await aStatement(scene);
    return { params: { ...params, expectNew: 1 }, file };
  }),
  example(statementLineAssign, async (scene) => {
    const { params, file } = await aStatement(scene);
    await scene.send(statementImport, { ...params, expectNew: 1 }, file);
    const { data } = await scene.read(statementLineList);
    const { orders } = await scene.read(transferGet, await aTransfer(scene)).then((reply) => reply.data);
    return { id: data.at(-1)!.id, reference: orders[0]!.reference };
  }),
  example(latePaymentPlace, aLatePayment),
  example(refundSave, async (scene) => ({ ...(await aLatePayment(scene)), ...back(80_000) })),
  example(refundReverse, async (scene) => {
    const form = { ...(await aLatePayment(scene)), ...back(80_000) };
    const { id, revision } = await scene.make(refundSave, form);
    return { eventId: form.eventId, id, revision, reason: "ไม่ได้โอน" };
  }),
  example(refundDecide, async (scene) => {
    const form = { ...(await aLatePayment(scene)), ...back(80_000) };
    const { id, revision } = await scene.make(refundSave, form);
    await scene.given.db
      .updateTable("refunds")
      .set({ state: "proposed", decidedAt: null, decidedBy: null })
      .where("id", "=", id)
      .execute();
    return { eventId: form.eventId, id, revision, approve: false };
  }),
];
