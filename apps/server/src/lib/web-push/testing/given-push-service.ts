import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { givenBrowser } from "./given-browser.ts";

interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** A push service on this machine that speaks the protocol, and the browsers that it reaches. */
export async function givenPushService() {
  const browsers = new Map<string, { readonly read: (body: Buffer) => string; readonly received: Received[] }>();
  let status = 201;
  const server = createServer((request, reply) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const browser = browsers.get(request.url ?? "");
      const isTaken = status === 201 && browser !== undefined;
      if (isTaken) browser.received.push({ headers: request.headers, text: browser.read(Buffer.concat(parts)) });
      reply.writeHead(browser ? status : 404).end();
    });
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    /** From now on it answers so. */
    answer: (next: number) => {
      status = next;
    },
    /** A browser that has subscribed, and the messages that came to it. */
    subscribe: (name: string) => {
      const { keys, read } = givenBrowser();
      const received: Received[] = [];
      browsers.set(`/send/${name}`, { read, received });
      return {
        subscription: { endpoint: `${origin}/send/${name}`, ...keys },
        received,
        titles: () => received.map(({ text }) => (JSON.parse(text) as { title: string }).title),
      };
    },
    stop: () => new Promise<void>((closed) => void server.close(() => closed())),
  };
}
