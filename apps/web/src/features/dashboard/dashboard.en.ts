import type { th } from "./dashboard.th.ts";

export const en: typeof th = {
  title: "Dashboard",
  hello: (name: string) => (name ? `Hello ${name}` : "Hello"),
  lead: "Choose what to do next",
};
