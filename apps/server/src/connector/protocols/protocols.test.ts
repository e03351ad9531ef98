import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hasReads } from "../core/told-reads.ts";
import { createFrames } from "../link/frames.ts";
import { protocols } from "./protocols.ts";

/** What the reader sends, and what it must get before it sends on. */
type Exchange = readonly (readonly ["reader" | "we", string])[];

const rr = (number: number, file = "177") =>
  `${number};33;2026-11-22;06:00:0${number % 10}.773;0;12;-68;09ca52;1;1;1;;16731;2.9;24;;Finish;${file};1;D-50432`;
const ultra = (second: number) => `0,58417,14797962${second},250,1,-60,0,2,17,0,0,${second}`;
const ipicoLine = "aa00058000d6b06c00012611220631071979";
const ct = (line: number) => `CT01_13~${line}~Finish~CA2017~2026-11-22T08:01:02.35~1~117F37~8`;
const mylapsPassing = (number: number) =>
  `10KM@Passing@t=13:11:30.904|c=0000041|ct=UH|d=261122|l=13|dv=4|re=0|an=00001111|g=0|b=41|n=41@${number}@`;
const ctWishes =
  "TimeEvent~1~5\r\nguntimes=true\r\nnewlocations=true\r\nconnection-id=false\r\nstream-mode=push\r\ntime-format=iso\r\n" +
  "getconnectionid\r\ngeteventinfo\r\ngetlocations\r\nauthorize\r\n";

const exchanges: Readonly<Record<string, { readonly exchange: Exchange; readonly kept: readonly string[] }>> = {
  race_result: {
    exchange: [
      ["we", "GETPROTOCOL\r\n"],
      ["reader", "GETPROTOCOL;2.6;1.0;2.6\r\n"],
      ["we", "SETPROTOCOL;2.0\r\nGETSTATUS\r\n"],
      ["reader", "SETPROTOCOL;2.0\r\nGETSTATUS;2026-11-22;06:00:10.111;1;11111111;1;177;1;;1;69\r\n"],
      ["we", "SETPUSHPASSINGS;1;0\r\nPASSINGS\r\n"],
      ["reader", "SETPUSHPASSINGS;1;0\r\nPASSINGS;3;177\r\n"],
      ["we", "1:3\r\n"],
      ["reader", `${rr(1)}\r\n${rr(2)}\r\n#P;${rr(4)}\r\n${rr(3)}\r\n\r\n#P;${rr(5)}\r\n`],
    ],
    kept: [rr(1), rr(2), rr(4), rr(3), rr(5)],
  },
  rfid_timing: {
    exchange: [
      // a day and a half before now, to a day after
      ["we", "700\n8001479667200\r1479883200\n"],
      ["reader", `Connected,0\nV=25.1\n${ultra(67)}\n${ultra(68)}\nS=11\n`],
    ],
    kept: [ultra(67), ultra(68)],
  },
  ipico: { exchange: [["reader", `${ipicoLine}\r\n${ipicoLine}LS\r\n`]], kept: [ipicoLine, `${ipicoLine}LS`] },
  chronotrack: {
    exchange: [
      ["reader", "SimpleClient~2.0.1~CTP01\r\n"],
      ["we", ctWishes],
      ["reader", "ack~getconnectionid~7\r\nack~geteventinfo~Trail~1~2026\r\nack~getlocations~Start~Finish\r\n"],
      ["we", "start\r\n"],
      ["reader", `${ct(1)}\r\nCT01_33~2~30k~newlocation~09:15:21.00~0~ED932A~0\r\n${ct(3)}\r\n`],
      ["we", "start~30k\r\n"],
      ["reader", "CT01_33~4~start~guntime~07:45:01.01~0~DF239A~0\r\n"],
    ],
    kept: [ct(1), ct(3)],
  },
  mylaps: {
    exchange: [
      ["reader", "Toolkit@Pong@$"],
      ["we", "TimeEvent@AckPong@@Version2.1@$TimeEvent@GetLocations@$"],
      ["reader", `Toolkit@GetLocations@ln=10KM@$${mylapsPassing(1016)}$`],
      ["we", "TimeEvent@AckPassing@1016@$"],
      ["reader", "\r\n10KM@Marker@t=06:00:00|mt=Gunshot|n=Gun 1@7@$10KM@Ping@$"],
      ["we", "TimeEvent@AckMarker@7@$TimeEvent@AckPing@$"],
    ],
    kept: [mylapsPassing(1016)],
  },
  jchip: {
    exchange: [
      ["reader", "N0000READER\r"],
      ["we", "GT\r"],
      ["reader", "GT0112951000 date=20261122\r"],
      ["we", "S0000\r"],
      ["reader", "DA413A57 11:29:52.449 10 1 0 C7 date=20261122\r\nDA413A58 11:29:53.449 10 2 0 C7 date=20261122\r"],
    ],
    kept: ["DA413A57 11:29:52.449 10 1 0 C7 date=20261122", "DA413A58 11:29:53.449 10 2 0 C7 date=20261122"],
  },
};

