import type { th } from "./own.th.ts";

export const en: typeof th = {
  title: "My registration",
  confirmBy: (when) => `Confirm by ${when}`,
  payBy: (when) => `Pay by ${when}`,
  more: (count) => `and ${count} more`,
};
