import { afterAll, beforeAll, expect, it } from "vitest";
import { webEventGet, webEventList } from "@time-event/contract/events";
import { givenApp, type GivenApp } from "../testing/given-app.ts";
import { givenRace, givenRaceDefinition } from "../testing/given-race.ts";
import type { PageSource } from "./page-source.ts";

/** Pages that say which events the first rendering read. */
const pages: PageSource = {
  addFiles: async () => {},
  renderPage: async ({ url, callApi }) => {
    try {
      if (url === "/list") return page((await callApi(webEventList, {})).data.map(({ slug }) => slug));
      return page((await callApi(webEventGet, { event: url.slice(1), part: "frame" })).data.slug);
    } catch (error) {
      const { status, code } = error as { status: number; code: string };
      return page([status, code]);
    }
  },
};
const page = (told: unknown) => ({ status: 200, html: JSON.stringify(told) });
const read = async (url: string, path: string) => (await fetch(url + path)).json();

let theirs: GivenApp;
let ours: GivenApp;

beforeAll(async () => {
  theirs = await givenApp();
  ours = await givenApp({ WEB_API_URL: `${theirs.url}/api/web/` }, { pages });
  await givenRace(theirs.db, givenRaceDefinition({ slug: "theirs" }), { entries: [] });
  await givenRace(ours.db, givenRaceDefinition({ slug: "ours" }), { entries: [] });
});
afterAll(async () => {
  await ours.stop();
  await theirs.stop();
});

it("the first rendering asks the configured web API, as the browser does later", async () => {
  expect(await read(ours.url, "/list")).toEqual(["theirs"]);
  expect(await read(ours.url, "/theirs")).toBe("theirs");
});

it("a refusal of that API keeps its status and word", async () => {
  expect(await read(ours.url, "/ours")).toEqual([404, "event_not_found"]);
});

it("an API that does not answer is unavailable", async () => {
  const { url } = await ours.another({ WEB_API_URL: "http://127.0.0.1:9/api/web" });
  expect(await read(url, "/list")).toEqual([503, "unavailable"]);
});

it("a path asks this server itself", async () => {
  const { url } = await ours.another({ WEB_API_URL: "/elsewhere/web" });
  expect(await read(url, "/list")).toEqual(["ours"]);
});
