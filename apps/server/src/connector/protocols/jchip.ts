import { type Protocol, withoutMemory } from "./protocol.ts";

/**
 * J-Chip readers, and the bridges that CrossMgr has for Impinj and Alien readers (they call TCP 53135; lines with CR): `N` and a name
 * greets, `GT` asks for the time, and `S0000` starts the sending of all reads that it has.
 */
export const jchip: Protocol = {
  format: "jchip",
  calls: "reader",
  usualPort: 53_135,
  terminator: "\r",
  start: (keep) =>
    withoutMemory(({ send }) => ({
      hear: async (frames) => {
        await keep(frames);
        for (const frame of frames) {
          if (frame.startsWith("N")) send("GT\r");
          if (frame.startsWith("GT")) send("S0000\r");
        }
      },
    })),
};
