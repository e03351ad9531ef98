import { webEventList } from "@time-event/contract/events";
import { webRegisterResultListFind } from "@time-event/contract/found-results";
import { useLoaderData } from "react-router";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import type { PageHandle } from "../../lib/page/page-handle.ts";
import { PageHead } from "../../lib/page/page-head.tsx";
import { pageLoader } from "../../lib/page/page-loader.ts";
import { Field } from "../../ui/field/field.tsx";
import { FilterForm } from "../../ui/filter-form/filter-form.tsx";
import { EventsUnderWay } from "./finder/events-under-way.tsx";
import { finderMessages } from "./finder/finder.messages.ts";
import { FoundList } from "./finder/found-list.tsx";
import { PinnedRunners } from "./finder/pinned-runners.tsx";
import { RunnerField } from "./finder/runner-field.tsx";

const path = "/register/runners";
const longestText = 80;

export const loader = pageLoader(async ({ callApi, url }) => {
  const text = url.searchParams.get("q")?.trim().slice(0, longestText) ?? "";
  const [live, found] = await Promise.all([
    callApi(webEventList, { state: "live", limit: 10 }),
    text ? callApi(webRegisterResultListFind, { text, limit: 20 }) : null,
  ]);
  return { text, events: live.data, found: found?.data ?? null };
});

export const handle: PageHandle = { alive: () => true };

/** One search for a runner over every category of the events under way, and those whom this device follows. */
export function Component() {
  const { text, events, found } = useLoaderData<typeof loader>();
  const m = useMessages(finderMessages);
  const format = useFormat();
  const search = (form: URLSearchParams) => {
    const typed = form.get("q")?.trim() ?? "";
    return typed ? new URLSearchParams({ q: typed }).toString() : "";
  };
  return (
    <div className="page finder">
      <PageHead title={m.title} description={m.description} hidden={text !== ""} />
      <header>
        <h1>{m.title}</h1>
        <p className="soft">{events.length > 0 ? m.lead : m.noneLive}</p>
      </header>
      <FilterForm
        action={path}
        shown={text ? new URLSearchParams({ q: text }).toString() : ""}
        searchOf={search}
        submitLabel={m.find}
        asTyped={false}
      >
        <Field id="runner" label={m.searchLabel} labelUnseen>
          <RunnerField id="runner" text={text} />
        </Field>
      </FilterForm>
      {found && found.length > 0 && <FoundList found={found} label={m.title} events={events.length > 1} />}
      <p role="status" className="soft">
        {found?.length === 0 && m.noMatch}
      </p>
      {!found && events.length > 0 && <EventsUnderWay events={events} />}
      {events.map(({ slug, name }) => (
        <PinnedRunners key={slug} event={slug} version={0} label={`${m.pinned} · ${format.text(name)}`} />
      ))}
    </div>
  );
}
