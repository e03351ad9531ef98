import type { Protocol } from "./protocol.ts";

const since1970S = Date.UTC(1980, 0, 1) / 1000;
const DAY_S = 86_400;
/** Longer than a race, and than any zone is away from UTC: the reader counts in its own time. */
const backS = 1.5 * DAY_S;
/** Two readers of one box may be a little out of order, and its clock may have been put right. */
const overlapS = 600;

/**
 * RFID Timing's Ultra (TCP 23, lines with LF), as Chronokeep speaks with it: `700` starts the sending, `?` asks for the status
 * (`S=…`), and `800FROM`, a carriage return and `TO` sends the reads between two times of its clock again, in seconds since 1980 and
 * marked as such. It does not say when it has sent them all. So each connection asks again from the last read that came so, the
 * first one for a day and a half: what was read before the program was started comes, too. What comes twice is one read to the
 * server.
 */
export const rfidTiming: Protocol = {
  format: "rfid_timing",
  calls: "we",
  usualPort: 23,
  terminator: "\n",
  tickMs: 10_000,
  start: (keep, now) => {
    let sentAgainTo = 0;
    return {
      note: (line) => {
        const fields = line.split(",");
        if (fields[6] === "1") sentAgainTo = Math.max(sentAgainTo, Number(fields[2]) || 0);
      },
      talk: ({ send }) => ({
        begin: () => {
          const second = Math.floor(now() / 1000) - since1970S;
          const earliest = second - backS;
          // a clock that was days ahead says nothing
          const from = sentAgainTo > second + DAY_S ? earliest : Math.max(earliest, sentAgainTo - overlapS);
          send(`700\n800${from}\r${second + DAY_S}\n`);
        },
        tick: () => send("?\n"),
        hear: keep,
      }),
    };
  },
};
