import { afterEach, expect, test } from "vitest";
import { CallFailed } from "../../../lib/api/call-failed.ts";
import { passwordQuestion, provingPassword } from "./ask-password.ts";

const refused = (reason: string) => new CallFailed("refused", 409, { reasons: [reason] });
const nextTick = () => new Promise((resolve) => setTimeout(resolve));
afterEach(() => passwordQuestion.get()?.answer(undefined));

/** A call that wants this password. */
function givenCall(right: string) {
  const sent: (string | undefined)[] = [];
  const call = async (password: string | undefined) => {
    sent.push(password);
    if (password === undefined) throw refused("password_needed");
    if (password !== right) throw refused("wrong_password");
    return "done";
  };
  return { call, sent };
}

test("asks only where the server wants the password, and again after a wrong one", async () => {
  const { call, sent } = givenCall("right");
  const made = provingPassword(call);
  await nextTick();
  expect(passwordQuestion.get()?.failure).toBeUndefined();
  passwordQuestion.get()!.answer("wrong");
  await nextTick();
  expect(passwordQuestion.get()?.failure?.reasons).toEqual(["wrong_password"]);
  passwordQuestion.get()!.answer("right");
  expect(await made).toBe("done");
  expect(sent).toEqual([undefined, "wrong", "right"]);
  expect(passwordQuestion.get()).toBeNull();
  expect(await provingPassword(async () => "nothing asked")).toBe("nothing asked");
});

test("asks first where the server always wants it", async () => {
  const { call, sent } = givenCall("right");
  const made = provingPassword(call, { always: true });
  await nextTick();
  passwordQuestion.get()!.answer("right");
  expect(await made).toBe("done");
  expect(sent).toEqual(["right"]);
});

test("whoever does not want to gets the refusal, and other failures go on as they are", async () => {
  const made = provingPassword(givenCall("right").call);
  await nextTick();
  passwordQuestion.get()!.answer(undefined);
  await expect(made).rejects.toMatchObject({ reasons: ["password_needed"] });
  expect(passwordQuestion.get()).toBeNull();
  const taken = refused("taken");
  await expect(provingPassword(() => Promise.reject(taken))).rejects.toBe(taken);
});

test("says how long to wait after too many wrong ones", async () => {
  let calls = 0;
  const made = provingPassword(async () => {
    if (++calls === 1) throw refused("password_needed");
    throw new CallFailed("too_many_attempts", 429, { retryAfterMs: 4_000 });
  });
  await nextTick();
  passwordQuestion.get()!.answer("wrong");
  await nextTick();
  expect(passwordQuestion.get()?.failure).toMatchObject({ code: "too_many_attempts", retryAfterMs: 4_000 });
  passwordQuestion.get()!.answer(undefined);
  await expect(made).rejects.toMatchObject({ code: "too_many_attempts" });
});
