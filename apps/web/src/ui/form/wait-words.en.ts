import type { th } from "./wait-words.th.ts";

export const en: typeof th = {
  tryAgainIn: (wait) => `Try again in ${wait}`,
  seconds: (count) => `${count} ${count === 1 ? "second" : "seconds"}`,
  minutes: (count) => `${count} ${count === 1 ? "minute" : "minutes"}`,
};
