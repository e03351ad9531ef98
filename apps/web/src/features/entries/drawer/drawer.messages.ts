import { en } from "./drawer.en.ts";
import { th } from "./drawer.th.ts";

export const drawerMessages = { th, en };
