import { webEventGet } from "@time-event/contract/events";
import { Link, useLoaderData } from "react-router";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { PageHead } from "../../lib/page/page-head.tsx";
import { pageLoader } from "../../lib/page/page-loader.ts";
import { enterMessages } from "./enter.messages.ts";
import { registrationPath } from "./order-keys.ts";
import { useOrder } from "./use-order.ts";
import { useOrderKeys } from "./use-order-keys.ts";
import { useSendSubmit } from "./use-send-submit.ts";

export const loader = pageLoader(({ callApi, param }) => callApi(webEventGet, { event: param("event") }));

/** Entering an event: from choosing categories to the confirmed order. */
export function Component() {
  const { data: event } = useLoaderData<typeof loader>();
  const m = useMessages(enterMessages);
  const name = useFormat().text(event.name);
  const known = useOrderKeys().find((order) => order.event === event.slug);
  const { order } = useOrder(known?.key ?? null);
  useSendSubmit();
  return (
    <article className="page">
      <PageHead title={m.title(name)} description={m.description(name)} hidden />
      <h1>{m.title(name)}</h1>
      {order && <Link to={registrationPath(order.reference)}>{order.reference}</Link>}
    </article>
  );
}
