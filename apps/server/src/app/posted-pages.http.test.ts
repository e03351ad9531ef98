import { afterAll, beforeAll, expect, it } from "vitest";
import { webRegisterConfirm, webRegisterGet, webRegisterSave } from "@time-event/contract/order-keeping";
import { givenSale } from "../features/orders/testing/given-sale.ts";
import { givenApp, type GivenApp } from "../testing/given-app.ts";
import type { PageSource } from "./page-source.ts";

/** A page that begins an order for each form that is posted to it, and reads the order by the key that it got. */
const pages: PageSource = {
  addFiles: async () => {},
  renderPage: async ({ form, callApi }) => {
    if (form === undefined) return { status: 200, html: "a form" };
    const { event = "", id: repeatId = "" } = Object.fromEntries(new URLSearchParams(form));
    try {
      const { data } = await callApi(webRegisterSave, { event, language: "th" }, { repeatId });
      const key = data.key!;
      const read = await callApi(webRegisterGet, {}, { key });
      const refused = await callApi(webRegisterConfirm, {}, { key }).catch((error: unknown) => error);
      const { reasons } = refused as { reasons: string[] };
      return shown({ key, reference: read.data.reference, reasons });
    } catch (error) {
      const { status, code } = error as { status: number; code: string };
      return shown({ status, code });
    }
  },
};
const shown = (what: unknown) => ({ status: 200, html: JSON.stringify(what), isPrivate: true });

let app: GivenApp;
beforeAll(async () => {
  app = await givenApp({}, { pages });
  await givenSale(app.db, {}, "sale");
});
afterAll(() => app.stop());

const post = (form: Record<string, string>, path = "/register/events/sale/enter") =>
  fetch(app.url + path, { method: "POST", body: new URLSearchParams(form) });

it("a form without script makes the calls that a visitor could make, and its page is kept nowhere", async () => {
  const reply = await post({ event: "sale", id: "a-form-without-script" });
  expect(reply.headers.get("cache-control")).toBe("no-store");
  expect(await reply.json()).toEqual({
    key: expect.stringMatching(/^registration_/),
    reference: expect.stringMatching(/^[0-9A-Z]{8}$/),
    reasons: ["no_entries"],
  });
});

it("the same form sent again gets the same order", async () => {
  const form = { event: "sale", id: "the-same-form-twice" };
  const [one, other] = await Promise.all([post(form), post(form)]);
  expect(await one.text()).toBe(await other.text());
});

it("a failed call keeps its status and its word", async () => {
  expect(await (await post({ event: "no-such-event", id: "a-form-of-an-unknown-event" })).json()).toEqual({
    status: 404,
    code: "event_not_found",
  });
});

it("only public pages of the register take a form, and no call does", async () => {
  expect((await post({}, "/landing")).status).toBe(404);
  expect((await post({}, "/api/web/web-register-save")).status).toBe(415);
});

it("a form that is too large is refused before it is read", async () => {
  expect((await post({ event: "x".repeat(300_000) })).status).toBe(413);
});
