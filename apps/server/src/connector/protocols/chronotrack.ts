import { type Protocol, withoutMemory } from "./protocol.ts";

const wishes = [
  "guntimes=true",
  "newlocations=true",
  "connection-id=false",
  "stream-mode=push",
  "time-format=iso",
] as const;

/**
 * ChronoTrack's SimpleClient (it calls TCP 3000, lines with CR LF): it greets with `SimpleClient~VERSION~CTP01`; we say how we want
 * the reads, ask for its locations and start them. From `start` on it sends all reads that it has, also those of before.
 */
export const chronotrack: Protocol = {
  format: "chronotrack",
  calls: "reader",
  usualPort: 3000,
  terminator: "\n",
  tickMs: 10_000,
  start: (keep) =>
    withoutMemory(({ send }) => {
      const say = (line: string) => send(`${line}\r\n`);
      return {
        tick: () => say("ping"),
        hear: async (frames) => {
          await keep(frames);
          for (const frame of frames) {
            const [first, second, third, fourth] = frame.split("~");
            if (first === "SimpleClient") {
              const asks = ["getconnectionid", "geteventinfo", "getlocations", "authorize"];
              for (const line of [`TimeEvent~1~${wishes.length}`, ...wishes, ...asks]) say(line);
            } else if (second === "getlocations") say("start");
            else if (fourth === "newlocation") say(`start~${third}`);
          }
        },
      };
    }),
};
