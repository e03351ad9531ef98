import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync } from "node:zlib";
import type { Page } from "@playwright/test";

/** What somebody would write by hand who wants the content to be read, and no more. */
const style = `body{margin:0;font:16px/1.6 Sarabun,sans-serif}header,main,footer{padding:16px;max-width:60rem;margin:auto}
img{max-width:100%;height:auto}ul,ol{padding-left:1.2rem}input,select,button{font:inherit;padding:8px;width:100%}
table{width:100%;text-align:left}h1{line-height:1.3}`;

/**
 * The content of a page as plain HTML: its elements and texts, without classes, scripts and drawings, its few rules in the page
 * itself. Pictures and fonts are those of the original.
 */
export async function plainHtml(page: Page): Promise<string> {
  const body = await page.evaluate(() => {
    const kept = new Set("href src width height alt type name value for id action method placeholder lang".split(" "));
    const copy = document.body.cloneNode(true) as HTMLElement;
    for (const gone of copy.querySelectorAll("script, style, svg, noscript, dialog, template")) gone.remove();
    for (const element of copy.querySelectorAll("*")) {
      for (const name of element.getAttributeNames()) if (!kept.has(name)) element.removeAttribute(name);
    }
    return copy.innerHTML;
  });
  const fonts = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .flatMap(({ name }) => (name.endsWith(".woff2") ? new URL(name).pathname : [])),
  );
  const faces = fonts.map(faceOf).join("\n");
  return `<!doctype html><html lang="th"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${await page.title()}</title><style>${faces}${style}</style><body>${body}`;
}

/** The rule of a font file that is named by its script and its weight. */
function faceOf(path: string): string {
  const range = path.includes("-thai-") ? "U+0E00-0E7F" : "U+0000-00FF,U+2000-206F";
  const weight = path.includes("-700-") ? 700 : 400;
  return `@font-face{font-family:Sarabun;font-weight:${weight};font-display:swap;src:url(${path}) format("woff2");unicode-range:${range}}`;
}

export interface StaticSite {
  readonly url: string;
  readonly stop: () => void;
}

/** Serves plain pages, compressed beforehand, and what they ask for from the origin of the original. */
export async function serveStatic(pages: Readonly<Record<string, string>>, origin: string): Promise<StaticSite> {
  const ready = new Map(Object.entries(pages).map(([path, html]) => [path, brotliCompressSync(html)]));
  const files = new Map<string, Promise<Buffer>>();
  const server = createServer((request, reply) => {
    const path = request.url ?? "/";
    const page = ready.get(path);
    if (page) {
      const headers = { "content-type": "text/html; charset=utf-8", "content-encoding": "br" };
      return void reply.writeHead(200, headers).end(page);
    }
    const file = files.get(path) ?? fetch(origin + path).then(async (got) => Buffer.from(await got.arrayBuffer()));
    files.set(path, file);
    file.then(
      (bytes) => reply.writeHead(200, { "cache-control": "max-age=3600" }).end(bytes),
      () => reply.writeHead(404).end(),
    );
  });
  await new Promise<void>((listening) => void server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${port}`, stop };
}
