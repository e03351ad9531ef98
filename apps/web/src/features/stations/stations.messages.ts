import { en } from "./stations.en.ts";
import { th } from "./stations.th.ts";

export const stationsMessages = { th, en };
