import "./find/find.css";
import { webEventList } from "@time-event/contract/events";

import { useState } from "react";
import { useLoaderData } from "react-router";
import { useMessages } from "../../lib/i18n/language.ts";
import { LateNotice } from "../../lib/page/late-notice.tsx";
import type { PageHandle } from "../../lib/page/page-handle.ts";
import { PageHead } from "../../lib/page/page-head.tsx";
import { pageLoader } from "../../lib/page/page-loader.ts";
import { type Answer, FindAnswer } from "./find/find-answer.tsx";
import { FindForm } from "./find/find-form.tsx";
import { findMessages } from "./find/find.messages.ts";
import { OtherOrders } from "./registration/other-orders.tsx";

/** Events whose orders somebody may look for; a link from an event's page names that event. */
export const loader = pageLoader(async ({ callApi, url }) => {
  const { data: events } = await callApi(webEventList, { limit: 200, offset: 0 });
  const asked = url.searchParams.get("event");
  const chosen = events.find(({ slug }) => slug === asked)?.slug ?? "";
  return { events: events.map(({ slug, name }) => ({ slug, name })), chosen };
});

export const handle: PageHandle = { alive: () => true };

/** "Where is my registration?": its link goes to the contact, and only what the start list shows stands here. */
export function Component() {
  const { events, chosen } = useLoaderData<typeof loader>();
  const m = useMessages(findMessages);
  const [answer, setAnswer] = useState<Answer | null>(null);
  return (
    <div className="page find">
      <PageHead title={m.title} description={m.description} hidden />
      <header className="find__head">
        <h1>{m.title}</h1>
        <p>{m.lead}</p>
      </header>
      <noscript>
        <p className="find__no-script">{m.noScript}</p>
      </noscript>
      <LateNotice>{m.lateScript}</LateNotice>
      <div className="card find__card">
        <FindForm events={events} chosen={chosen} onAnswer={setAnswer} />
      </div>
      {answer && <FindAnswer {...answer} />}
      <OtherOrders title={m.onThisDevice} />
    </div>
  );
}
