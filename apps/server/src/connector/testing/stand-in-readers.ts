import type { Socket } from "node:net";
import { type BadNetwork, calling, inThailand, listening, type StandIn } from "./bad-network.ts";

/** A RACE RESULT decoder: it has every passing of its file, pushes new ones, and sends those that it is asked for. */
export async function startDecoder({ write }: BadNetwork): Promise<StandIn> {
  const passings: string[] = [];
  const pushedTo = new Set<Socket>();
  const { port, stop } = await listening("\n", (line, socket) => {
    const [command, value = ""] = line.split(";");
    const asked = /^(\d+):(\d+)$/.exec(line);
    const from = Number(asked?.[1]) - 1;
    if (asked) write(socket, [...passings.slice(from, from + Number(asked[2])), "", ""].join("\r\n"));
    else if (command === "GETPROTOCOL") write(socket, "GETPROTOCOL;2.0;1.0;2.6\r\n");
    else if (command === "SETPROTOCOL") write(socket, `SETPROTOCOL;${value}\r\n`);
    else if (command === "GETSTATUS") write(socket, "GETSTATUS;2026-11-22;06:00:00.000;1;11111111;1;177;1;;1;69\r\n");
    else if (command === "PASSINGS") write(socket, `PASSINGS;${passings.length};177\r\n`);
    else if (command === "SETPUSHPASSINGS") {
      pushedTo.add(socket);
      write(socket, `${line}\r\n`);
    }
  });
  return {
    port,
    stop,
    read: (chip, at) => {
      const { day, clock } = inThailand(at);
      const number = passings.length + 1;
      passings.push(`${number};${chip};${day};${clock};0;12;-68;09ca52;1;1;1;;16731;2.9;24;;Finish;177;1;D-50432`);
      for (const socket of pushedTo) write(socket, `#P;${passings.at(-1)}\r\n`);
    },
  };
}

const from1980Ms = Date.UTC(1980, 0, 1);

/** An Ultra: it sends what it reads now, and what it is asked for by time. */
export async function startUltra({ write }: BadNetwork): Promise<StandIn> {
  const reads: { readonly chip: string; readonly second: number; readonly ms: number }[] = [];
  const sentTo = new Set<Socket>();
  const lineOf = (log: number, isAgain: 0 | 1) => {
    const { chip, second, ms } = reads[log - 1]!;
    return `0,${chip},${second},${ms},1,-60,${isAgain},1,17,0,0,${log}\n`;
  };
  const { port, stop } = await listening("\n", (line, socket) => {
    const asked = /^800(\d+)\r(\d+)$/.exec(line);
    if (line === "700") sentTo.add(socket);
    else if (line === "?") write(socket, "S=11\n");
    else if (asked) {
      const isAsked = ({ second }: (typeof reads)[number]) => second >= Number(asked[1]) && second <= Number(asked[2]);
      write(socket, reads.map((read, index) => (isAsked(read) ? lineOf(index + 1, 1) : "")).join(""));
    }
  });
  return {
    port,
    stop,
    read: (chip, at) => {
      const local = at + 7 * 3_600_000 - from1980Ms;
      reads.push({ chip, second: Math.floor(local / 1000), ms: local % 1000 });
      for (const socket of sentTo) write(socket, lineOf(reads.length, 0));
    },
  };
}

const sendAgainMs = 300;

/** A MYLAPS Toolkit: it forgets a passing as soon as it is acknowledged, and sends it again until then. */
export function startToolkit({ write }: BadNetwork, port: number): StandIn {
  const waiting = new Map<number, string>();
  let number = 0;
  let current: Socket | undefined;
  const send = (socket: Socket | undefined, frames: Iterable<string>) => {
    if (socket) for (const frame of frames) write(socket, frame);
  };
  const again = setInterval(() => send(current, waiting.values()), sendAgainMs);
  const stop = calling({
    port,
    terminator: "$",
    onConnect: (socket) => {
      current = socket;
      write(socket, "Toolkit@Pong@$");
      send(socket, waiting.values());
    },
    onLine: (line, socket) => {
      const [, word, value] = line.split("@");
      if (word === "AckPassing") waiting.delete(Number(value));
      else if (word === "Ping") write(socket, "Toolkit@AckPing@$");
    },
  });
  return {
    port,
    stop: async () => {
      clearInterval(again);
      await stop();
    },
    read: (chip, at) => {
      const { day, clock } = inThailand(at);
      const frame = `Finish@Passing@t=${clock}|c=${chip}|ct=UH|d=${day.slice(2).replaceAll("-", "")}|l=1|dv=4|re=0@${++number}@$`;
      waiting.set(number, frame);
      send(current, [frame]);
    },
  };
}

/** ChronoTrack's SimpleClient: at every start it sends everything that it has, and then what is new. */
export function startSimpleClient({ write }: BadNetwork, port: number): StandIn {
  const lines: string[] = [];
  let started: Socket | undefined;
  const stop = calling({
    port,
    terminator: "\n",
    onConnect: (socket) => write(socket, "SimpleClient~2.0.1~CTP01\r\n"),
    onLine: (line, socket) => {
      if (line === "ping") write(socket, "ack~ping\r\n");
      else if (line === "getlocations") write(socket, "ack~getlocations~Finish\r\n");
      else if (line === "start") {
        started = socket;
        write(socket, lines.join(""));
      }
    },
  });
  return {
    port,
    stop,
    read: (chip, at) => {
      const { day, clock } = inThailand(at);
      lines.push(`CT01_13~${lines.length + 1}~Finish~${chip}~${day}T${clock}~1~117F37~8\r\n`);
      if (started) write(started, lines.at(-1)!);
    },
  };
}
