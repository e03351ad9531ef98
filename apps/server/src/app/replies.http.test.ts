import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { webEventList } from "@time-event/contract/events";
import { imageUpload } from "@time-event/contract/images";
import { webRegisterResultList } from "@time-event/contract/results";
import { givenSignedIn } from "../features/sign-in/testing/sign-in.ts";
import { upload } from "../testing/call-service.ts";
import { givenApp, type GivenApp } from "../testing/given-app.ts";
import { givenRace, givenRaceDefinition } from "../testing/given-race.ts";

const slug = "doi-pui";
let given: GivenApp;
let eventId: number;
beforeAll(async () => {
  // its line is full from the start
  given = await givenApp({ PUBLIC_URL: "https://race.example.org" }, { heavyWork: { threads: 0, waiting: 0 } });
  eventId = await givenRace(given.db, givenRaceDefinition({ slug }), { entries: [] });
});
afterAll(() => given.stop());

/** The head of a reply; whoever goes on sending is not listened to. */
async function headersOf(path: string, url = given.url, accept = "*/*"): Promise<Headers> {
  const enough = new AbortController();
  const { headers } = await fetch(url + path, { headers: { accept }, signal: enough.signal });
  enough.abort();
  return headers;
}

describe("every reply says how a browser is to take it, and the name of its request", () => {
  const list = `/api/web/${webRegisterResultList.name}?event=${slug}`;

  it.each([
    ["a call's", `/api/web/${webEventList.name}`, "application/json; charset=utf-8", "*/*"],
    ["a list's that is kept", list, "application/json; charset=utf-8", "*/*"],
    ["an event stream's", list, "text/event-stream; charset=utf-8", "text/event-stream"],
    ["a problem's", `/api/web/${webRegisterResultList.name}`, "application/problem+json; charset=utf-8", "*/*"],
    ["what is not there", "/images/nothing.webp", "application/problem+json; charset=utf-8", "*/*"],
  ])("%s", async (_, path, type, accept) => {
    const headers = await headersOf(path, given.url, accept);
    expect(Object.fromEntries(headers)).toMatchObject({
      "content-type": type,
      "x-content-type-options": "nosniff",
      "strict-transport-security": "max-age=31536000",
      "content-security-policy": "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'",
      "cross-origin-resource-policy": "same-origin",
      "x-request-id": expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });

  it("asks for https where a trusted proxy says that the request came by it, and believes no other", async () => {
    const ask = async (url: string) => {
      const { headers } = await fetch(`${url}/healthz`, { headers: { "x-forwarded-proto": "https" } });
      return headers.get("strict-transport-security");
    };
    const behind = await given.another({ PUBLIC_URL: "", TRUSTED_PROXIES: "127.0.0.1" });
    const alone = await given.another({ PUBLIC_URL: "" });
    expect([await ask(behind.url), await ask(alone.url)]).toEqual(["max-age=31536000", null]);
  });

  it("asks nobody for https where people open the site without it", async () => {
    const plain = await given.another({ PUBLIC_URL: "http://race.example.org" });
    const headers = await headersOf("/healthz", plain.url);
    expect([headers.get("x-content-type-options"), headers.get("strict-transport-security")]).toEqual([
      "nosniff",
      null,
    ]);
  });
});

it("turns heavy work away while its line is full: a problem that names its request and says when to come again", async () => {
  const bearer = await givenSignedIn(given, "manager", "event_manager", eventId);
  const file = Buffer.from("any picture");
  const { status, headers, problem } = await upload(given.url, imageUpload, file, bearer, { eventId, kind: "gallery" });
  expect([status, headers.get("retry-after")]).toEqual([503, "2"]);
  expect(problem).toMatchObject({ code: "unavailable", instance: `urn:request:${headers.get("x-request-id")}` });
});
