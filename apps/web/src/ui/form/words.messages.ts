import { en as failuresEn } from "./failure-words.en.ts";
import { th as failuresTh } from "./failure-words.th.ts";
import { en as fieldsEn } from "./field-words.en.ts";
import { th as fieldsTh } from "./field-words.th.ts";
import { en as refusalsEn } from "./refusal-words.en.ts";
import { th as refusalsTh } from "./refusal-words.th.ts";
import { en as waitEn } from "./wait-words.en.ts";
import { th as waitTh } from "./wait-words.th.ts";

/** The general sentences: a screen's own stand over them where it can be more exact. */
export const fieldWords = {
  th: { ...fieldsTh, words: { ...refusalsTh, ...fieldsTh.words } },
  en: { ...fieldsEn, words: { ...refusalsEn, ...fieldsEn.words } },
};
export const failureWords = {
  th: { ...failuresTh, words: { ...refusalsTh, ...failuresTh.words } },
  en: { ...failuresEn, words: { ...refusalsEn, ...failuresEn.words } },
};
export const waitWords = { th: waitTh, en: waitEn };
