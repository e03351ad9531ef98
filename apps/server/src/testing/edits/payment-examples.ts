import { transferClaim, transferDecide, transferReverse } from "@time-event/contract/staff-transfers";
import { givenPayer } from "../../features/transfers/testing/given-payer.ts";
import { example, type Example, type Scene } from "./scene.ts";

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

const verify = { kind: "verify", receivedSatang: 80_000 } as const;

export const paymentExamples: readonly Example[] = [
  example(transferClaim, async (scene) => ({ id: (await aTransfer(scene)).id })),
  example(transferDecide, async (scene) => ({ ...(await aTransfer(scene)), decision: verify })),
  example(transferReverse, async (scene) => {
    const transfer = await aTransfer(scene);
    const { revision } = await scene.make(transferDecide, { ...transfer, decision: verify });
    return { ...transfer, revision, reason: "ผิดยอด" };
  }),
];
