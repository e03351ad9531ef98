import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { BrowserContext, ElementHandle, Locator, Page } from "@playwright/test";
import type { Service } from "@time-event/contract/endpoint";
import type { startSession } from "../../apps/web/src/lib/session/session.ts";
import { demoPassword } from "./server.ts";

// A page of the product's origin that has only the product's session and client. What twenty tabs do at the same
// moment, and what follows from a refusal of the server, is the same for every screen.

const script = join(import.meta.dirname, "../../apps/web/dist/session-page/session.js");
const path = "/session-page";
const html = `<!doctype html><title>Session</title><script type="module">
  import * as session from "${path}.js";
  globalThis.client = session.startSession({ token: "/api/auth", event: "/api/event", web: "/api/web" });
  Object.assign(globalThis, session);
</script>`;

declare const client: ReturnType<typeof startSession>;
declare const signIn: (credentials: { username: string; password: string }) => Promise<void>;

export async function serveSessionPage(context: BrowserContext): Promise<void> {
  const body = await readFile(script, "utf8");
  await context.route(`**${path}`, (route) => route.fulfill({ contentType: "text/html", body: html }));
  await context.route(`**${path}.js`, (route) => route.fulfill({ contentType: "text/javascript", body }));
}

export async function openTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path);
  await page.waitForFunction(() => "client" in globalThis);
  return page;
}

export async function signInAs(page: Page, username: string): Promise<void> {
  await page.evaluate((credentials) => signIn(credentials), { username, password: demoPassword });
}

/** Makes a call without parameters through the page's client. Returns its data, or the word of its failure. */
export function call(page: Page, service: Service, name: string): Promise<unknown> {
  return page.evaluate(
    async ([service, name]) => {
      const as = { parse: (value: unknown) => value };
      const openedBy = service === "event" ? "staff" : "open";
      const endpoint = { service, name, method: "GET", openedBy, data: as, meta: as };
      try {
        return (await client.call(endpoint as never, {} as never)).data as unknown;
      } catch (error) {
        return (error as { code: string }).code;
      }
    },
    [service, name] as const,
  );
}

/** Asks the event API who is signed in. Returns the username, or the word of the failure. */
export async function askProfile(page: Page): Promise<string> {
  const answer = (await call(page, "event", "profile-get")) as string | { username: string };
  return typeof answer === "string" ? answer : answer.username;
}

/**
 * Makes the stored access token expire. Its signature becomes wrong, but no server receives it.
 * @param pressed is pressed at the same moment, before the page renews the token by itself
 */
export async function expireAccessToken(page: Page, pressed?: Locator): Promise<void> {
  const button = (await pressed?.elementHandle()) as ElementHandle<HTMLElement> | undefined;
  await page.evaluate((button) => {
    const [head, payload = "", signature] = localStorage.getItem("access_token")!.split(".");
    const bytes = Uint8Array.from(atob(payload.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0));
    const claims = { ...JSON.parse(new TextDecoder().decode(bytes)), exp: 1 };
    const text = String.fromCharCode(...new TextEncoder().encode(JSON.stringify(claims)));
    const expired = btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
    localStorage.setItem("access_token", `${head}.${expired}.${signature}`);
    button?.click();
  }, button);
}

export function storedNames(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(localStorage).sort());
}
