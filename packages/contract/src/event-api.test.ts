import { expect, it } from "vitest";
import { eventApi } from "./event-api.ts";
import { openApiDocument } from "./openapi.ts";
import { tokenApi } from "./sign-in.ts";
import { webApi } from "./web-api.ts";

const urls = { web: "/api/web", event: "/api/event", token: "/api/auth" };

interface Operation {
  readonly parameters: readonly { readonly name: string }[];
  readonly requestBody?: { content: { "application/json": { schema: { required: string[] } } } };
  readonly security?: unknown;
}

function operations(): Record<string, Record<string, Operation>> {
  return openApiDocument([...tokenApi, ...eventApi], urls)["paths"] as Record<string, Record<string, Operation>>;
}

it("documents the body of a POST, and none where a call takes none", () => {
  const body = operations()["/api/auth/token"]?.["post"]?.requestBody;
  expect(body?.content["application/json"].schema.required).toEqual(["username", "password"]);
  expect(operations()["/api/event/profile-get"]?.["get"]?.requestBody).toBeUndefined();
});

it("says which calls ask for a bearer token", () => {
  expect(operations()["/api/event/profile-get"]?.["get"]?.security).toEqual([{ staff: [] }]);
  expect(operations()["/api/auth/refresh-token"]?.["post"]?.security).toEqual([]);
});

/** The client sends any request whose URL contains one of these names without authorization. */
const namesWithoutAuthorization = [
  /refresh-token|token/,
  new RegExp(webApi.map(({ name }) => name).join("|")),
  /web-|gps-(list|save|get|delete)/,
];

it("has no URL that the client would send without authorization, not even because of a parameter's name", () => {
  const calls = operations();
  expect(eventApi.length).toBeGreaterThan(0);
  for (const { name, method } of eventApi) {
    const { parameters } = calls[`${urls.event}/${name}`]![method.toLowerCase()]!;
    const url = `${urls.event}/${name}?${parameters.map((each) => `${each.name}=`).join("&")}`;
    for (const names of namesWithoutAuthorization) expect(url).not.toMatch(names);
  }
});

it("shares no URL with the calls that are sent without authorization", () => {
  const withToken = tokenApi.filter(({ name }) => name.includes("token")).map(({ name }) => name);
  expect(withToken).toEqual(["token", "refresh-token"]);
  for (const { name } of webApi) expect(eventApi.some((call) => call.name.includes(name))).toBe(false);
});

it("names a right for every call, and lists no call twice", () => {
  expect(eventApi.filter(({ right }) => right === undefined)).toEqual([]);
  expect(new Set(eventApi.map(({ name }) => name)).size).toBe(eventApi.length);
});
