import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { Protocol, ReaderTalk } from "../protocols/protocol.ts";
import { talkOver } from "./talk-over.ts";

interface Address {
  readonly host: string;
  readonly port: number;
}

interface Given {
  readonly protocol: Protocol;
  readonly reader: ReaderTalk;
  /** Of the reader; or, if readers call, where this program listens. */
  readonly address: Address;
  /** How many connections there are now, and why there is none. */
  readonly onLink: (links: number, why?: string) => void;
}

const patienceMs = 5_000;
const longestWaitMs = 10_000;

/** Keeps a reader connected for ever, as its protocol wants it. @throws if readers call and nobody may listen there */
export async function runReader(given: Given): Promise<void> {
  if (given.protocol.calls === "we") await call(given);
  else await listen(given);
}

async function call({ protocol, reader, address, onLink }: Given): Promise<never> {
  for (let tries = 0; ; tries++) {
    try {
      const socket = await connected(address);
      onLink(1);
      tries = 0;
      await talkOver(socket, protocol, reader);
      onLink(0);
    } catch (error) {
      onLink(0, codeOf(error));
    }
    await sleep(Math.min(longestWaitMs, 500 * 2 ** tries));
  }
}

async function connected(address: Address): Promise<Socket> {
  const socket = connect({ ...address });
  try {
    await once(socket, "connect", { signal: AbortSignal.timeout(patienceMs) });
    return socket;
  } catch (error) {
    socket.destroy();
    throw error;
  }
}

async function listen({ protocol, reader, address, onLink }: Given): Promise<void> {
  let links = 0;
  const server = createServer((socket) => {
    onLink(++links);
    void talkOver(socket, protocol, reader).then(
      () => onLink(--links),
      (error: unknown) => onLink(--links, codeOf(error)),
    );
  });
  server.listen(address);
  await once(server, "listening");
  await once(server, "close");
}

function codeOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return code === "ABORT_ERR" || code === undefined ? message : code;
}
