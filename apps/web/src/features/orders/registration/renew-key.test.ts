import type { CallApi } from "@time-event/contract/call";
import { expect, it } from "vitest";
import { givenStorage } from "../../../lib/session/testing/given-browser.ts";
import { createOrderKeys } from "../order-keys.ts";
import { finishRenewing, renewKey } from "./renew-key.ts";

const order = { event: "doi-run", reference: "K7M2P9QX", key: "registration_old" };

/** A server that ends the old key and answers each id once and for all; the first reply is lost. */
function givenServer() {
  const answers = new Map<string, string>();
  let tries = 0;
  const callApi = (async (_call: unknown, _body: unknown, { key, repeatId }: { key: string; repeatId: string }) => {
    const id = `${key} ${repeatId}`;
    if (!answers.has(id) && answers.size > 0) throw new Error("key_ended");
    answers.set(id, "registration_new");
    if (++tries === 1) throw new Error("offline");
    return { data: { key: answers.get(id) } };
  }) as unknown as CallApi;
  return callApi;
}

it("gets the new key after the reply was lost and the page closed", async () => {
  const [storage, callApi] = [givenStorage(), givenServer()];
  const page = () =>
    createOrderKeys(
      () => storage,
      () => 1,
    );
  const before = page();
  before.keep(order);
  await expect(renewKey(order, "th", { callApi, keys: before })).rejects.toThrow("offline");
  const after = page();
  // in another language by now: the same submit all the same
  expect(await finishRenewing("registration_old", { callApi, keys: after })).toBe(order.reference);
  expect(after.list()).toEqual([{ ...order, key: "registration_new", at: 1 }]);
});

it("asks for nothing where no change was begun", async () => {
  const keys = createOrderKeys(
    () => givenStorage(),
    () => 1,
  );
  keys.keep(order);
  expect(await finishRenewing("registration_old", { callApi: givenServer(), keys })).toBeNull();
});
