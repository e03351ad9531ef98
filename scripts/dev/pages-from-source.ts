import { readFile } from "node:fs/promises";
import { request as send } from "node:http";
import { connect } from "node:net";
import type { Duplex } from "node:stream";
import type { FastifyInstance } from "fastify";
import { type PageSource, workerFiles } from "../../apps/server/src/app/page-source.ts";
import { devBase, renderPath, type RenderReply } from "../../apps/web/scripts/dev/seam.ts";

const fileOf = (worker: string) => new URL(`../../apps/web/public/${worker}`, import.meta.url);

/**
 * Pages and their files from the Vite server at this port: it lives on while the server starts again. The browser
 * reaches it through us, so the pages' policy stays what it is in production: everything comes from this origin.
 */
export function pagesFromSource(port: number): PageSource {
  let origin = () => "";
  return {
    renderPage: async ({ callApi: _calls, makePage: _kept, staleSince: _stale, ...asked }) => {
      const body = JSON.stringify({ ...asked, calledAt: origin() });
      const reply = await fetch(`http://127.0.0.1:${port}${renderPath}`, { method: "POST", body });
      return (await reply.json()) as RenderReply;
    },
    addFiles: async (app) => {
      origin = () => app.listeningOrigin;
      app.get(`${devBase}*`, (request, reply) => {
        reply.hijack();
        const { url, headers } = request.raw;
        const passed = send({ host: "127.0.0.1", port, path: url, headers }, (answer) => {
          reply.raw.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(reply.raw);
        });
        passed.on("error", () => reply.raw.destroy()).end();
      });
      for (const worker of workerFiles.names) {
        app.get(`/${worker}`, async (_request, reply) =>
          reply
            .headers(workerFiles.headers)
            .type("text/javascript")
            .send(await readFile(fileOf(worker))),
        );
      }
      passSockets(app, port);
    },
  };
}

/** Vite tells the browser of changes by a socket. It ends with this server: so the browser learns of a new one. */
function passSockets(app: FastifyInstance, port: number): void {
  const open = new Set<Duplex>();
  app.server.on("upgrade", ({ url, rawHeaders }, socket, head) => {
    const lines = rawHeaders.map((text, at) => (at % 2 === 0 ? `\r\n${text}: ` : text)).join("");
    const vite = connect(port, "127.0.0.1", () => {
      vite.write(`GET ${url} HTTP/1.1${lines}\r\n\r\n`);
      vite.write(head);
      vite.pipe(socket).pipe(vite);
    });
    open.add(socket);
    const end = () => {
      open.delete(socket);
      socket.destroy();
      vite.destroy();
    };
    for (const side of [socket, vite]) side.once("error", end).once("close", end);
  });
  app.addHook("preClose", async () => {
    for (const socket of open) socket.destroy();
  });
}
