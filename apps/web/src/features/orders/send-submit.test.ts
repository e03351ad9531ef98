import type { CallApi } from "@time-event/contract/call";
import { webRegisterConfirm } from "@time-event/contract/order-keeping";
import { expect, test } from "vitest";
import { CallFailed } from "../../lib/api/call-failed.ts";
import { createPendingSubmits } from "./pending-submits.ts";
import { createSendSubmit } from "./send-submit.ts";

/** Answers of the server, one for each try: a failure, or "good". */
function given(...answers: (CallFailed | "good")[]) {
  const ids: (string | undefined)[] = [];
  let made = 0;
  const stored: Record<string, string> = {};
  const storage = {
    getItem: (name: string) => stored[name] ?? null,
    setItem: (name: string, value: string) => {
      stored[name] = value;
    },
  };
  const callApi = (async (_endpoint: unknown, _input: unknown, beside?: { repeatId?: string }) => {
    ids.push(beside?.repeatId);
    const answer = answers.shift();
    if (answer instanceof CallFailed) throw answer;
    return { data: answer, meta: {} };
  }) as unknown as CallApi;
  const pending = createPendingSubmits(
    () => storage,
    () => 0,
    () => `id ${++made}`,
  );
  let shown = 0;
  const send = createSendSubmit({ callApi, pending, wait: async () => {}, onLine: () => shown++ });
  return { confirm: () => send(webRegisterConfirm, {}, { key: "registration_x" }), ids, linesShown: () => shown };
}

const lost = new CallFailed("offline", 0);
const refused = new CallFailed("refused", 409);

test("a lost reply is asked for again with the same id", async () => {
  const { confirm, ids } = given(lost, lost, "good", "good");
  await confirm();
  expect(ids).toEqual(["id 1", "id 1", "id 1"]);
  await confirm();
  expect(ids[3]).toBe("id 2");
});

test("a refusal is an answer: it is told at once, and the next submit is another one", async () => {
  const { confirm, ids } = given(refused, "good");
  await expect(confirm()).rejects.toBe(refused);
  await confirm();
  expect(ids).toEqual(["id 1", "id 2"]);
});

test("who is in line is shown it at once, and the same submit waits", async () => {
  const inLine = new CallFailed("in_line", 503);
  const { confirm, ids, linesShown } = given(inLine, "good");
  await expect(confirm()).rejects.toBe(inLine);
  expect(linesShown()).toBe(1);
  await confirm();
  expect(ids).toEqual(["id 1", "id 1"]);
});

test("when no try is answered, the next submit still has the id of this one", async () => {
  const { confirm, ids } = given(lost, lost, lost, lost, lost, "good");
  await expect(confirm()).rejects.toBe(lost);
  await confirm();
  expect(new Set(ids)).toEqual(new Set(["id 1"]));
});

test("an id that the server knows from another content is replaced once", async () => {
  const { confirm, ids } = given(new CallFailed("repeat_differs", 409), "good");
  await confirm();
  expect(ids).toEqual(["id 1", "id 2"]);
});
