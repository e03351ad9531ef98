import { type Protocol, withoutMemory } from "./protocol.ts";

const us = "TimeEvent";
/** What is answered without more, and what is acknowledged by the number before the end. */
const answers: Readonly<Record<string, string>> = { Ping: "AckPing", Pong: "AckPong" };
const acknowledged: Readonly<Record<string, string>> = {
  Passing: "AckPassing",
  Store: "AckStore",
  Marker: "AckMarker",
};

/**
 * MYLAPS Toolkit's exporter (it calls TCP 3097; frames end with `$`): `LOCATION@Passing@…@NUMBER@$` is sent again until
 * `AckPassing@NUMBER` comes, so it is acknowledged when it is on the disk.
 */
export const mylaps: Protocol = {
  format: "mylaps",
  calls: "reader",
  usualPort: 3097,
  terminator: "$",
  tickMs: 10_000,
  start: (keep) =>
    withoutMemory(({ send }) => {
      const say = (...parts: readonly string[]) => send(`${[us, ...parts].join("@")}@$`);
      let isGreeted = false;
      return {
        tick: () => say("Ping"),
        hear: async (frames) => {
          await keep(frames);
          for (const frame of frames) {
            const parts = frame.split("@");
            const word = parts[1] ?? "";
            if (!isGreeted && answers[word]) {
              isGreeted = true;
              say("AckPong", "@Version2.1");
              say("GetLocations");
            } else if (answers[word]) say(answers[word]);
            const number = parts.at(-2) ?? "";
            if (acknowledged[word] && /^\d+$/.test(number)) say(acknowledged[word], number);
          }
        },
      };
    }),
};
