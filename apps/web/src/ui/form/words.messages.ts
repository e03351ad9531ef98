import { en as failuresEn } from "./failure-words.en.ts";
import { th as failuresTh } from "./failure-words.th.ts";
import { en as fieldsEn } from "./field-words.en.ts";
import { th as fieldsTh } from "./field-words.th.ts";

export const fieldWords = { th: fieldsTh, en: fieldsEn };
export const failureWords = { th: failuresTh, en: failuresEn };
