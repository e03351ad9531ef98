import { chronotrack } from "./chronotrack.ts";
import { ipico } from "./ipico.ts";
import { jchip } from "./jchip.ts";
import { mylaps } from "./mylaps.ts";
import type { Protocol } from "./protocol.ts";
import { raceResult } from "./race-result.ts";
import { rfidTiming } from "./rfid-timing.ts";

/** The readers that this program can talk with, by their word in the configuration: the same as of their files. */
export const protocols: Readonly<Record<string, Protocol>> = Object.fromEntries(
  [raceResult, mylaps, chronotrack, rfidTiming, ipico, jchip].map((protocol) => [protocol.format, protocol]),
);
