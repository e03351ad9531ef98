import { afterAll, beforeAll, expect, it } from "vitest";
import { token } from "@time-event/contract/sign-in";
import { clubSave } from "@time-event/contract/clubs";
import { bearing, post } from "../testing/call-service.ts";
import { givenApp, type GivenApp } from "../testing/given-app.ts";
import { createLog } from "../lib/log.ts";
import { givenSignedIn } from "../features/sign-in/testing/sign-in.ts";

const lines: string[] = [];
let given: GivenApp;
beforeAll(async () => {
  given = await givenApp({}, { onLogLine: (line) => lines.push(line) });
});
afterAll(() => given.stop());

const secret = "canary-4711";

it("names the request on every line, and no person and no secret on any", async () => {
  const bearer = await givenSignedIn(given, "admin");
  const wrong = await post(given.url, token, { username: `${secret}-name`, password: `${secret}-password` });
  expect(wrong.status).toBe(400);
  const club = { id: null, revision: 0, name: { th: `${secret}-club`, en: "" }, short: secret, province: "" };
  await given.db.schema.alterTable("clubs").renameTo("clubs_away").execute();
  const failed = await fetch(`${given.url}/api/event/${clubSave.name}?text=${secret}`, {
    method: "POST",
    headers: { ...bearing(bearer), "content-type": "application/json" },
    body: JSON.stringify(club),
  });
  expect(failed.status).toBe(500);

  const told = lines.map((line) => JSON.parse(line) as { reqId?: string; msg: string });
  const id = failed.headers.get("x-request-id");
  expect(told.filter(({ reqId }) => reqId === id).map(({ msg }) => msg)).toContain("request failed");
  expect(told.filter(({ msg }) => /request/.test(msg)).every(({ reqId }) => reqId !== undefined)).toBe(true);
  expect(lines.join("")).not.toContain(secret);
  expect(lines.join("")).not.toContain(bearer);
});

it("leaves out the values that the database quotes in its messages", () => {
  const kept: string[] = [];
  const log = createLog("error", { write: (line) => kept.push(line) });
  const quoting = Object.assign(new Error(`invalid input: "${secret}"`), {
    severity: "ERROR",
    code: "22P02",
    detail: `Key (email)=(${secret})`,
  });
  log.error({ err: new Error("not saved", { cause: quoting }) }, "failed");
  expect(kept.join("")).toContain("22P02");
  expect(kept.join("")).not.toContain(secret);
});
