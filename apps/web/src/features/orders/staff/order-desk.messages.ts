import { en } from "./order-desk.en.ts";
import { th } from "./order-desk.th.ts";

export const orderDeskMessages = { th, en };
