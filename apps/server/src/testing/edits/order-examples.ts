import { orderNoteSave } from "@time-event/contract/staff-orders";
import { givenOrder } from "../../features/orders/testing/given-order.ts";
import { example, type Example, type Scene } from "./scene.ts";

const anOrder = async ({ given, eventId }: Scene) => ({ eventId, id: Number(await givenOrder(given.db, eventId)) });

export const orderExamples: readonly Example[] = [
  example(orderNoteSave, async (scene) => ({ ...(await anOrder(scene)), note: scene.fresh() })),
];
