import { en } from "./payment-channels.en.ts";
import { th } from "./payment-channels.th.ts";

export const paymentChannelMessages = { th, en };
