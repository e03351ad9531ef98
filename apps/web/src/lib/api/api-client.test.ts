import { webCheckpointList } from "@time-event/contract/checkpoints";
import type { Endpoint } from "@time-event/contract/endpoint";
import { webEventTypeList } from "@time-event/contract/events";
import { webRegisterModelResultList, webRegisterResultList } from "@time-event/contract/results";
import { signOut } from "@time-event/contract/sign-in";
import { webApi } from "@time-event/contract/web-api";
import { afterEach, expect, test, vi } from "vitest";
import { createApiClient } from "./api-client.ts";
import { CallFailed } from "./call-failed.ts";
import { pendingRequests, quietly, quietRequests } from "./pending-requests.ts";
import { isSentWithoutAuthorization, showsLoadingOverlay } from "./url-rules.ts";

const apiUrls = { token: "https://id.example/", event: "https://event.example/api", web: "/web" };
const bearer = {
  token: () => "secret",
  isGood: () => true,
  renew: async () => "",
  settled: async () => {},
  onRefused: () => {},
  isOnline: () => true,
};
const { call, upload, download } = createApiClient({ apiUrls, bearer });
const staffCall: Endpoint = { ...webEventTypeList, service: "event", name: "event-list", openedBy: "staff" };
const staffUpload = { ...staffCall, name: "image-save", method: "POST", sends: "file" } as const;
const keyCall = { ...webEventTypeList, openedBy: "key", key: "registration" } as const;
const keyUpload = { ...keyCall, method: "POST", sends: "file", repeatable: true } as const;
const staffDownload = { ...staffCall, name: "entry-export", method: "GET", replies: "file" } as const;

function givenReply(status: number, body: unknown) {
  const fake = vi.fn<typeof fetch>(async () => Response.json(body, { status }));
  vi.stubGlobal("fetch", fake);
  return fake;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const headersOf = (fake: ReturnType<typeof givenReply>) => new Headers(fake.mock.calls[0]?.[1]?.headers);

test("no call of the public web API is ever sent with an Authorization header", async () => {
  for (const { name } of webApi) expect(isSentWithoutAuthorization(`/web/${name}?event=x`)).toBe(true);
  const fake = givenReply(200, { data: [] });
  await call(webEventTypeList, {});
  expect(fake.mock.calls[0]?.[0]).toBe("/web/web-event-type-list");
  expect(headersOf(fake).has("authorization")).toBe(false);
});

test("all other calls carry the bearer token", async () => {
  const fake = givenReply(200, { data: [] });
  await call(staffCall, {});
  expect(fake.mock.calls[0]?.[0]).toBe("https://event.example/api/event-list");
  expect(headersOf(fake).get("authorization")).toBe("Bearer secret");
});

test("a name counts anywhere in the URL", () => {
  expect(isSentWithoutAuthorization("https://id.example/refresh-token")).toBe(true);
  expect(isSentWithoutAuthorization("/event/player-list?from=gps-list")).toBe(true);
  expect(isSentWithoutAuthorization("/event/player-list")).toBe(false);
});

test("every request shows the overlay, except the result and checkpoint lists", async () => {
  expect(showsLoadingOverlay("/web/web-register-model-result-list?event=x")).toBe(true);
  const counts: number[] = [];
  const forget = pendingRequests.subscribe(() => counts.push(pendingRequests.count()));
  givenReply(200, { data: [], meta: { total: 0, version: 1, category: "42K", splitCodes: [] } });
  await call(webRegisterResultList, { event: "x" });
  // the live page asks for podiums and counts in this way
  await call(webRegisterResultList, { event: "x", with: "models", limit: 1 });
  givenReply(200, { data: [], meta: { version: 1 } });
  await call(webCheckpointList, { event: "x" });
  expect(counts).toEqual([]);

  await call(webRegisterModelResultList, { event: "x" });
  expect(counts.splice(0)).toEqual([1, 0]);

  givenReply(500, {});
  await expect(call(webEventTypeList, {})).rejects.toBeInstanceOf(CallFailed);
  expect(counts).toEqual([1, 0]);
  forget();
});

test("a call by which a page keeps itself up to date shows its sign apart from those that somebody waits for", async () => {
  const counts: string[] = [];
  const note = () => counts.push(`${pendingRequests.count()} ${quietRequests.count()}`);
  const forget = [pendingRequests.subscribe(note), quietRequests.subscribe(note)];
  givenReply(200, { data: [] });
  const quiet = quietly(() => call(staffCall, {}));
  await Promise.all([quiet, call(staffCall, {})]);
  expect(counts).toEqual(["0 1", "1 1", "1 0", "0 0"]);
  for (const end of forget) end();
});

test("a refusal keeps its word, and 400 on an open call is logged as 'Bad Request'", async () => {
  const log = vi.spyOn(console, "error").mockReturnValue();
  givenReply(400, {
    type: "about:blank",
    title: "Bad",
    status: 400,
    code: "invalid_input",
    errors: [{ path: "type", code: "too_long" }],
  });
  await expect(call(webEventTypeList, {})).rejects.toMatchObject({
    code: "invalid_input",
    status: 400,
    fields: [{ path: "type", code: "too_long" }],
  });
  expect(log).toHaveBeenCalledExactlyOnceWith("Bad Request");
  await expect(call(staffCall, {})).rejects.toMatchObject({ status: 400 });
  expect(log).toHaveBeenCalledTimes(1);
});

test("a reply that breaks the contract is a failure, and so is no reply", async () => {
  givenReply(200, { data: { code: 1 } });
  await expect(call(webEventTypeList, {})).rejects.toMatchObject({ code: "unreadable" });
  vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("failed")));
  await expect(call(webEventTypeList, {})).rejects.toMatchObject({ code: "offline", status: 0 });
});

