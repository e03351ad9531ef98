import { expect, it } from "vitest";
import { openApiDocument } from "./openapi.ts";
import { webApi } from "./web-api.ts";

/** The customer's list of calls that are sent without an Authorization header, exactly as they wrote it. */
const namesWithoutAuthorization =
  "refresh-token, token, web-event-list, web-event-type-list, web-register-get, web-event-get, web-register-save, " +
  "web-register-list, web-team-save, web-team-list, web-team-get, web-register-model-save, web-register-model-delete, " +
  "web-images-save, web-images-delete, web-register-transfer-save, web-register-transfer-delete, " +
  "web-register-confirm, web-register-model-list, web-policy-get, web-checkpoint-save, web-player-list, " +
  "web-player-get, web-player-register-get, web-checkpoint-list, web-register-result-list, " +
  "web-register-model-result-list, web-register-get-by-keyword, web-request-save, web-request-get, " +
  "web-request-list, web-checkpoint-import, web-penalty-list, gps-list, gps-save, gps-get, gps-delete";

it("gives every open call a name of the customer's list, or one that contains such a name", () => {
  const known = namesWithoutAuthorization.split(", ");
  const others = webApi.map(({ name }) => name).filter((name) => !known.includes(name));
  expect(others).toEqual([
    "web-team-list-members",
    "web-team-save-link",
    "web-team-get-member",
    "web-team-save-member",
    "web-images-save-member",
    "web-register-get-file",
    "web-team-get-member-file",
    "web-player-get-follow-key",
    "web-player-get-follow",
    "web-request-list-member",
    "web-request-save-member",
    "web-register-result-list-choices",
    "web-register-result-list-find",
    "web-register-result-list-field",
    "web-event-list-series",
    "web-register-result-list-series",
    "web-register-result-list-series-runner",
  ]);
  // the customer's rule looks for the names anywhere in the address
  expect(others.filter((name) => !known.some((each) => name.includes(each)))).toEqual([]);
});

it("documents every call, with its parameters and replies", () => {
  const urls = { web: "/api/web", event: "/api/event", token: "/api/auth" };
  const document = openApiDocument(webApi, urls) as {
    openapi: string;
    paths: Record<string, { get: { parameters: { name: string; required: boolean }[] } }>;
  };
  expect(document.openapi).toBe("3.1.0");
  expect(Object.keys(document.paths)).toEqual(webApi.map(({ name }) => `/api/web/${name}`));
  const list = document.paths["/api/web/web-register-result-list"]!.get.parameters;
  expect(list.filter(({ required }) => required).map(({ name }) => name)).toEqual(["event"]);
});
