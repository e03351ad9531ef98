import { randomInt } from "node:crypto";
import { connect, createServer, type Server, type Socket } from "node:net";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** A reader that stands in for a real one: it knows its maker's protocol and what it has read. */
export interface StandIn {
  /** Where it listens; of one that calls: where it calls. */
  readonly port: number;
  /** A chip goes over its mat. @param at ms since 1970 */
  readonly read: (chip: string, at: number) => void;
  readonly stop: () => Promise<void>;
}

/** The reader's cable: what is sent comes in pieces, and now and then it breaks in the middle of a line. */
export interface BadNetwork {
  readonly write: (socket: Socket, text: string) => void;
  readonly breaks: () => number;
}

/** @param breakEvery on average so many texts are sent before one breaks off */
export function createBadNetwork(breakEvery: number): BadNetwork {
  let breaks = 0;
  const untilBreak = () => randomInt(1, 2 * breakEvery);
  let left = untilBreak();
  return {
    breaks: () => breaks,
    write: (socket, text) => {
      if (!socket.writable || text === "") return;
      const half = text.length > 1 ? randomInt(1, text.length) : 1;
      socket.write(text.slice(0, half));
      if (--left > 0) return void socket.write(text.slice(half));
      left = untilBreak();
      breaks++;
      socket.end(() => socket.destroy());
    },
  };
}

/** One that listens. `serve` gets each connection, and lines that end with `terminator`. */
export async function listening(
  terminator: string,
  onLine: (line: string, socket: Socket) => void,
): Promise<{ readonly port: number; readonly sockets: ReadonlySet<Socket>; readonly stop: () => Promise<void> }> {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    hearLines(socket, terminator, (line) => onLine(line, socket));
    socket.once("close", () => sockets.delete(socket));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    sockets,
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}

interface Caller {
  readonly port: number;
  readonly terminator: string;
  readonly onConnect: (socket: Socket) => void;
  readonly onLine: (line: string, socket: Socket) => void;
}

/** One that calls, again and again. */
export function calling({ port, terminator, onConnect, onLine }: Caller): () => Promise<void> {
  const end = new AbortController();
  const running = (async () => {
    while (!end.signal.aborted) {
      const socket = connect({ port, host: "127.0.0.1" });
      end.signal.addEventListener("abort", () => socket.destroy(), { once: true });
      socket.on("connect", () => onConnect(socket)).on("error", () => {});
      hearLines(socket, terminator, (line) => onLine(line, socket));
      await once(socket, "close").catch(() => {});
      await sleep(50);
    }
  })();
  return async () => {
    end.abort();
    await running;
  };
}

function hearLines(socket: Socket, terminator: string, onLine: (line: string) => void): void {
  let rest = "";
  socket.setEncoding("utf8").on("error", () => {});
  socket.on("data", (part) => {
    const lines = (rest + String(part)).split(terminator);
    rest = lines.pop()!;
    for (const line of lines) onLine(line.trim());
  });
}

/** What a clock in Thailand shows. */
export function inThailand(at: number): { readonly day: string; readonly clock: string } {
  const text = new Date(at + 7 * 3_600_000).toISOString();
  return { day: text.slice(0, 10), clock: text.slice(11, 23) };
}
