import type { th } from "./event-zone.th.ts";

export const en: typeof th = {
  eventTime: (zone) => `Event time (${zone})`,
};
