import { usuallyAsked } from "@time-event/domain/entries/asked-of-person";
import type { Order } from "@time-event/contract/orders";
import { expect, test } from "vitest";
import { CallFailed } from "../../../lib/api/call-failed.ts";
import type { SendSubmit } from "../send-submit.ts";
import { givenOffer, givenOrder, givenPlayer, raceDay } from "./testing/given-order.ts";
import { takeStep } from "./take-step.ts";
import { typedPlayers } from "./typed-form.ts";

/** A server that answers each call in turn: with an order, or with a failure. */
function given(...answers: (Order | CallFailed)[]) {
  const calls: { name: string; input: Record<string, unknown>; key: string | undefined }[] = [];
  const send = (async ({ name }: { name: string }, input: Record<string, unknown>, options?: { key?: string }) => {
    calls.push({ name, input, key: options?.key });
    const answer = answers.shift();
    if (answer instanceof CallFailed) throw answer;
    const data = name === "web-register-save" ? { key: options?.key ?? "registration_new", order: answer } : answer;
    return { data, meta: {} };
  }) as unknown as SendSubmit;
  return {
    around: {
      event: { slug: "doi-run", startsOn: raceDay },
      language: "th",
      offers: [givenOffer()],
      addOns: [],
      questions: [],
      asked: usuallyAsked,
      send,
    } as const,
    calls,
  };
}

const nothing = { key: null, order: null };
const whole = [givenPlayer()];

test("one tap begins an order and holds a place, and goes on to who runs", async () => {
  const { around, calls } = given(givenOrder([]));
  const taken = await takeStep(around, nothing, { add: "21K" });
  expect(taken).toMatchObject({ key: "registration_new", step: "players-1", problems: [], failure: null });
  expect(calls).toEqual([
    { name: "web-register-save", key: undefined, input: { event: "doi-run", language: "th", category: "21K" } },
  ]);
});

test("a further choice goes into the same order", async () => {
  const { around, calls } = given(givenOrder(whole, []));
  const taken = await takeStep(around, { key: "registration_a", order: givenOrder(whole) }, { add: "21K" });
  expect(taken.step).toBe("players-2");
  expect(calls).toHaveLength(1);
});

test("a wrong invitation stays where categories are chosen", async () => {
  const wrong = new CallFailed("refused", 409, { reasons: [], fields: [{ path: "code", code: "unknown" }] });
  const open = { open: "1", code: "nope" };
  expect(await takeStep(given(givenOrder(), wrong).around, nothing, open)).toMatchObject({ step: "categories" });
  const chosen = { key: "registration_a", order: givenOrder(whole) };
  expect(await takeStep(given(wrong).around, chosen, open)).toMatchObject({
    step: "categories",
    problems: [{ path: "code", code: "unknown" }],
  });
});

test("a code is taken off", async () => {
  const { around, calls } = given(givenOrder(whole));
  const chosen = { key: "registration_a", order: givenOrder(whole) };
  await takeStep(around, chosen, { step: "summary", uncode: "1" });
  expect(calls[0]?.input["code"]).toBe("");
});

test("when the category is full, no order is begun", async () => {
  const full = new CallFailed("refused", 409, {
    reasons: ["category_full"],
    fields: [{ path: "category", code: "category_full" }],
  });
  const { around } = given(full);
  const taken = await takeStep(around, nothing, { add: "21K" });
  expect(taken).toMatchObject({ key: null, step: "categories", failure: { reasons: ["category_full"] } });
});

test("a form that lacks something stays, and nothing is sent", async () => {
  const { around, calls } = given();
  const typed = { step: "players-1", next: "1", "entries.0.players.0.firstName": "ธนพล" };
  const taken = await takeStep(around, { key: "registration_a", order: givenOrder([]) }, typed);
  expect(taken.step).toBe("players-1");
  expect(taken.problems.map(({ path }) => path)).toEqual([
    "entries.0.players.0.gender",
    "entries.0.players.0.birthDate",
  ]);
  expect(calls).toEqual([]);
});

test("a refusal of the server stands beside its field", async () => {
  const entered = new CallFailed("refused", 409, {
    reasons: ["already_entered"],
    fields: [{ path: "players.0.firstName", code: "already_entered" }],
  });
  const { around } = given(entered);
  const typed = { step: "players-1", next: "1", ...typedPlayers(0, whole) };
  const taken = await takeStep(around, { key: "registration_a", order: givenOrder([]) }, typed);
  expect(taken.problems).toEqual([{ path: "entries.0.players.0.firstName", code: "already_entered" }]);
});

test("the confirmation stores who is written to first, and leads back to what it finds", async () => {
  const missing = new CallFailed("refused", 409, {
    reasons: ["required"],
    fields: [{ path: "entries.1.players.0.birthDate", code: "required" }],
  });
  const order = givenOrder(whole, [givenPlayer({ birthDate: "" })]);
  const { around, calls } = given(order, missing);
  const taken = await takeStep(around, { key: "registration_a", order }, { step: "summary", confirm: "1" });
  expect(calls.map(({ name }) => name)).toEqual(["web-register-save", "web-register-confirm"]);
  expect(calls[0]?.input["contact"]).toEqual({ name: "ธนพล วงศ์ไพบูลย์", phone: "081 234 5678", email: "" });
  expect(taken.step).toBe("players-2");
});

test("nobody confirms another price than the one they saw", async () => {
  const order = givenOrder(whole);
  const { around, calls } = given({ ...order, quote: { ...order.quote, totalSatang: 95_000 } });
  const typed = { step: "summary", confirm: "1", total: "85000" };
  const taken = await takeStep(around, { key: "registration_a", order }, typed);
  expect(taken.failure?.code).toBe("price_changed");
  expect(calls.map(({ name }) => name)).toEqual(["web-register-save"]);
});

test("a price that changes between saving and confirming is shown anew", async () => {
  const order = givenOrder(whole);
  const changed = new CallFailed("refused", 409, { reasons: ["price_changed"], fields: [] });
  const { around, calls } = given(order, changed, order);
  const taken = await takeStep(around, { key: "registration_a", order }, { step: "summary", confirm: "1" });
  expect(taken).toMatchObject({ failure: { code: "price_changed" }, step: "summary", order });
  expect(calls.map(({ name, input }) => [name, input["totalSatang"]])).toEqual([
    ["web-register-save", undefined],
    ["web-register-confirm", order.quote.totalSatang],
    ["web-register-save", undefined],
  ]);
});

test("an error that is no failed call is not swallowed", async () => {
  const broken = async () => Promise.reject(new TypeError("broken"));
  const around = { ...given().around, send: broken as unknown as SendSubmit };
  await expect(takeStep(around, nothing, { add: "21K" })).rejects.toThrow("broken");
});
