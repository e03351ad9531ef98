import "./entering/entering.css";
import "./entering/enter-fields.css";
import type { CallApi } from "@time-event/contract/call";
import { webRegisterGet } from "@time-event/contract/order-keeping";
import type { Order } from "@time-event/contract/orders";
import { webRegisterModelList } from "@time-event/contract/order-offers";
import { useActionData, useLoaderData } from "react-router";
import { isKeyFailure } from "../../lib/api/call-failed.ts";
import { newRepeatId } from "../../lib/api/repeat-id.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { pageAction } from "../../lib/page/page-action.ts";
import type { PageHandle } from "../../lib/page/page-handle.ts";
import { PageHead } from "../../lib/page/page-head.tsx";
import { pageLoader } from "../../lib/page/page-loader.ts";
import { revalidateElsewhere } from "../../lib/page/revalidate-elsewhere.ts";
import { EventColours } from "../events/event-colours.shared.tsx";
import { useTitleOf } from "../events/page/use-title-of.shared.ts";
import { enterMessages } from "./enter.messages.ts";
import { entryOffersOf } from "./entering/entry-offers.ts";
import { EnterScreens } from "./entering/enter-screens.tsx";
import { type FailureSeen, failureSeen } from "./entering/failure-seen.ts";
import { takeStep } from "./entering/take-step.ts";
import { typedOf } from "./entering/typed-form.ts";
import { orderKeysName } from "./order-keys.ts";
import { untilAnswered } from "./until-answered.ts";

export const loader = pageLoader(async ({ callApi, param, newSubmitId }) => {
  const { data } = await untilAnswered(() => callApi(webRegisterModelList, { event: param("event") }));
  return { offered: entryOffersOf(data), submitId: newSubmitId() };
});

export const shouldRevalidate = revalidateElsewhere;

// whoever comes back to an order of this device sees it at once; everybody else's page waits for a first move
export const handle: PageHandle = { aliveWith: orderKeysName, isPrivate: true };

/** A form that was posted without script: the same steps, taken by the server. */
export const action = import.meta.env.SSR
  ? pageAction(async ({ callApi, form, param }) => {
      const typed = typedOf(form);
      const slug = param("event");
      const key = typed["key"] || null;
      // with their key, also the hidden categories that are no secret to them
      const offeredTo = async (by: string | null) =>
        (await callApi(webRegisterModelList, { event: slug }, by === null ? {} : { key: by })).data;
      const stored = key === null ? null : await orderOf(callApi, key);
      if (stored?.failure) {
        const nothing = { key: null, order: null, step: "categories", problems: [], typed: {} } as const;
        return { taken: { ...nothing, failure: stored.failure }, offered: entryOffersOf(await offeredTo(null)) };
      }
      const base = /^[\w-]{16,60}$/.test(typed["submit"] ?? "") ? typed["submit"] : newRepeatId();
      let sent = 0;
      const around = {
        language: typed["language"] === "en" ? ("en" as const) : ("th" as const),
        ...entryOffersOf(await offeredTo(key)),
        // the same form sent again takes the same steps, with the same ids
        send: ((endpoint, input, options) =>
          callApi(endpoint, input as never, {
            repeatId: `${base}-${sent++}`,
            ...(options?.key !== undefined && { key: options.key }),
          })) as Parameters<typeof takeStep>[0]["send"],
      };
      const taken = await takeStep(around, { key, order: stored?.order ?? null }, typed);
      return { taken, offered: entryOffersOf(await offeredTo(taken.key)) };
    })
  : (undefined as never);

/** The order of a key, or why it opens none. */
async function orderOf(
  callApi: CallApi,
  key: string,
): Promise<
  { readonly order: Order; readonly failure: null } | { readonly order: null; readonly failure: FailureSeen }
> {
  try {
    return { order: (await callApi(webRegisterGet, {}, { key })).data, failure: null };
  } catch (error) {
    const failure = failureSeen(error);
    if (!isKeyFailure(failure)) throw error;
    return { order: null, failure };
  }
}

/** Entering an event: from choosing categories to the confirmed order. */
export function Component() {
  const { offered, submitId } = useLoaderData<typeof loader>();
  const posted = useActionData<typeof action>() ?? null;
  const m = useMessages(enterMessages);
  const { event } = offered;
  const name = useFormat().text(event.name);
  return (
    <>
      <PageHead title={useTitleOf(event, m.title(name))} description={m.description(name)} hidden />
      <EventColours colour={event.colour} />
      <EnterScreens offered={posted?.offered ?? offered} submitId={submitId} posted={posted?.taken ?? null} />
    </>
  );
}
