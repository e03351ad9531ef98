import "./checkpoints-page.css";
import { webCheckpointList } from "@time-event/contract/checkpoints";
import { webEventGet } from "@time-event/contract/events";
import { useCallback, useEffect, useRef, useState } from "react";
import { useLoaderData, useSearchParams } from "react-router";
import { useCallApi } from "../../lib/api/use-call-api.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import type { PageHandle } from "../../lib/page/page-handle.ts";
import { PageHead } from "../../lib/page/page-head.tsx";
import { pageLoader } from "../../lib/page/page-loader.ts";
import { revalidateElsewhere } from "../../lib/page/revalidate-elsewhere.ts";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { CategoryTabs } from "../events/page/category-tabs.shared.tsx";
import { EventNav } from "../events/page/event-nav.shared.tsx";
import { useTitleOf } from "../events/page/use-title-of.shared.ts";
import { LiveLine } from "../results/live/live-line.shared.tsx";
import { CheckpointCard } from "./checkpoint-card.tsx";
import { checkpointsMessages } from "./checkpoints.messages.ts";
import { coursePoints } from "./course/course-geometry.shared.ts";
import { CourseProfile } from "./course/course-profile.shared.tsx";

export const loader = pageLoader(async ({ callApi, param }) => {
  const event = param("event");
  const [page, list] = await Promise.all([
    callApi(webEventGet, { event, part: "frame" }),
    callApi(webCheckpointList, { event }),
  ]);
  return { event: page.data, checkpoints: list.data };
});

type Data = Awaited<ReturnType<typeof loader>>;

export const handle: PageHandle<Data> = { alive: ({ event }) => event.state === "live" };

/** Another category is a new view of data that the page already has. */
export const shouldRevalidate = revalidateElsewhere;

export function Component() {
  const { event, checkpoints: loaded } = useLoaderData<typeof loader>();
  const m = useMessages(checkpointsMessages);
  const format = useFormat();
  const { checkpoints, changed } = useCheckpoints(event.slug, loaded);
  const name = format.text(event.name);
  const started = event.state === "live" || event.state === "finished";
  const asked = useSearchParams()[0].get("category");
  const category = event.categories.find(({ code }) => code === asked) ?? event.categories[0];
  const ordered = category ? coursePoints(category, checkpoints) : checkpoints;
  return (
    <div className="page stations">
      <PageHead
        title={useTitleOf(event, m.title(name))}
        description={m.description(name)}
        image={`/register/events/${event.slug}/social-card.png`}
      />
      <EventNav event={event} current="checkpoints" />
      <div className="stations__head">
        <h1>{m.heading}</h1>
        {event.state === "live" && <LiveLine event={event.slug} onChanged={changed} />}
      </div>
      <CategoryTabs
        segments={event.categories.map((each) => ({
          to: `/checkpoint/${event.slug}?category=${encodeURIComponent(each.code)}`,
          label: format.text(each.name),
          current: each === category,
        }))}
      />
      <CourseProfile label={m.profile} points={ordered} />
      {ordered.length === 0 ? (
        <EmptyState icon="flag" title={m.noneAtAll}>
          {m.noneAtAllText}
        </EmptyState>
      ) : (
        <ol role="list" className="card stations__list">
          {ordered.map((checkpoint) => (
            <CheckpointCard
              key={checkpoint.code}
              event={event.slug}
              timeZone={event.timeZone}
              checkpoint={checkpoint}
              started={started}
            />
          ))}
        </ol>
      )}
    </div>
  );
}

const atMostEveryMs = 1000;

/** The checkpoints; `changed()` fetches them again. When that fails, the page keeps what it shows. */
function useCheckpoints(event: string, loaded: Data["checkpoints"]) {
  const callApi = useCallApi();
  const [refreshed, setRefreshed] = useState({ since: loaded, checkpoints: loaded });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const changed = useCallback(() => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      callApi(webCheckpointList, { event }).then(
        ({ data }) => setRefreshed({ since: loaded, checkpoints: data }),
        () => {},
      );
    }, atMostEveryMs);
  }, [callApi, event, loaded]);
  return { checkpoints: refreshed.since === loaded ? refreshed.checkpoints : loaded, changed };
}
