import { en } from "./start-orders.en.ts";
import { th } from "./start-orders.th.ts";

export const startOrdersMessages = { th, en };
