import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { callPath } from "@time-event/contract/call";
import { categoryList, categorySave } from "@time-event/contract/categories";
import { orderOfferList } from "@time-event/contract/desk-orders";
import { eventPrivacyGet, eventPrivacySave } from "@time-event/contract/event-privacy";
import { webRegisterModelResultList } from "@time-event/contract/results";
import { webApi } from "@time-event/contract/web-api";
import { toJson } from "../db/column-types.ts";
import { givenPlayer } from "../features/orders/testing/given-order.ts";
import { type Contact, givenContact, givenShirt, offersOf } from "../features/orders/testing/given-sale.ts";
import { givenSeries, seriesForm } from "../features/series/testing/given-series.ts";
import { givenSignedIn } from "../features/sign-in/testing/sign-in.ts";
import { bearing, get, post } from "../testing/call-service.ts";
import { callWebApi } from "../testing/call-web-api.ts";
import { givenApp, type GivenApp } from "../testing/given-app.ts";
import { givenRace, givenRaceDefinition } from "../testing/given-race.ts";

// Nobody learns of a hidden category without its code: its code, its names and what is sold and asked only there are looked
// for in everything that anybody may ask for.

const canary = /canary|คานารี/i;
let given: GivenApp;
let slug: string;
let eventId: number;
let hiddenId: number;
let admin: string;

beforeAll(async () => {
  given = await givenApp();
  admin = await givenSignedIn(given, "admin");
  slug = `hidden-${randomUUID().slice(0, 8)}`;
  const race = givenRaceDefinition({ slug, state: "open" });
  const [shown] = race.categories;
  const free = { feeTiers: [{ name: { th: "ฟรี", en: "Free" }, priceSatang: 0, endsAt: null }] };
  const secret = { ...shown!, ...free, code: "CANARY", name: { th: "คานารีเชิญ", en: "Canary invited" }, hidden: true };
  eventId = await givenRace(given.db, { ...race, categories: [shown!, secret] }, { entries: [] });
  hiddenId = (
    await given.db
      .selectFrom("categories")
      .select("id")
      .where("eventId", "=", eventId)
      .where("code", "=", "CANARY")
      .executeTakeFirstOrThrow()
  ).id;
  await givenShirt(given.db, eventId, { nameTh: "เสื้อคานารี", nameEn: "Canary shirt", categoryIds: [hiddenId] });
  const question = { kind: "text", labelTh: "คานารีร้องไหม", labelEn: "Canary?", options: toJson([]) } as const;
  await given.db
    .insertInto("questions")
    .values({ eventId, position: 1, ...question, categoryIds: [hiddenId], required: false, changedBy: "test" })
    .execute();
  await given.db
    .insertInto("discountCodes")
    .values({ eventId, code: "INVITED", kind: "access", value: 1, categoryIds: [hiddenId], changedBy: "test" })
    .execute();
  await givenSeries(given, admin, { ...seriesForm([{ eventId, categoryId: hiddenId }]), slug: "of-hidden" });
});
afterAll(() => given.stop());

async function showStartList(startList: boolean): Promise<void> {
  const { data } = (await get(given.url, eventPrivacyGet, admin, { eventId })).reply!;
  const body = eventPrivacySave.body.parse({ ...data, eventId, startList });
  expect((await post(given.url, eventPrivacySave, body, bearing(admin))).status).toBe(200);
}

/** What anybody is told, by the call; also by one that asks for the category by its code. */
async function toldToAnybody(): Promise<Map<string, string>> {
  const told = new Map<string, string>();
  const ask = async (name: string, path: string) => told.set(name, await (await fetch(`${given.url}/${path}`)).text());
  const calls = webApi.filter(({ openedBy, method }) => openedBy === "open" && method === "GET");
  for (const endpoint of calls) {
    for (const category of ["10K", "CANARY"]) {
      const params = { event: slug, bib: "1", kind: "terms", team: "ทีม", series: "of-hidden", entry: 1, category };
      // a refusal repeats nothing of what was asked
      await ask(
        `${endpoint.name} ${category}`,
        `api/web/${callPath(endpoint, endpoint.params.parse(params) as never)}`,
      );
    }
    await ask(endpoint.name, `api/web/${endpoint.name}?event=${slug}`);
  }
  for (const path of [`register/events/${slug}/calendar.ics`, "sitemap.xml"]) await ask(path, path);
  return told;
}

