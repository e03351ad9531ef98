import { randomUUID } from "node:crypto";
import { connect, type Socket } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { PostedForm } from "@time-event/contract/rendering";
import { webRegisterConfirm, webRegisterGet, webRegisterSave } from "@time-event/contract/order-keeping";
import { givenSale } from "../features/orders/testing/given-sale.ts";
import { givenApp, type GivenApp } from "../testing/given-app.ts";
import type { PageSource } from "./page-source.ts";

/** A page that begins an order for each form that is posted to it, and reads the order by the key that it got. */
const pages: PageSource = {
  addFiles: async () => {},
  renderPage: async ({ form, callApi }) => {
    if (form === undefined) return { status: 200, html: "a form" };
    if (form.type.startsWith("multipart/")) return shown(await partsOf(form));
    const { event = "", id: repeatId = "" } = Object.fromEntries(new URLSearchParams(String(form.body)));
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
/** The fields of a form with a file, and the length of the file. */
async function partsOf({ type, body }: PostedForm) {
  const parts = await new Response(body, { headers: { "content-type": type } }).formData();
  return Object.fromEntries([...parts].map(([name, value]) => [name, typeof value === "string" ? value : value.size]));
}
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

it("no page takes another body than a form", async () => {
  for (const type of ["application/json", "text/plain"]) {
    const reply = await fetch(`${app.url}/register/events/sale/enter`, {
      method: "POST",
      headers: { "content-type": type },
      body: "{}",
    });
    expect(reply.status).toBe(415);
  }
});

it("a form that is too large is refused before it is read", async () => {
  expect((await post({ event: "x".repeat(300_000) })).status).toBe(413);
});

function formWithFile(bytes: number, key: string): FormData {
  const form = new FormData();
  form.set("key", key);
  form.set("slip", new Blob([new Uint8Array(bytes)], { type: "image/jpeg" }), "slip.jpg");
  return form;
}

const postFile = (body: FormData, path = "/register/registration") =>
  fetch(app.url + path, { method: "POST", body, headers: { accept: "text/html" } });
const keyOfOrder = async () =>
  ((await (await post({ event: "sale", id: randomUUID() })).json()) as { key: string }).key;

/** Forms that begin and never end. */
function hold(count: number, beginning: string): Socket[] {
  return Array.from({ length: count }, () => {
    const socket = connect(Number(new URL(app.url).port), "127.0.0.1");
    socket.on("error", () => {});
    socket.write(
      "POST /register/registration HTTP/1.1\r\nHost: a\r\nContent-Type: multipart/form-data; boundary=b\r\n",
    );
    socket.write(`Content-Length: 1000000\r\n\r\n--b\r\n${beginning}`);
    return socket;
  });
}
const fieldOf = (key: string) => `Content-Disposition: form-data; name="key"\r\n\r\n${key}\r\n`;

it("one page takes a form with a file, up to the size of a slip, and keeps it nowhere", async () => {
  const key = await keyOfOrder();
  const reply = await postFile(formWithFile(1_000_000, key));
  expect(reply.headers.get("cache-control")).toBe("no-store");
  expect(await reply.json()).toEqual({ key, slip: 1_000_000 });
  expect((await postFile(formWithFile(13_000_000, key))).status).toBe(413);
  expect((await postFile(formWithFile(10, key), "/register/events/sale/enter")).status).toBe(415);
});

it("of a form whose key opens nothing, only the key is kept", async () => {
  const [wrong, none] = [`registration_${"A".repeat(43)}`, "not a key"];
  expect(await (await postFile(formWithFile(1_000_000, wrong))).json()).toEqual({ key: wrong });
  expect(await (await postFile(formWithFile(1_000_000, none))).json()).toEqual({ key: "" });
  expect(await (await postFile(formWithFile(100, wrong))).json()).toEqual({ key: wrong, slip: 100 });
});

it("forms without a key, or that bring nothing, keep nobody waiting, and end by themselves", async () => {
  const key = await keyOfOrder();
  const held = [
    ...hold(40, "Content-Disp"),
    ...hold(40, fieldOf(`registration_${"A".repeat(43)}`) + "x".repeat(20_000)),
  ];
  try {
    for (let at = 0; at < 5; at++) expect((await postFile(formWithFile(1_000_000, key))).status).toBe(200);
    await expect.poll(() => held.every(({ closed }) => closed), { timeout: 15_000 }).toBe(true);
  } finally {
    for (const socket of held) socket.destroy();
  }
});

it("only some forms with a file are kept at the same moment, and of one address few", async () => {
  const key = await keyOfOrder();
  const begun = fieldOf(key) + "x".repeat(20_000);
  const held = hold(3, begun);
  try {
    await expect
      .poll(async () => {
        // one that came while the form below had a turn was sent away
        held.push(...hold(1, begun));
        return (await postFile(formWithFile(1_000_000, key))).status;
      })
      .toBe(503);
  } finally {
    for (const socket of held) socket.destroy();
  }
  await expect.poll(async () => (await postFile(formWithFile(1_000_000, key))).status).toBe(200);
});
