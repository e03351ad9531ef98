import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { givenApp, type GivenApp } from "../testing/given-app.ts";
import { builtPages } from "./page-source.ts";

const script = `console.log(${JSON.stringify("ก".repeat(2_000))})`;
let webBuild: string;
let given: GivenApp;

beforeAll(async () => {
  webBuild = await mkdtemp(join(tmpdir(), "te-web-"));
  const write = async (name: string, bytes: string | Uint8Array) => {
    await mkdir(join(webBuild, name, ".."), { recursive: true });
    await writeFile(join(webBuild, name), bytes);
  };
  await write("client/assets/app-1a2b.js", script);
  await write("client/assets/app-1a2b.js.br", brotliCompressSync(script));
  await write("client/ticket-worker.js", "self.skipWaiting()");
  await write("client/favicon.ico", "icon");
  await write("client/time-event-connector.mjs", "console.log(1)");
  await write("client/.vite/manifest.json", "{}");
  await write("server/package.json", `{"type":"module"}`);
  await write("server/entry-server.js", "export const renderPage = () => { throw new Error('no page here') };");
  given = await givenApp({}, { pages: (await builtPages(webBuild))! });
});
afterAll(async () => {
  await given.stop();
  await rm(webBuild, { recursive: true });
});

it("keeps files with a hash for ever, compressed before, and without the policy of pages", async () => {
  const reply = await fetch(`${given.url}/assets/app-1a2b.js`, { headers: { "accept-encoding": "br" } });
  expect(await reply.text()).toBe(script);
  const { headers } = reply;
  expect(headers.get("content-encoding")).toBe("br");
  expect(headers.get("content-type")).toContain("javascript");
  expect(headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(headers.get("content-security-policy")).toBeNull();
});

it("asks for a worker again each time, and lets it reach nothing else", async () => {
  const { status, headers } = await fetch(`${given.url}/ticket-worker.js`);
  expect([status, headers.get("cache-control")]).toEqual([200, "no-cache"]);
  expect(headers.get("content-security-policy")).toContain("default-src 'none'");
  expect((await fetch(`${given.url}/favicon.ico`)).status).toBe(200);
});

it("gives away the connector of this version", async () => {
  const { status, headers } = await fetch(`${given.url}/time-event-connector.mjs`);
  expect([status, headers.get("cache-control")]).toEqual([200, "no-cache"]);
});

it("has no file that is gone, and nobody keeps that answer", async () => {
  const reply = await fetch(`${given.url}/assets/app-9z9z.js`);
  expect([reply.status, reply.headers.get("cache-control")?.includes("immutable") ?? false]).toEqual([404, false]);
});

it("gives away nothing beside its files", async () => {
  const reply = await fetch(`${given.url}/assets/%2e%2e%2f%2e%2e%2fserver/entry-server.js`);
  expect(reply.ok).toBe(false);
  expect(await reply.text()).not.toContain("renderPage");
});