/** The calls whose reply names the category to anybody. */
async function whoNamesIt(): Promise<string[]> {
  return [...(await toldToAnybody())].flatMap(([name, body]) => (canary.test(body) ? [name] : []));
}

async function givenInvited(): Promise<Contact> {
  const contact = await givenContact(given.url, slug);
  await contact.save({ code: "INVITED" });
  return contact;
}

it("is named to nobody who has no code, and to who has it", async () => {
  expect(await whoNamesIt()).toEqual([]);
  const stranger = await givenContact(given.url, slug);
  expect(JSON.stringify(await offersOf(given.url, slug, stranger.key))).not.toMatch(canary);
  expect(await offersOf(given.url, slug)).toMatchObject({ opensByCode: true, addOns: [], questions: [] });

  const invited = await givenInvited();
  const offered = await offersOf(given.url, slug, invited.key);
  expect(offered.categories.map(({ code }) => code)).toEqual(["10K", "CANARY"]);
  expect([offered.addOns.length, offered.questions.length]).toEqual([1, 1]);
  expect((await offersOf(given.url, slug)).categories.map(({ code }) => code)).toEqual(["10K"]);
  expect((await get(given.url, orderOfferList, admin, { eventId })).reply!.data.categories).toHaveLength(2);
});

it("is named once the race lists somebody in it, and still not sold", async () => {
  await showStartList(false);
  const invited = await givenInvited();
  const { reply } = await invited.choose({ category: "CANARY", players: [givenPlayer()] });
  expect(reply!.data.entries).toMatchObject([{ category: "CANARY", categoryName: { en: "Canary invited" } }]);
  expect(await whoNamesIt()).toEqual([]);
  const policies = (await offersOf(given.url, slug)).policies;
  await invited.save({ consents: policies.map(({ policy, version }) => ({ policy, version })) });
  expect((await invited.confirm({ totalSatang: 0 })).reply!.data.state).toBe("confirmed");
  expect(await whoNamesIt()).toEqual([]);

  await showStartList(true);
  // what was made before is kept until this process hears of the change
  await expect
    .poll(whoNamesIt)
    .toEqual(
      expect.arrayContaining([
        "web-event-get",
        "web-player-list",
        "web-register-list",
        "web-register-result-list CANARY",
      ]),
    );
  expect((await whoNamesIt()).filter((name) => name.startsWith("web-register-model-list"))).toEqual([]);
  expect(JSON.stringify(await offersOf(given.url, slug, invited.key))).toMatch(canary);
});

it("is named no more in any kept list as soon as it is hidden", async () => {
  const other = `shown-${randomUUID().slice(0, 8)}`;
  const race = givenRaceDefinition({ slug: other, state: "open" });
  const [shown] = race.categories;
  const second = { ...shown!, code: "5K", name: { th: "5 กม.", en: "5K" } };
  const id = await givenRace(given.db, { ...race, categories: [shown!, second] }, { entries: [] });
  const results = () => callWebApi(given.url, webRegisterModelResultList, { event: other });
  expect((await results()).data.map(({ category }) => category)).toEqual(["10K", "5K"]);
  const { data } = (await get(given.url, categoryList, admin, { eventId: id })).reply!;
  const saved = { ...data.find(({ code }) => code === "5K")!, eventId: id, hidden: true };
  expect((await post(given.url, categorySave, categorySave.body.parse(saved), bearing(admin))).status).toBe(200);
  await expect.poll(async () => (await results()).data.map(({ category }) => category)).toEqual(["10K"]);
});
