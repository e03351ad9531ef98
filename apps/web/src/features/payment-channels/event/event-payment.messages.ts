import { en } from "./event-payment.en.ts";
import { th } from "./event-payment.th.ts";

export const eventPaymentMessages = { th, en };
