import { webEventGet } from "@time-event/contract/events";
import { webSeriesList } from "@time-event/contract/public-series";
import { webRegisterModelList } from "@time-event/contract/order-offers";
import { webPenaltyList } from "@time-event/contract/penalties";
import { webRegisterModelResultList } from "@time-event/contract/results";
import { useLoaderData } from "react-router";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import type { PageHandle } from "../../lib/page/page-handle.ts";
import { PageHead } from "../../lib/page/page-head.tsx";
import { pageLoader } from "../../lib/page/page-loader.ts";
import { orderKeysName } from "../orders/own-orders.shared.tsx";
import { useFreshOffers } from "../orders/use-fresh-offers.shared.ts";
import { EventColours } from "./event-colours.shared.tsx";
import { useTitleOf } from "./page/use-title-of.shared.ts";
import { EventArticle } from "./page/event-article.tsx";
import { eventPageMessages } from "./page/event-page.messages.ts";
import { sportsEvent } from "./page/structured-data.ts";

export const loader = pageLoader(async ({ callApi, param }) => {
  const slug = param("event");
  const [event, models, penalties, series] = await Promise.all([
    callApi(webEventGet, { event: slug }),
    callApi(webRegisterModelResultList, { event: slug }),
    callApi(webPenaltyList, { event: slug }),
    callApi(webSeriesList, { event: slug }),
  ]);
  // without the database the page shows what it had, and takes no entries
  const offers =
    event.data.state === "open"
      ? await callApi(webRegisterModelList, { event: slug }).then(
          ({ data }) => data.categories,
          () => [],
        )
      : [];
  return {
    event: event.data,
    models: models.data,
    penalties: penalties.data,
    series: series.data,
    offers,
    madeAt: wholeMinute(Date.now()),
  };
});

/** The countdown is sent in minutes: so the page is the same until the next one. */
const wholeMinute = (now: number) => now - (now % 60_000);

type Data = Awaited<ReturnType<typeof loader>>;

export const handle: PageHandle<Data> = {
  // whoever has begun something sees it at once; everybody else's page waits for a first move
  aliveWith: orderKeysName,
  structuredData: ({ event }, { publicUrl }, format) => sportsEvent(event, publicUrl, format),
};

export function Component() {
  const { event, offers: loaded, ...data } = useLoaderData<typeof loader>();
  const offers = useFreshOffers(event.slug, loaded);
  const m = useMessages(eventPageMessages);
  const format = useFormat();
  const name = format.text(event.name);
  const place = [format.text(event.venue), format.text(event.province)].filter(Boolean).join(" ");
  return (
    <>
      <PageHead
        title={useTitleOf(event, name)}
        description={
          format.text(event.summary) || m.description(name, place, format.days(event.startsOn, event.endsOn))
        }
        image={`/register/events/${event.slug}/social-card.png`}
      />
      <EventColours colour={event.colour} />
      <EventArticle event={event} offers={offers} {...data} />
    </>
  );
}
