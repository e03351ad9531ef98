import { orderCancel, orderLinkSend, orderNoteSave } from "@time-event/contract/staff-orders";
import { givenOrder } from "../../features/orders/testing/given-order.ts";
import { example, type Example, type Scene } from "./scene.ts";

const anOrder = async ({ given, eventId }: Scene) => ({ eventId, id: Number(await givenOrder(given.db, eventId)) });

export const orderExamples: readonly Example[] = [
  example(orderNoteSave, async (scene) => ({ ...(await anOrder(scene)), note: scene.fresh() })),
  example(orderCancel, async (scene) => ({ ...(await anOrder(scene)), reason: scene.fresh() })),
  example(orderLinkSend, async (scene) => {
    const { id, eventId } = await anOrder(scene);
    await scene.given.db.updateTable("orders").set({ contactEmail: "a@example.org" }).where("id", "=", id).execute();
    return { id, eventId, endEarlier: true };
  }),
];
