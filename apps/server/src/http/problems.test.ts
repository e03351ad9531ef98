import { clubSave } from "@time-event/contract/clubs";
import type { Problem } from "@time-event/contract/errors";
import fastify from "fastify";
import { describe, expect, onTestFinished, test } from "vitest";
import { connect } from "../db/connection.ts";
import { answerErrors } from "./problems.ts";
import { InvalidInput, NotFound, Refused } from "./refusals.ts";

const call = { ...clubSave, refuses: { taken: "field", same_club: "whole" } } as const;

/** An application whose one call fails in the given way. */
function givenFailing(error: unknown) {
  const app = fastify({ bodyLimit: 1_000 });
  answerErrors(app);
  app.post("/call", () => Promise.reject(error));
  onTestFinished(() => app.close());
  return app;
}

async function reply(error: unknown) {
  return givenFailing(error).inject({ method: "POST", url: "/call" });
}

test("an unknown error reveals nothing about the server", async () => {
  const response = await reply(new Error("select password from users at db.ts:3"));
  expect(response.statusCode).toBe(500);
  expect(response.headers["content-type"]).toBe("application/problem+json; charset=utf-8");
  expect(response.json()).toEqual({
    type: "about:blank",
    title: "Internal Server Error",
    status: 500,
    code: "internal",
    instance: "urn:request:req-1",
  });
});

test("refusals travel as words, every reason at once", async () => {
  const response = await reply(new Refused(call, ["same_club", { path: "name.th", code: "taken" }]));
  expect(response.statusCode).toBe(409);
  expect(response.json()).toEqual({
    type: "about:blank",
    title: "Conflict",
    status: 409,
    code: "refused",
    reasons: ["same_club", "taken"],
    errors: [{ path: "name.th", code: "taken" }],
    instance: "urn:request:req-1",
  });
});

describe("a call that names its words", () => {
  /** What the call answers when a service throws this. */
  async function refusing(refusal: Refused, strict: boolean) {
    const app = fastify();
    answerErrors(app, { strict });
    app.get("/call", { config: { call } }, () => Promise.reject(refusal));
    onTestFinished(() => app.close());
    const response = await app.inject("/call");
    return { status: response.statusCode, reasons: response.json<Problem>().reasons };
  }

  test("refuses with them", async () => {
    const refusal = new Refused(call, ["same_club", { path: "name", code: "taken" }]);
    expect(await refusing(refusal, true)).toEqual({ status: 409, reasons: ["same_club", "taken"] });
  });

  test.each([
    ["a word that it does not name", "in_use", ["in_use"]],
    ["a word without its field", "taken", ["taken"]],
    ["a word at a field, that is said of the whole", "same_club", [{ path: "name", code: "same_club" }]],
  ] as const)(
    "another call's refusal with %s fails the test, and people still see the reason",
    async (_, word, reasons) => {
      const other = { name: "another-call", refuses: { in_use: "whole", taken: "whole", same_club: "field" } } as const;
      const refusal = new Refused(other, reasons);
      expect(await refusing(refusal, true)).toEqual({ status: 500, reasons: undefined });
      expect(await refusing(refusal, false)).toEqual({ status: 409, reasons: [word] });
    },
  );
});

test("wrong input names its fields", async () => {
  const fields = [{ path: "bib", code: "too_big" }];
  const response = await reply(new InvalidInput(fields));
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ code: "invalid_input", errors: fields });
});

test("a missing thing is named", async () => {
  const response = await reply(new NotFound("event"));
  expect(response.statusCode).toBe(404);
  expect(response.json()).toMatchObject({ code: "event_not_found" });
});

test("while the database is away, callers are told to try again", async () => {
  const { pool, close } = connect("postgresql://nobody@localhost/none?host=/nowhere");
  onTestFinished(close);
  const error: unknown = await pool.query("select 1").catch((caught: unknown) => caught);
  const response = await reply(error);
  expect(response.statusCode).toBe(503);
  expect(response.headers["retry-after"]).toBe("2");
  expect(response.json()).toMatchObject({ code: "unavailable" });
});

test.each([
  ["a body that is no JSON", "application/json", "{", 400, "bad_request"],
  ["a body of an unknown type", "image/gif", "GIF89a", 415, "bad_request"],
  ["a body that is too large", "application/json", `"${"x".repeat(2_000)}"`, 413, "too_large"],
  ["keys that reach for the prototype", "application/json", '{"__proto__":{"a":1}}', 400, "bad_request"],
])("%s is refused", async (_, type, payload, status, code) => {
  const app = givenFailing(new Error("not reached"));
  const response = await app.inject({ method: "POST", url: "/call", payload, headers: { "content-type": type } });
  expect(response.statusCode).toBe(status);
  expect(response.json()).toMatchObject({ status, code });
});

test("a page that does not exist is a problem document too", async () => {
  const response = await givenFailing(new Error("not reached")).inject("/nowhere");
  expect(response.statusCode).toBe(404);
  expect(response.json()).toMatchObject({ code: "not_found" });
});
