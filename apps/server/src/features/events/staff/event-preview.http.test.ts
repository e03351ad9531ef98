import { callPath } from "@time-event/contract/call";
import { eventPreviewGet } from "@time-event/contract/event-state";
import { webEventGet } from "@time-event/contract/events";
import { afterAll, beforeAll, expect, it } from "vitest";
import { bearing, get } from "../../../testing/call-service.ts";
import { callWebApi } from "../../../testing/call-web-api.ts";
import { givenApp, type GivenApp } from "../../../testing/given-app.ts";
import { givenRace, givenRaceDefinition } from "../../../testing/given-race.ts";
import { givenSignedIn } from "../../sign-in/testing/sign-in.ts";

let given: GivenApp;
let draft: number;
let open: number;
let manager: string;

beforeAll(async () => {
  given = await givenApp();
  draft = await givenRace(given.db, givenRaceDefinition({ slug: "still-secret", state: "draft" }), { entries: [] });
  open = await givenRace(given.db, givenRaceDefinition({ slug: "open-run", state: "open" }), { entries: [] });
  manager = await givenSignedIn(given, "manager", "event_manager", draft);
});
afterAll(() => given.stop());

it("shows staff a draft as it will be when it is published", async () => {
  const { data } = (await get(given.url, eventPreviewGet, manager, { eventId: draft })).reply!;
  expect(data).toMatchObject({ slug: "still-secret", state: "published", categories: [{ code: "10K" }] });
  const admin = await givenSignedIn(given, "admin");
  const preview = (await get(given.url, eventPreviewGet, admin, { eventId: open })).reply!.data;
  expect(preview).toEqual((await callWebApi(given.url, webEventGet, { event: "open-run" })).data);
});

it("tells who may enter in every state, not only while entries are open", async () => {
  const team = {
    entryKind: "team",
    teamMix: "mixed",
    teamSmallest: 3,
    teamLargest: 5,
    youngestAge: 20,
    oldestAge: 60,
  } as const;
  const who = { ...team, feePer: "team" } as const;
  const race = givenRaceDefinition({ slug: "teams-soon", state: "published", category: who });
  const eventId = await givenRace(given.db, race, { entries: [] });
  const admin = await givenSignedIn(given, "admin-of-teams");
  const preview = (await get(given.url, eventPreviewGet, admin, { eventId })).reply!.data;
  expect(preview.categories).toMatchObject([who]);
  expect((await callWebApi(given.url, webEventGet, { event: "teams-soon" })).data.categories).toMatchObject([who]);
});

it("shows it to nobody else, and no cache keeps it", async () => {
  expect((await fetch(`${given.url}/api/web/${callPath(webEventGet, { event: "still-secret" })}`)).status).toBe(404);
  const address = `${given.url}/api/event/${callPath(eventPreviewGet, { eventId: draft })}`;
  expect((await fetch(address)).status).toBe(401);
  const elsewhere = await givenSignedIn(given, "elsewhere", "event_manager", open);
  expect((await get(given.url, eventPreviewGet, elsewhere, { eventId: draft })).status).toBe(404);
  const reply = await fetch(address, { headers: bearing(manager) });
  expect(reply.headers.get("cache-control")).toMatch(/no-store/);
  expect(await (await fetch(`${given.url}/sitemap.xml`)).text()).not.toContain("still-secret");
});
