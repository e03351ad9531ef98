import type { CallApi } from "@time-event/contract/call";
import { webRegisterSave } from "@time-event/contract/order-keeping";
import { newRepeatId } from "../../../lib/api/repeat-id.ts";
import type { KnownOrder, OrderKeys } from "../order-keys.ts";

interface Parts {
  readonly callApi: CallApi;
  readonly keys: Pick<OrderKeys, "list" | "keep">;
  readonly newId?: () => string;
}

type Renewed = Pick<KnownOrder, "event" | "reference" | "key">;

/**
 * Changes the key of an order. The id of the submit is kept beside the old key before it is sent: when no answer comes, the
 * old key may open nothing any more, but the same submit gets the new one, also after the page was closed.
 * @throws CallFailed
 */
export async function renewKey(order: Renewed, language: "th" | "en", { callApi, keys, newId = newRepeatId }: Parts) {
  const { event, reference, key } = order;
  const renewing = keys.list().find((known) => known.key === key)?.renewing ?? { id: newId(), language };
  keys.keep({ event, reference, key, renewing });
  const body = { event, language: renewing.language, key: "renew" } as const;
  const { data } = await callApi(webRegisterSave, body, { key, repeatId: renewing.id });
  if (data.key !== null) keys.keep({ event, reference, key: data.key });
}

/**
 * Asks once more for the new key of an order whose change had no answer.
 * @returns the reference of the order, if this device has its new key now
 */
export async function finishRenewing(key: string, parts: Parts): Promise<string | null> {
  const known = parts.keys.list().find((each) => each.key === key);
  if (!known?.renewing) return null;
  try {
    await renewKey(known, known.renewing.language, parts);
    return known.reference;
  } catch {
    return null;
  }
}
