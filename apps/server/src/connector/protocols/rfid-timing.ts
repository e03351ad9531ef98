import { type Protocol, withoutMemory } from "./protocol.ts";

const since1970S = Date.UTC(1980, 0, 1) / 1000;
const DAY_S = 86_400;
/** Longer than a race, and than any zone is away from UTC: the reader counts in its own time. */
const backS = 1.5 * DAY_S;

/**
 * RFID Timing's Ultra (TCP 23, lines with LF), as Chronokeep speaks with it: `700` starts the sending, `?` asks for the status
 * (`S=…`), and `800FROM`, a carriage return and `TO` sends the reads between two times of its clock again, in seconds since 1980.
 * It does not say when it has sent them all, so each new connection asks for the last day and a half: what was read before the
 * program was started comes, too, and a read that comes twice is one read to the server.
 */
export const rfidTiming: Protocol = {
  format: "rfid_timing",
  calls: "we",
  usualPort: 23,
  terminator: "\n",
  tickMs: 10_000,
  start: (keep, now) =>
    withoutMemory(({ send }) => ({
      begin: () => {
        const second = Math.floor(now() / 1000) - since1970S;
        send(`700\n800${second - backS}\r${second + DAY_S}\n`);
      },
      tick: () => send("?\n"),
      hear: keep,
    })),
};
