import { afterAll, beforeAll, expect, it } from "vitest";
import { eventApi } from "@time-event/contract/event-api";
import { webApi } from "@time-event/contract/web-api";
import { givenSignedIn } from "../features/sign-in/testing/sign-in.ts";
import { exampleInput, makeCall } from "../testing/example-input.ts";
import { givenApp, type GivenApp } from "../testing/given-app.ts";
import { givenEntry, givenRace, givenRaceDefinition } from "../testing/given-race.ts";

let given: GivenApp;
let administrator: string;

beforeAll(async () => {
  given = await givenApp();
  const race = givenRaceDefinition({ slug: "doi-inthanon-trail-2026", state: "finished" });
  await givenRace(given.db, race, { entries: [givenEntry("9")] });
  administrator = await givenSignedIn(given, "admin", "administrator");
});
afterAll(() => given.stop());

it.each(webApi.map((endpoint) => [endpoint.name, endpoint] as const))(
  "%s, which every client sends without authorization, gives an administrator no more than anybody",
  async (_name, endpoint) => {
    const form = { ...(exampleInput(endpoint, () => 1) as object), event: "doi-inthanon-trail-2026" };
    const stranger = await makeCall(given.app, endpoint, form, undefined);
    const signedIn = await makeCall(given.app, endpoint, form, administrator);
    expect(signedIn.statusCode).toBe(stranger.statusCode);
    // each problem names its own request
    const told = ({ body }: { body: string }) => body.replace(/"instance":"[^"]+"/, "");
    expect(told(signedIn)).toBe(told(stranger));
  },
);

it.each([...eventApi, ...webApi].map(({ name }) => name))("%s answers to its exact name only", async (name) => {
  const authorization = `Bearer ${administrator}`;
  const base = name.startsWith("web-") ? "/api/web" : "/api/event";
  for (const other of [
    `${name}/`,
    `${name}x`,
    `x${name}`,
    name.toUpperCase(),
    `${name}/token`,
    `token/${name}`,
    `./x/${name}`,
  ]) {
    for (const method of ["GET", "POST"] as const) {
      const { statusCode, headers } = await given.app.inject({
        method,
        url: `${base}/${other}`,
        headers: { authorization },
      });
      // a path that is no call belongs to a page, if there are pages: here to one that does not exist
      expect([404, 302]).toContain(statusCode);
      expect(headers.location ?? "/notfound").toBe("/notfound");
    }
  }
});
