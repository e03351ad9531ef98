import type { th } from "./name.th.ts";

export const en: typeof th = { byRtgs: "transcribed from Thai" };