/** 06:40 of the morning in UTC: the reader's clock is seven hours ahead. */
const now = () => Date.UTC(2026, 10, 22, 6, 40);

/** Plays what the reader sends, cut into parts. @returns the lines that were kept, and what we said in turn, at last nothing */
async function play(type: string, exchange: Exchange, cut: (text: string) => readonly string[]) {
  const protocol = protocols[type]!;
  const kept: string[] = [];
  let sent = "";
  const reader = protocol.start((lines) => {
    const reads = lines.filter((line) => hasReads(protocol.format, line));
    // whoever acknowledges first has lost it when the program is killed now
    if (reads.some((read) => sent.includes(`AckPassing@${read.split("@").at(-2)}`))) throw new Error("too early");
    kept.push(...reads);
    for (const line of reads) reader.note(line);
    return Promise.resolve();
  }, now);
  const talk = reader.talk({ send: (text) => void (sent += text) });
  const framesOf = createFrames(protocol.terminator);
  talk.begin?.();
  const said: string[] = [];
  for (const [who, text] of exchange) {
    if (who === "reader") for (const part of cut(text)) await talk.hear(framesOf(part));
    else {
      said.push(sent);
      sent = "";
    }
  }
  return { kept, said: [...said, sent] };
}

describe.each(Object.keys(protocols))("%s", (type) => {
  it("keeps the reads of a recorded exchange, wherever the network cuts it", async () => {
    const { exchange, kept } = exchanges[type]!;
    await fc.assert(
      fc.asyncProperty(fc.infiniteStream(fc.integer({ min: 1, max: 40 })), async (sizes) => {
        const cut = (text: string) => {
          const parts: string[] = [];
          for (let at = 0; at < text.length;) {
            const size = sizes.next().value!;
            parts.push(text.slice(at, at + size));
            at += size;
          }
          return parts;
        };
        const said = exchange.flatMap(([who, text]) => (who === "we" ? [text] : []));
        expect(await play(type, exchange, cut)).toEqual({ kept, said: [...said, ""] });
      }),
      { numRuns: 30 },
    );
  });

  it("never throws, whatever the other side sends", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.string({ unit: "binary" })), async (frames) => {
        const talk = protocols[type]!.start(() => Promise.resolve(), now).talk({ send: () => {} });
        await talk.hear(frames);
      }),
    );
  });
});

describe("after a break", () => {
  const again = async (type: string, lines: readonly string[], frames: readonly string[]) => {
    let sent = "";
    const reader = protocols[type]!.start(() => Promise.resolve(), now);
    for (const line of lines) reader.note(line);
    const talk = reader.talk({ send: (text) => void (sent += text) });
    talk.begin?.();
    await talk.hear(frames);
    return sent;
  };
  const status = (file: string) => `GETSTATUS;2026-11-22;06:00:10.111;1;1;1;${file};1`;

  it("a RACE RESULT decoder is asked for the passings that are not on the disk, of its file now", async () => {
    const held = [rr(1), rr(2), rr(5)];
    expect(await again("race_result", held, [status("177"), "PASSINGS;9;177"])).toContain("\n3:7\r\n");
    expect(await again("race_result", held, [status("178"), "PASSINGS;9;178"])).toContain("\n1:9\r\n");
    expect(await again("race_result", [rr(1), rr(2)], [status("177"), "PASSINGS;2;177"])).not.toContain(":");
  });

  it("a RACE RESULT decoder that does not number its files has a new one when it has fewer passings", async () => {
    const held = [1, 2, 3].map((number) => `${number};33;2026-11-22;06:00:00.773;0;12;-68`);
    expect(await again("race_result", held, ["GETSTATUS;2026-11-22;06:00:10.111;1;1;1", "PASSINGS;1"])).toContain(
      "1:1",
    );
    expect(await again("race_result", held, ["PASSINGS;4"])).toContain("4:1");
  });

  it("an old decoder is spoken to in its own protocol", async () => {
    expect(await again("race_result", [], ["GETPROTOCOL;1.4;1.0;1.4"])).toContain("SETPROTOCOL;1.4");
  });

  it("an Ultra is asked from the last read that it sent again, and for a day and a half if there is none", async () => {
    const sentAgain = (second: number) => `0,58417,${second},250,1,-60,1,2,17,0,0,67`;
    const from = (second: number) => `700\n800${second}\r1479883200\n`;
    expect(await again("rfid_timing", [ultra(67)], [])).toBe(from(1_479_667_200));
    expect(await again("rfid_timing", [sentAgain(1_479_796_267), ultra(67)], [])).toBe(from(1_479_795_667));
    expect(await again("rfid_timing", [sentAgain(1_479_000_000)], [])).toBe(from(1_479_667_200));
    expect(await again("rfid_timing", [sentAgain(1_679_796_267)], [])).toBe(from(1_479_667_200));
  });
});
