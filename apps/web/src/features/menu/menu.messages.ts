import { en } from "./menu.en.ts";
import { th } from "./menu.th.ts";

export const menuMessages = { th, en };
