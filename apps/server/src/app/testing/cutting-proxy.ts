import { createHash } from "node:crypto";
import { once } from "node:events";
import { Agent, createServer, type IncomingMessage, request as ask } from "node:http";
import type { AddressInfo } from "node:net";
import { repeatHeader } from "@time-event/contract/call-headers";

/** What a server behind the proxy is started with: it believes the proxy who asks. */
export const behindProxy = { TRUSTED_PROXIES: "127.0.0.1" };

/** A bad network between clients and servers: some replies to submits never arrive. Each submit has an address of its own. */
export interface CuttingProxy {
  readonly url: string;
  /** How many replies to submits it cut off, after the server had answered. */
  readonly cut: () => number;
  /** Cuts the next reply to a submit for certain. Resolves when the server has answered and nobody knows it. */
  readonly cutNext: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

interface Given {
  /** Which server a request goes to. */
  readonly target: () => string;
  /** Whether the next reply to a submit is cut. */
  readonly cuts: () => boolean;
}

/** Which part of the replies is cut, spread evenly: 0.3 cuts three of ten. */
export function cutting(share: number): () => boolean {
  let due = 0;
  return () => {
    due += share;
    if (due < 1) return false;
    due -= 1;
    return true;
  };
}

export async function startCuttingProxy({ target, cuts }: Given): Promise<CuttingProxy> {
  const agent = new Agent({ keepAlive: true });
  let count = 0;
  let waiting: (() => void)[] = [];

  const proxy = createServer((incoming, outgoing) => {
    const drop = () => void incoming.socket.destroy();
    void passOn(incoming).then(({ reply, body }) => {
      const isSubmit = incoming.method === "POST";
      if (isSubmit && (waiting.length > 0 || cuts())) {
        count++;
        drop();
        for (const tell of waiting.splice(0)) tell();
        return;
      }
      const { connection: _, "transfer-encoding": __, ...headers } = reply.headers;
      outgoing.writeHead(reply.statusCode!, headers).end(body);
    }, drop);
  });

  async function passOn(incoming: IncomingMessage): Promise<{ reply: IncomingMessage; body: Buffer }> {
    const sent = await read(incoming);
    const { method, url } = incoming;
    const headers = { ...incoming.headers, "x-forwarded-for": addressOf(incoming) };
    const outgoing = ask(`${target()}${url}`, { method: method!, headers, agent });
    outgoing.end(sent);
    const [reply] = (await once(outgoing, "response")) as [IncomingMessage];
    return { reply, body: await read(reply) };
  }

  proxy.listen(0, "127.0.0.1");
  await once(proxy, "listening");
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    cut: () => count,
    cutNext: () => new Promise((resolve) => (waiting = [...waiting, resolve])),
    stop: async () => {
      proxy.closeAllConnections();
      agent.destroy();
      proxy.close();
      await once(proxy, "close");
    },
  };
}

/** One address would soon have changed too much: a thousand contacts do not share theirs. */
function addressOf({ headers }: IncomingMessage): string {
  const [a, b, c] = createHash("sha256").update(String(headers[repeatHeader])).digest();
  return `10.${a}.${b}.${c}`;
}

async function read(message: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
