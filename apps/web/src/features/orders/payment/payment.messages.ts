import { en } from "./payment.en.ts";
import { th } from "./payment.th.ts";

export const paymentMessages = { th, en };