test("each of the three services has a base URL of its own", async () => {
  const fake = givenReply(200, { data: null });
  await call(signOut, { refreshToken: "x" });
  expect(fake.mock.calls[0]?.[0]).toBe("https://id.example/sign-out");
});

test("a changing call brings its body as JSON", async () => {
  const fake = givenReply(200, { data: null });
  await call(signOut, { refreshToken: "ก" });
  expect(fake.mock.calls[0]?.[1]).toMatchObject({ method: "POST", body: '{"refreshToken":"ก"}' });
  expect(headersOf(fake).get("content-type")).toBe("application/json");
});

test.each(["token", "refresh-token", "web-event-list", "gps-save, gps-get"])(
  "staff who search for %j are still sent with their token",
  async (text) => {
    const fake = givenReply(200, { data: [] });
    await call(staffCall, { text } as object);
    expect(headersOf(fake).get("authorization")).toBe("Bearer secret");
    expect(new URL(fake.mock.calls[0]![0] as string).searchParams.get("text")).toBe(text);
  },
);

test("a key goes in its own header, never in the URL, and only with calls that take one", async () => {
  const fake = givenReply(200, { data: [] });
  await call(keyCall, {}, { key: "registration_secret" });
  await call(webEventTypeList, {}, { key: "registration_secret" });
  await call(staffCall, {}, { key: "registration_secret" });
  await upload(keyUpload, {}, new Blob(["bytes"]), { key: "registration_secret" });
  const sent = fake.mock.calls.map(([url, init]) => ({ url: url as string, headers: new Headers(init?.headers) }));
  expect(sent.map(({ headers }) => headers.get("x-access-key"))).toEqual([
    "registration_secret",
    null,
    null,
    "registration_secret",
  ]);
  expect(sent.filter(({ url }) => url.includes("secret"))).toEqual([]);
  expect(sent.map(({ headers }) => headers.has("authorization"))).toEqual([false, false, true, false]);
  expect(() => call(keyCall, {})).toThrow("needs a key");
});

test("every submit has its own id; a repeat has the same id", async () => {
  const submit: Endpoint = { ...keyCall, method: "POST", repeatable: true };
  const fake = givenReply(200, { data: [] });
  await call(submit, {}, { key: "k" });
  await call(submit, {}, { key: "k" });
  await call(submit, {}, { key: "k", repeatId: "the-same-submit-again" });
  const ids = fake.mock.calls.map(([, init]) => new Headers(init?.headers).get("idempotency-key"));
  expect(ids[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(ids[1]).not.toBe(ids[0]);
  expect(ids[2]).toBe("the-same-submit-again");
});

test("an uploaded file is sent unchanged, and a downloaded file has its name", async () => {
  const fake = givenReply(200, { data: [] });
  const file = new Blob(["bytes"]);
  await upload(staffUpload, { eventId: 7 }, file);
  expect(fake.mock.calls[0]?.[0]).toBe("https://event.example/api/image-save?eventId=7");
  expect(fake.mock.calls[0]?.[1]?.body).toBe(file);
  expect(headersOf(fake).get("authorization")).toBe("Bearer secret");

  const headers = { "content-disposition": 'attachment; filename="bibs.csv"' };
  vi.stubGlobal("fetch", async () => new Response("bib\n1", { headers }));
  const saved = await download(staffDownload, { eventId: 7 });
  expect(saved.name).toBe("bibs.csv");
  expect(await saved.bytes.text()).toBe("bib\n1");
});

test("a refusal says how long to wait, and who saved in between", async () => {
  const problem = { type: "about:blank", title: "", status: 409, code: "edit_conflict" };
  const reply = () =>
    Response.json({ ...problem, changedBy: "desk", changedAt: 5 }, { status: 409, headers: { "retry-after": "7" } });
  vi.stubGlobal("fetch", async () => reply());
  await expect(call(staffCall, {})).rejects.toMatchObject({
    retryAfterMs: 7000,
    changed: { by: "desk", at: 5 },
  });
});

test("a number that could not be read is not sent as none", () => {
  const fake = givenReply(200, { data: null, meta: {} });
  const save: Endpoint = { ...staffCall, name: "category-save", method: "POST" };
  const sent = () => call(save, { id: 1, places: { capacity: Number.NaN } } as never);
  expect(sent).toThrow(CallFailed);
  expect(fake).not.toHaveBeenCalled();
});
