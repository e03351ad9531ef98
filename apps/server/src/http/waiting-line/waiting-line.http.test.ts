import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { webRegisterSave } from "@time-event/contract/order-keeping";
import type { PageSource } from "../../app/page-source.ts";
import { makeKey } from "../../features/keys/secret.ts";
import { givenSale, submit } from "../../features/orders/testing/given-sale.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { givenClock } from "../../testing/given-clock.ts";
import { withKey } from "../../testing/given-key.ts";
import { givenLines } from "./testing/given-lines.ts";

const { clock, pass } = givenClock();
const { lines } = givenLines({ clock });
/** A page of which only its address matters here. */
const pages: PageSource = {
  addFiles: async () => {},
  renderPage: async ({ url }) => ({ status: 200, html: `page of ${url}` }),
} as PageSource;
let given: GivenApp;
let slug: string;

beforeAll(async () => {
  given = await givenApp({}, { clock, lines, pages });
});
afterAll(() => given.stop());
beforeEach(async () => {
  slug = `sale-${randomUUID().slice(0, 8)}`;
  await say("on", await givenSale(given.db, {}, slug));
  // by then it is known that the event is open, and has a line
  pass(1_000);
});

async function say(mode: "on" | "off", eventId: number): Promise<void> {
  await given.db.insertInto("waitingLines").values({ eventId, mode }).execute();
}

const placeOf = (response: Response) => /line=([^;]+)/.exec(response.headers.get("set-cookie") ?? "")?.[1] ?? "";
const open = (path: string, place = "", language = "th") =>
  fetch(`${given.url}${path}`, { headers: { cookie: `line=${place}; lang=${language}` } });
const enter = () => `/register/events/${slug}/enter`;

function begin(place: string, key?: string, event = slug): Promise<Response> {
  const headers = { "content-type": "application/json", cookie: `line=${place}`, ...withKey(key) };
  const body = JSON.stringify({ event, language: "th" });
  return fetch(`${given.url}/api/web/${webRegisterSave.name}`, { method: "POST", headers, body });
}
function letIn(): void {
  pass(1_000);
  lines.beat();
}

it("shows a place that a reload keeps, and goes on to the page when it is one's turn", async () => {
  const first = await open(enter());
  expect(first.status).toBe(503);
  expect(Number(first.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(first.headers.get("cache-control")).toBe("no-store");
  const html = await first.text();
  expect(html).toContain("ถึงคิวคุณแล้ว");
  expect(html).toContain(`url=${enter()}`);
  expect(html).not.toContain("<script");
  pass(1);
  const second = await open(enter(), "", "en");
  expect(await second.text()).toContain("1 person is before you");
  expect(await (await open(enter(), placeOf(second), "en")).text()).toContain("1 person is before you");
  letIn();
  const shown = await open(enter(), placeOf(first));
  expect([shown.status, await shown.text()]).toEqual([200, `page of ${enter()}`]);
});

it("holds back who begins an order, and never who has one", async () => {
  const refused = await begin("");
  expect(refused.status).toBe(503);
  expect(await refused.json()).toMatchObject({ code: "in_line" });
  const place = placeOf(refused);
  expect((await begin(place)).status).toBe(503);
  // no order has such a reference
  for (const none of ["K7M2P9QX", "x", ""]) expect((await open(`${enter()}?order=${none}`)).status).toBe(503);
  const post = (key: string) => fetch(given.url + enter(), { method: "POST", body: new URLSearchParams({ key }) });
  expect([(await post(makeKey("registration"))).status, (await post("made up")).status]).toEqual([200, 503]);
  letIn();
  const begun = await begin(place);
  expect(begun.status).toBe(200);
  const { key, order } = ((await begun.json()) as { data: { key: string; order: { reference: string } } }).data;
  expect((await begin("", key)).status).toBe(200);
  expect((await open(`${enter()}?order=${order.reference}`)).status).toBe(200);
  // only so many orders were begun as people were let in
  expect(await given.db.selectFrom("orders").select("id").execute()).toHaveLength(1);
});

it("lets a place begin three orders, and who wants more stand in line again", async () => {
  const { length } = await given.db.selectFrom("orders").select("id").execute();
  const place = placeOf(await begin(""));
  letIn();
  const answers = await Promise.all(Array.from({ length: 20 }, () => begin(place)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  expect(await given.db.selectFrom("orders").select("id").execute()).toHaveLength(length + 3);
  const again = answers.find(({ status }) => status === 503)!;
  expect(placeOf(again)).not.toBe(place);
  letIn();
  expect((await begin(placeOf(again))).status).toBe(200);
});

it("counts no order that was not begun, and the same submit once", async () => {
  const place = placeOf(await begin(""));
  letIn();
  const submitted = (id: string, category: string) =>
    fetch(`${given.url}/api/web/${webRegisterSave.name}`, {
      method: "POST",
      headers: { "content-type": "application/json", cookie: `line=${place}`, ...withKey(undefined, id) },
      body: JSON.stringify({ event: slug, language: "th", category }),
    });
  for (let at = 0; at < 5; at++) expect((await submitted(randomUUID(), "NONE")).status).toBe(409);
  const id = randomUUID();
  for (let at = 0; at < 5; at++) expect((await submitted(id, "10K")).status).toBe(200);
  for (const status of [200, 200, 503]) expect((await submitted(randomUUID(), "10K")).status).toBe(status);
});

it("stands before the page however its address is written", async () => {
  const [, , , , page] = enter().split("/");
  const written = [
    `/register/events/${slug}/%65nter`,
    `/register/events/%${slug.charCodeAt(0).toString(16)}${slug.slice(1)}/enter`,
  ];
  written.push(enter().replace(page!, "ENTER"), `${enter()}/`);
  const answers = await Promise.all(written.map((path) => open(path)));
  expect(answers.map(({ status }) => status)).toEqual([503, 503, 503, 503]);
});

it("leaves all other pages and other events alone", async () => {
  await open(enter());
  expect((await open(`/register/events/${slug}/results`)).status).toBe(200);
  expect((await open("/register/events/another/enter")).status).toBe(200);
  const other = `sale-${randomUUID().slice(0, 8)}`;
  await givenSale(given.db, {}, other);
  expect((await submit(given.url, webRegisterSave, { event: other, language: "th" })).status).toBe(200);
});

it("keeps no line for events that do not exist or are not open, whatever name is sent", async () => {
  const closed = `sale-${randomUUID().slice(0, 8)}`;
  await say("on", await givenSale(given.db, {}, closed));
  await given.db.updateTable("events").set({ state: "closed" }).where("slug", "=", closed).execute();
  pass(1_000);
  const names = ["no-such-event", closed, "a".repeat(10_000), "\ud800"];
  const waiting = lines.waiting();
  const answers = [];
  for (const event of names) {
    const response = await begin("", undefined, event);
    expect(response.headers.get("set-cookie")).toBeNull();
    const text = await response.text();
    expect(text.length).toBeLessThan(1_000);
    answers.push([response.status, (JSON.parse(text) as { code: string }).code]);
  }
  expect(answers).toEqual([
    [404, "event_not_found"],
    [409, "refused"],
    [400, "invalid_input"],
    [400, "invalid_input"],
  ]);
  const page = await open("/register/events/no-such-event/enter");
  expect([page.status, page.headers.get("set-cookie")]).toEqual([200, null]);
  expect(lines.waiting()).toBe(waiting);
});
