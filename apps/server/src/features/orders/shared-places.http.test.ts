import { randomUUID } from "node:crypto";
import { entrySave } from "@time-event/contract/entry-edits";
import type { BodyOf } from "@time-event/contract/endpoint";
import { webEventGet } from "@time-event/contract/events";
import { placePoolDelete, placePoolList, type PlacePoolForm, placePoolSave } from "@time-event/contract/place-pools";
import { webRegisterList } from "@time-event/contract/registrations";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { bearing, get, post } from "../../testing/call-service.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { givenKey } from "../../testing/given-key.ts";
import { givenRace, givenRaceDefinition, gunAt } from "../../testing/given-race.ts";
import { givenForm } from "../entries/testing/given-desk.ts";
import { givenSignedIn } from "../sign-in/testing/sign-in.ts";
import { givenOrder, givenPlayer } from "./testing/given-order.ts";
import { type Contact, contactWith, offersOf, wrongCounters } from "./testing/given-sale.ts";

// Places of a whole event, and places that some of its categories share.

let given: GivenApp;
let admin: string;
let slug: string;
let eventId: number;
let ids: Map<string, number>;

beforeAll(async () => {
  given = await givenApp();
  admin = await givenSignedIn(given, "admin");
});
afterAll(() => given.stop());
beforeEach(async () => {
  slug = `shared-${randomUUID().slice(0, 8)}`;
  const race = givenRaceDefinition({ slug, state: "open" });
  // one after the other, so that everybody may enter all of them
  const categories = ["5K", "10K", "21K"].map((code, index) => ({
    ...race.categories[0]!,
    code,
    capacity: 20,
    gunAt: gunAt + index * 86_400_000,
  }));
  eventId = await givenRace(given.db, { ...race, categories }, { entries: [] });
  const rows = await given.db.selectFrom("categories").select(["id", "code"]).where("eventId", "=", eventId).execute();
  ids = new Map(rows.map(({ id, code }) => [code, id]));
});

const name = { th: "ระยะสั้น", en: "Short distances" };

async function share(form: Partial<PlacePoolForm> = {}) {
  const body = { name, capacity: 3, categoryIds: [ids.get("5K")!, ids.get("10K")!], ...form };
  return post(given.url, placePoolSave, { ...body, eventId, id: null, revision: 0 }, bearing(admin));
}

async function contact(): Promise<Contact> {
  const key = await givenKey(given.db, { eventId, kind: "registration", subject: await givenOrder(given.db, eventId) });
  return contactWith(given.url, slug, key);
}

const offers = async () =>
  (await offersOf(given.url, slug)).categories.map(({ code, placesLeft, whyNot }) => [code, placesLeft, ...whyNot]);

describe("places that categories share", () => {
  it("are sold once, whoever of both categories comes at the same moment", async () => {
    await share();
    await share({ capacity: 5, categoryIds: null });
    const contacts = await Promise.all(Array.from({ length: 16 }, contact));
    const codes = ["5K", "10K", "21K", "10K"];
    const answers = await Promise.all(
      contacts.map((each, index) => each.choose({ category: codes[index % codes.length]! })),
    );
    const won = answers.map(({ status }, index) => (status === 200 ? codes[index % codes.length] : "")).filter(Boolean);
    expect(won).toHaveLength(5);
    expect(won.filter((code) => code !== "21K").length).toBeLessThanOrEqual(3);
    expect(new Set(answers.flatMap(({ problem }) => problem?.reasons ?? []))).toEqual(new Set(["places_held"]));
    expect(await wrongCounters(given.db)).toEqual([]);
  });

  it("are told alike by the choices, the event's page and the start list", async () => {
    await share({ capacity: 2 });
    await (await contact()).choose({ category: "5K" });
    expect(await offers()).toEqual([
      ["5K", 1],
      ["10K", 1],
      ["21K", 20],
    ]);
    const page = (await get(given.url, webEventGet, undefined, { event: slug })).reply!.data!;
    expect(page.categories.map(({ placesLeft }) => placesLeft)).toEqual([1, 1, 20]);
    const { meta } = (await get(given.url, webRegisterList, undefined, { event: slug })).reply!;
    expect(meta.categories.map(({ placesLeft }) => placesLeft)).toEqual([1, 1, 20]);
  });

  it("are held first and sold out afterwards, and come back", async () => {
    await given.db.updateTable("feeTiers").set({ priceSatang: 0 }).where("eventId", "=", eventId).execute();
    await share({ capacity: 1 });
    const first = await contact();
    const { entries } = (await first.choose({ category: "5K", players: [givenPlayer()] })).reply!.data;
    expect((await offers())[1]).toEqual(["10K", 0, "places_held"]);
    await first.drop(entries[0]!.id);
    expect((await offers())[1]).toEqual(["10K", 1]);
    await first.choose({ category: "10K", players: [givenPlayer()] });
    await first.change({ name: "มานี", phone: "0812345678" });
    expect((await first.confirm()).reply!.data.state).toBe("confirmed");
    expect((await offers())[0]).toEqual(["5K", 0, "category_full"]);
    expect((await (await contact()).choose({ category: "5K" })).problem!.reasons).toEqual(["category_full"]);
    expect(await wrongCounters(given.db)).toEqual([]);
  });

  it("let an order move between their categories when all are taken", async () => {
    await share({ capacity: 1 });
    const only = await contact();
    const [entry] = (await only.choose({ category: "5K" })).reply!.data.entries;
    expect((await only.choose({ id: entry!.id, category: "10K" })).status).toBe(200);
    expect(await wrongCounters(given.db)).toEqual([]);
  });

  it("hold for staff, too, who can move somebody within them", async () => {
    await share({ capacity: 1 });
    const enter = (form: Partial<BodyOf<typeof entrySave>>) =>
      post(given.url, entrySave, { ...givenForm({ category: "5K" }), revision: 0, eventId, ...form }, bearing(admin));
    const { id, revision } = (await enter({})).reply!.data;
    expect((await enter({ firstName: "ชูใจ", category: "10K" })).problem!.reasons).toEqual(["category_full"]);
    expect((await enter({ id, revision, category: "10K" })).status).toBe(200);
    expect(await wrongCounters(given.db)).toEqual([]);
  });

  it("cannot become fewer than are taken, and are free of each other once removed", async () => {
    await (await contact()).choose({ category: "5K" });
    await (await contact()).choose({ category: "10K" });
    expect((await share({ capacity: 1 })).problem!.reasons).toEqual(["capacity_below_entered"]);
    expect((await share({ categoryIds: [] })).problem!.errors).toMatchObject([{ path: "categoryIds" }]);
    const { id, revision, taken } = (await share({ capacity: 2 })).reply!.data;
    expect(taken).toBe(2);
    expect((await (await contact()).choose({ category: "5K" })).problem!.reasons).toEqual(["places_held"]);
    await post(given.url, placePoolDelete, { eventId, id, revision }, bearing(admin));
    expect((await get(given.url, placePoolList, admin, { eventId })).reply!.data).toEqual([]);
    expect((await (await contact()).choose({ category: "5K" })).status).toBe(200);
    expect(await wrongCounters(given.db)).toEqual([]);
  });
});
