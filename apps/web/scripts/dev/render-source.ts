import { stripVTControlCharacters } from "node:util";
import { isRunnableDevEnvironment, type ViteDevServer } from "vite";
import type { RenderPage } from "@time-event/contract/rendering";
import type { createApiClient } from "../../src/lib/api/api-client.ts";
import { clientFile, modulesIn, runOfSheets } from "./dev-manifest.ts";
import { devBase, type RenderAsked, type RenderReply } from "./seam.ts";
import { sheetLinks } from "./sheet-links.ts";

interface Entry {
  readonly renderPage: RenderPage;
}

interface Client {
  readonly createApiClient: typeof createApiClient;
}

/** Renders pages from the newest source, as the built server entry does from its own. */
export function createPageRenderer(vite: ViteDevServer): (asked: RenderAsked) => Promise<RenderReply> {
  // asked for each time: a changed configuration makes others
  const load = (path: string): Promise<unknown> => {
    const { ssr } = vite.environments;
    if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error("Vite has no place to render pages in");
    return ssr.runner.import(path);
  };
  return async ({ calledAt, ...asked }) => {
    const { createApiClient } = (await load("/src/lib/api/api-client.ts")) as Client;
    const at = (url: string) => new URL(url, calledAt).href;
    const { token, event, web } = asked.apiUrls;
    const { call: callApi } = createApiClient({ apiUrls: { token: at(token), event: at(event), web: at(web) } });

    const { renderPage } = (await load("/src/app/entry-server.tsx")) as Entry;
    const page = await renderPage({
      ...asked,
      callApi,
      makePage: async (_madeOf, make) => make(),
      staleSince: () => null,
    });
    return { ...page, html: await withSheets(vite, page.html, asked.styleNonce) };
  };
}

/** With a link for each sheet of the page, and the word by which Vite's own style elements are let in. */
async function withSheets(vite: ViteDevServer, html: string, styleNonce: string): Promise<string> {
  const [places = ""] = runOfSheets.exec(html) ?? [];
  const links = await sheetLinks(vite, modulesIn(places));
  return html.replace(places, () => `${links.join("")}<meta property="csp-nonce" nonce="${styleNonce}">`);
}

/** Says why there is no page, and is followed by the page once there is. */
export function failedPage(error: unknown): RenderReply {
  const told = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const text = stripVTControlCharacters(told).replaceAll("<", "&lt;");
  const script = `<script type="module" src="${devBase}${clientFile}"></script>`;
  return { status: 500, html: `<!doctype html><title>500</title><pre>${text}</pre>${script}` };
}
