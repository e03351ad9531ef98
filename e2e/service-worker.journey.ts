import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { expect, test } from "@playwright/test";

/** The module as the browser runs it. */
const worker = stripTypeScriptTypes(readFileSync("apps/web/src/lib/page/service-workers.ts", "utf8")).replaceAll(
  "export function",
  "function",
);

test("the page's policy lets a service worker be registered, by its policy alone, and nothing else", async ({
  page,
}) => {
  await page.goto("/register/event-list");
  const outcome = await page.evaluate(`(async () => {
    ${worker}
    const refused = async (work) => { try { await work(); return "let through"; } catch (error) { return error.name; } };
    const plain = await refused(() => navigator.serviceWorker.register("/station-worker.js", { scope: "/station/" }));
    const unknown = await refused(() => trustedTypes.createPolicy("another", { createScriptURL: (url) => url }));
    const policy = createWorkerPolicy();
    const other = await refused(() => navigator.serviceWorker.register(policy.createScriptURL("/other.js")));
    const twice = await refused(() => createWorkerPolicy());
    const ordinary = await refused(() => new Worker("/station-worker.js"));
    const registered = await navigator.serviceWorker.register(policy.createScriptURL("/station-worker.js"), { scope: "/station/" });
    const wider = await refused(() => navigator.serviceWorker.register(policy.createScriptURL("/station-worker.js?"), { scope: "/" }));
    return { plain, unknown, other, twice, ordinary, wider, scope: new URL(registered.scope).pathname, controlled: navigator.serviceWorker.controller !== null };
  })()`);
  expect(outcome).toEqual({
    plain: "TypeError",
    unknown: "TypeError",
    other: "TypeError",
    twice: "TypeError",
    ordinary: "TypeError",
    wider: "TypeError",
    scope: "/station/",
    controlled: false,
  });
});

test("the worker is asked for anew each time, and may itself reach nothing but this product", async ({ request }) => {
  const reply = await request.get("/station-worker.js");
  expect(reply.headers()["cache-control"]).toBe("no-cache");
  expect(reply.headers()["content-security-policy"]).toBe("default-src 'none'; connect-src 'self'");
});
