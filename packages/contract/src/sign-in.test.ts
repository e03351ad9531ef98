import { expect, it } from "vitest";
import { eventApi } from "./event-api.ts";
import { openApiDocument } from "./openapi.ts";
import { tokenApi } from "./sign-in.ts";

const urls = { web: "/api/web", event: "/api/event", token: "/api/auth" };

interface Operation {
  readonly requestBody?: { content: { "application/json": { schema: { required: string[] } } } };
  readonly security?: unknown;
}

function operations(): Record<string, Record<string, Operation>> {
  return openApiDocument([...tokenApi, ...eventApi], urls)["paths"] as Record<string, Record<string, Operation>>;
}

it("documents what a POST brings, and nothing where nothing is brought", () => {
  const body = operations()["/api/auth/token"]?.["post"]?.requestBody;
  expect(body?.content["application/json"].schema.required).toEqual(["username", "password"]);
  expect(operations()["/api/event/profile-get"]?.["get"]?.requestBody).toBeUndefined();
});

it("says which calls ask for a bearer token", () => {
  expect(operations()["/api/event/profile-get"]?.["get"]?.security).toEqual([{ staff: [] }]);
  expect(operations()["/api/auth/refresh-token"]?.["post"]?.security).toBeUndefined();
});

it("keeps its names apart from those that the client sends without authorization", () => {
  const withToken = tokenApi.filter(({ name }) => name.includes("token")).map(({ name }) => name);
  expect(withToken).toEqual(["token", "refresh-token"]);
  for (const { name } of eventApi) expect(name).not.toMatch(/token|^web-|gps-(list|save|get|delete)/);
});
