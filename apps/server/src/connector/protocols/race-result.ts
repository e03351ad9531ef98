import type { Protocol } from "./protocol.ts";

/** Passings at once: an answer stays small enough for a mobile network. */
const askedAtOnce = 200;
const wantedProtocol = "2.0";

/**
 * RACE RESULT decoders (TCP 3601, lines with CR LF), as their maker documents it: commands are answered by a line that begins with
 * them. The decoder pushes passings (`#P;…`), and sends those that are asked for by number, `FROM:COUNT`, up to an empty line. It
 * numbers the passings of each of its files from 1, so what was missed is known: numbers that are not on the disk. This program
 * never starts or stops timing and never sets the clock.
 */
export const raceResult: Protocol = {
  format: "race_result",
  calls: "we",
  usualPort: 3601,
  terminator: "\n",
  tickMs: 10_000,
  start: (keep) => {
    let file = "";
    let have = new Set<number>();
    const use = (number: string) => {
      if (number === file) return;
      file = number;
      have = new Set();
    };
    return {
      note: (line) => {
        const fields = line.split(";");
        // passings of an older protocol do not say their file
        if (fields[17]) use(fields[17]);
        have.add(Number(fields[0]));
      },
      talk: ({ send }) => {
        const say = (command: string) => send(`${command}\r\n`);
        let asked = false;
        let total = 0;
        /** Asks for the first gap. */
        const askForMissed = () => {
          let from = 1;
          while (have.has(from)) from++;
          if (asked || from > total) return;
          asked = true;
          say(`${from}:${Math.min(total - from + 1, askedAtOnce)}`);
        };
        return {
          begin: () => say("GETPROTOCOL"),
          tick: () => {
            // an answer that broke off would otherwise be waited for
            asked = false;
            say("PASSINGS");
          },
          hear: async (frames) => {
            await keep(frames.map((frame) => frame.replace(/^#P;/, "")));
            for (const frame of frames) {
              const [command, ...fields] = frame.split(";");
              if (command === "GETPROTOCOL") {
                say(`SETPROTOCOL;${lowerOf(fields[2])}`);
                say("GETSTATUS");
              } else if (command === "GETSTATUS") {
                if (fields[5]) use(fields[5]);
                say("SETPUSHPASSINGS;1;0");
                say("PASSINGS");
              } else if (command === "PASSINGS") {
                total = Number(fields[0]);
                if (fields[1]) use(fields[1]);
                // fewer than we have: a new file of a decoder that does not number its files
                if (file === "" && total < have.size) have = new Set();
                askForMissed();
              } else if (frame === "") {
                asked = false;
                askForMissed();
              }
            }
          },
        };
      },
    };
  },
};

/** Newer decoders speak older protocols, so both sides know this one. */
function lowerOf(highest = wantedProtocol): string {
  return Number.parseFloat(highest) < Number.parseFloat(wantedProtocol) ? highest : wantedProtocol;
}
