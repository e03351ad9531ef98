import { createServer as createHttpServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { createServer } from "vite";
import { followPages } from "./follow-pages.ts";
import { createPageRenderer, failedPage } from "./render-source.ts";
import { devBase, renderPath, type RenderAsked } from "./seam.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const repository = fileURLToPath(new URL("../../../..", import.meta.url));

/** Serves the web app's source and renders its pages, for our own server alone. Gives the port. */
export async function serveSource(): Promise<number> {
  const http = createHttpServer();
  const vite = await createServer({
    root,
    configFile: `${root}/vite.config.ts`,
    base: devBase,
    appType: "custom",
    plugins: [followPages()],
    server: {
      middlewareMode: true,
      ws: { server: http },
      // never what lies beside the source: the data folder with its database
      fs: { allow: ["apps/web", "packages", "node_modules"].map((folder) => repository + folder) },
    },
  });
  const render = createPageRenderer(vite);

  http.on("request", (request, reply) => {
    if (request.method !== "POST" || request.url !== renderPath) return vite.middlewares(request, reply);
    void readJson(request)
      .then((asked) => render(asked as RenderAsked))
      .catch((error: unknown) => {
        if (error instanceof Error) vite.ssrFixStacktrace(error);
        console.error(error);
        return failedPage(error);
      })
      .then((page) => reply.setHeader("content-type", "application/json").end(JSON.stringify(page)));
  });
  await new Promise<void>((listening) => http.listen(0, "127.0.0.1", listening));
  return (http.address() as AddressInfo).port;
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  return JSON.parse(Buffer.concat(await request.toArray()).toString());
}
