import { randomUUID } from "node:crypto";
import { callPath } from "@time-event/contract/call";
import { teamLogoPath } from "@time-event/contract/order-choices";
import { webPlayerList } from "@time-event/contract/players";
import { webImagesDelete, webImagesSave } from "@time-event/contract/transfers";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { callWebApi } from "../../testing/call-web-api.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { withKey } from "../../testing/given-key.ts";
import { givenPlayer } from "../orders/testing/given-order.ts";
import { type Contact, givenContact, givenSale, submit } from "../orders/testing/given-sale.ts";

// The logo that a captain gives the team.

let given: GivenApp;
let slug: string;
let captain: Contact;
let entry: number;

beforeAll(async () => {
  given = await givenApp();
});
afterAll(() => given.stop());
beforeEach(async () => {
  slug = `logo-${randomUUID().slice(0, 8)}`;
  const free = [{ name: { th: "ฟรี", en: "Free" }, priceSatang: 0, endsAt: null }];
  const team = { entryKind: "team", teamMix: "any", teamSmallest: 2, teamLargest: 3, feeTiers: free } as const;
  await givenSale(given.db, team, slug);
  captain = await givenContact(given.url, slug);
  const players = [givenPlayer(), givenPlayer()];
  entry = (await captain.choose({ category: "10K", team: "สองสหาย", players })).reply!.data.entries[0]!.id;
});

const drawn = (background: string) =>
  sharp({ create: { width: 800, height: 400, channels: 4, background } })
    .withExif({ IFD0: { Copyright: "canary" } })
    .png()
    .toBuffer();
async function send(file: Uint8Array, to = entry, key = captain.key) {
  const path = callPath(webImagesSave, { kind: "logo", entry: to });
  const headers = { "content-type": "application/octet-stream", ...withKey(key) };
  const reply = await fetch(`${given.url}/api/web/${path}`, { method: "POST", headers, body: Buffer.from(file) });
  return { status: reply.status, body: await reply.text() };
}
const hashes = async () => (await captain.order()).logos.map(({ hash }) => hash);
const open = (hash: string) => fetch(`${given.url}${teamLogoPath(hash)}`);
const remove = (id = entry, key = captain.key) => submit(given.url, webImagesDelete, { id, kind: "logo" }, { key });

it("is drawn again, small and without metadata, and keeps what is transparent", async () => {
  expect((await send(await drawn("#33669980"))).status).toBe(200);
  const [hash] = await hashes();
  const reply = await open(hash!);
  expect(reply.headers.get("content-type")).toBe("image/webp");
  expect(reply.headers.get("content-security-policy")).toContain("sandbox");
  const bytes = Buffer.from(await reply.arrayBuffer());
  expect(bytes.includes("canary")).toBe(false);
  const { width, height, hasAlpha } = await sharp(bytes).metadata();
  expect({ width, height, hasAlpha }).toEqual({ width: 384, height: 192, hasAlpha: true });
});

it("is one for each team: another one replaces it, and what is replaced is kept nowhere", async () => {
  await send(await drawn("#336699"));
  const [first] = await hashes();
  await send(await drawn("#993366"));
  const [second, ...others] = await hashes();
  expect(others).toEqual([]);
  expect(second).not.toBe(first);
  const gone = await open(first!);
  expect(gone.status).toBe(404);
  expect(gone.headers.get("cache-control") ?? "").not.toContain("immutable");
  expect((await remove()).status).toBe(200);
  expect(await hashes()).toEqual([]);
  expect((await open(second!)).status).toBe(404);
});

it("is on the start list as soon as it is there", async () => {
  await captain.confirm();
  const shown = async () => (await callWebApi(given.url, webPlayerList, { event: slug })).data.map(({ logo }) => logo);
  expect(await shown()).toEqual([undefined, undefined]);
  await send(await drawn("#336699"));
  const [hash] = await hashes();
  await expect.poll(shown).toEqual([hash, hash]);
  await remove();
  await expect.poll(shown).toEqual([undefined, undefined]);
});

it("is refused where it is no picture, or the team is somebody else's, or nobody's", async () => {
  expect((await send(Buffer.from("%PDF-1.7"))).body).toContain("not_a_picture");
  const other = await givenContact(given.url, slug);
  const file = await drawn("#336699");
  expect((await send(file, entry, other.key)).body).toContain("unknown");
  expect((await send(file, 999_999)).body).toContain("unknown");
  expect((await remove(entry, other.key)).problem?.errors).toEqual([{ path: "id", code: "unknown" }]);
  expect(await hashes()).toEqual([]);
  await given.db.updateTable("orders").set({ state: "cancelled", deadlineAt: null }).execute();
  expect((await send(file)).body).toContain("fixed");
});

const version = async () => {
  const found = given.db.selectFrom("resultVersions as v").innerJoin("events as e", "e.id", "v.eventId");
  return (await found.select("v.version").where("e.slug", "=", slug).executeTakeFirstOrThrow()).version;
};

it("changes nothing where the team has it already, or has none to take away", async () => {
  await captain.confirm();
  const file = await drawn("#336699");
  expect((await send(file)).status).toBe(200);
  const before = await version();
  expect((await send(file)).status).toBe(200);
  expect(await version()).toBe(before);
  await remove();
  const without = await version();
  expect(without).toBeGreaterThan(before);
  expect((await remove()).status).toBe(200);
  expect(await version()).toBe(without);
});

it.each(["live", "finished", "cancelled"] as const)("stays as it is once the race is %s", async (state) => {
  await captain.confirm();
  await send(await drawn("#336699"));
  const [before, logos] = [await version(), await hashes()];
  await given.db.updateTable("events").set({ state }).where("slug", "=", slug).execute();
  expect((await send(await drawn("#993366"))).body).toContain("fixed");
  expect((await remove()).problem?.reasons).toEqual(["fixed"]);
  expect([await version(), await hashes()]).toEqual([before, logos]);
});

it("is kept by caches once its team is in the race, and is served to nobody once its order has ended", async () => {
  await send(await drawn("#123456"));
  const [hash] = await hashes();
  expect((await open(hash!)).headers.get("cache-control")).toBe("private, no-store");
  await captain.confirm();
  expect((await open(hash!)).headers.get("cache-control")).toContain("immutable");
  await given.db.updateTable("orders").set({ state: "cancelled", deadlineAt: null }).execute();
  expect((await open(hash!)).status).toBe(404);
});
