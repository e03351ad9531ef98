import { fastify } from "fastify";
import { expect, it } from "vitest";
import { mountStationManifest } from "./station-manifest.ts";

it("names the page of its event, and knows none for what is no event's name", async () => {
  const app = fastify();
  mountStationManifest(app);
  const reply = await app.inject("/checkpoint/a-race/station.webmanifest");
  expect(reply.headers["content-type"]).toMatch(/^application\/manifest\+json/);
  expect(reply.json()).toMatchObject({ start_url: "/checkpoint/a-race/station", scope: "/checkpoint/a-race/station" });
  expect((await app.inject("/checkpoint/A%22race/station.webmanifest")).statusCode).toBe(404);
});
