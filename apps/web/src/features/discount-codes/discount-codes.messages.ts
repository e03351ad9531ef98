import { en } from "./discount-codes.en.ts";
import { th } from "./discount-codes.th.ts";

export const discountCodesMessages = { th, en };
