import { afterAll, beforeAll, expect, it } from "vitest";
import { givenApp, type GivenApp } from "../testing/given-app.ts";
import type { PageSource } from "./page-source.ts";

let made = 0;
/** A page that is made of its address and its language. */
const pages: PageSource = {
  addFiles: async () => {},
  renderPage: async ({ url, language, styleNonce, makePage }) => ({
    status: 200,
    html: await makePage(url + language, () => `<style nonce="${styleNonce}"></style>page ${++made}`),
  }),
};

let app: GivenApp;
beforeAll(async () => {
  app = await givenApp({}, { pages });
});
afterAll(() => app.stop());

async function load(language: string): Promise<{ nonce: string; text: string }> {
  const reply = await fetch(`${app.url}/landing`, { headers: { cookie: `lang=${language}` } });
  const nonce = /'nonce-([\w-]+)'/.exec(reply.headers.get("content-security-policy")!)![1]!;
  return { nonce, text: await reply.text() };
}

it("a page that is kept has a new nonce in each answer, and another text for another visitor", async () => {
  const [one, again, other] = [await load("th"), await load("th"), await load("en")];
  expect(one.text).toBe(`<style nonce="${one.nonce}"></style>page 1`);
  expect(again.text).toBe(`<style nonce="${again.nonce}"></style>page 1`);
  expect(other.text).toBe(`<style nonce="${other.nonce}"></style>page 2`);
  expect(new Set([one.nonce, again.nonce, other.nonce]).size).toBe(3);
});
