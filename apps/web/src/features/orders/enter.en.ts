import type { th } from "./enter.th.ts";

export const en: typeof th = {
  title: (event) => `Enter ${event}`,
  description: (event) => `Enter ${event}`,
};
