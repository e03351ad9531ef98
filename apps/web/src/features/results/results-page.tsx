import "./results-page.css";
import type { CallApi } from "@time-event/contract/call";
import { type EventPage, webEventGet } from "@time-event/contract/events";
import { webRegisterResultListFind } from "@time-event/contract/found-results";
import {
  type ModelResult,
  webRegisterModelResultList,
  webRegisterResultList,
  webRegisterResultListChoices,
} from "@time-event/contract/results";
import { useCallback, useMemo, useState } from "react";
import { useLoaderData, useSearchParams } from "react-router";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { InTurn } from "../../lib/page/in-turn.tsx";
import { useHydrated } from "../../lib/page/use-hydrated.ts";
import type { PageHandle } from "../../lib/page/page-handle.ts";
import { PageHead } from "../../lib/page/page-head.tsx";
import { pageLoader } from "../../lib/page/page-loader.ts";
import { revalidateElsewhere } from "../../lib/page/revalidate-elsewhere.ts";
import { pageSize } from "../../lib/paging/page-math.ts";
import { PrintedLine } from "../../ui/print/printed-line.tsx";
import { CategoryTabs } from "../events/page/category-tabs.shared.tsx";
import { EventNav } from "../events/page/event-nav.shared.tsx";
import { useTitleOf } from "../events/page/use-title-of.shared.ts";
import { InForceLine } from "../publications/in-force-line.shared.tsx";
import { CountsLine } from "./counts-line.tsx";
import { FieldButton } from "./field/field-button.tsx";
import { FilterBar } from "./filter-bar.tsx";
import { ResultList } from "./list/result-list.tsx";
import { isLapCourse } from "./list/shown-result.ts";
import { useResultList } from "./list/use-result-list.ts";
import { noChoices, useChoices, type ShownChoices } from "./list/use-choices.ts";
import { finderMessages } from "./finder/finder.messages.ts";
import { FoundList } from "./finder/found-list.tsx";
import { PinnedRunners } from "./finder/pinned-runners.tsx";
import { useFound } from "./finder/use-found.ts";
import { LiveLine } from "./live/live-line.shared.tsx";
import { RaceClock } from "./live/race-clock.tsx";
import { isOver } from "./live/is-over.ts";
import { type PageRange, useFollowedRows } from "./live/use-followed-rows.ts";
import { useModelResults } from "./live/use-model-results.ts";
import { NoResults } from "./no-results.tsx";
import { Podium } from "./podium.shared.tsx";
import { filterIn, filterOf, filterSearch, isFiltered, offsetOf, type ResultsFilter } from "./results-filter.ts";
import { RegroupedLine } from "../events/regrouped-line.shared.tsx";
import { RankingClocksLine } from "./ranking-clocks-line.tsx";
import { ResultsPager } from "./results-pager.tsx";
import { resultsMessages } from "./results.messages.ts";
import { TableTools } from "./table-tools.tsx";
import { TeamRanking } from "./team-ranking.tsx";
import { NameParts } from "../../ui/name/name-parts.tsx";

export const loader = pageLoader(async ({ callApi, url, param }) => {
  const event = param("event");
  const asked = filterOf(url.searchParams);
  const [page, models, list, found, choices] = await Promise.all([
    callApi(webEventGet, { event, part: "frame" }),
    callApi(webRegisterModelResultList, { event }),
    loadFirst(callApi, event, asked, offsetOf(url.searchParams)),
    asked.text ? callApi(webRegisterResultListFind, { event, text: asked.text }) : null,
    loadChoices(callApi, event, asked.category),
  ]);
  const { total, version, category, splitCodes } = list.meta;
  const offset = offsetOf(url.searchParams);
  const first = { filter: { ...asked, category }, offset, rows: list.data, total, version, splitCodes };
  return { event: page.data, models: models.data, first, found: found?.data ?? null, choices };
});

/** What the list can be filtered by; without an answer, by less. */
async function loadChoices(callApi: CallApi, event: string, category: string | undefined): Promise<ShownChoices> {
  const asked = { event, ...(category && { category }) };
  const reply = await callApi(webRegisterResultListChoices, asked).catch(() => null);
  return { category, ...(reply?.data ?? noChoices) };
}

/** The first rows; of the first category when the event does not have the category in the address. */
async function loadFirst(callApi: CallApi, event: string, asked: ResultsFilter, offset: number) {
  try {
    return await callApi(webRegisterResultList, { event, ...asked, offset });
  } catch (error) {
    const isLost = asked.category !== undefined && (error as { status?: number }).status === 404;
    if (!isLost) throw error;
    return callApi(webRegisterResultList, { event, offset });
  }
}

/** True while results of a category still change by themselves. */
function isLiveIn(
  { state }: Pick<EventPage, "state">,
  models: readonly ModelResult[],
  category: string | undefined,
): boolean {
  return state === "live" && !isOver(models.find((each) => each.category === category));
}

function pageAt(offset: number): PageRange {
  const page = Math.floor(offset / pageSize);
  return { first: page, last: page };
}

type Data = Awaited<ReturnType<typeof loader>>;

export const handle: PageHandle<Data> = {
  alive: ({ event, models, first }) => isLiveIn(event, models, first.filter.category),
};

/** A new filter shows at once and its rows follow; the page itself does not load again. */
export const shouldRevalidate = revalidateElsewhere;

export function Component() {
  const { event, models: loaded, first, found: loadedFound, choices: loadedChoices } = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  const m = useMessages(resultsMessages);
  const finder = useMessages(finderMessages);
  const format = useFormat();
  const hydrated = useHydrated();
  const asked = filterOf(query);
  const category =
    event.categories.find(({ code }) => code === (asked.category ?? first.filter.category)) ?? event.categories[0]!;
  const filter = useMemo(() => ({ ...filterOf(query), category: category.code }), [query, category]);
  const { list, key, snapshot } = useResultList(event.slug, filter, first);
  const { models, changed, take } = useModelResults(event.slug, loaded);
  const [pages, setPages] = useState(() => pageAt(first.offset));
  const onPages = useCallback((first: number, last: number) => setPages({ first, last }), []);
  const [version, setVersion] = useState(first.version);
  const [overview, setOverview] = useState(false);
  const isWhole = !isFiltered(filter);
  const rows = useFollowedRows({ list, filter, pages, takeModel: isWhole ? take : null });
  const onChanged = useCallback(
    (version: number, categories: readonly string[], pushed: boolean) => {
      setVersion(version);
      // what changed elsewhere costs this page nothing
      if (categories.length > 0 && !categories.includes(category.code)) return;
      list.refresh(version);
      if (isWhole && !pushed) changed();
    },
    [list, category, changed, isWhole],
  );
  const found = useFound({ event: event.slug, text: filter.text ?? "" }, 0, loadedFound);
  const elsewhere = (found ?? []).filter((one) => one.category !== category.code);
  const choices = useChoices(event.slug, category.code, { ...loadedChoices, category: first.filter.category });

  const path = `/register/events/${event.slug}/results`;
  const model = models.find((each) => each.category === category.code);
  const name = format.text(event.name);
  const categoryName = format.text(category.name);
  const isLive = isLiveIn(event, models, category.code);
  const hasBegun = event.state === "live" || event.state === "finished";
  return (
    <div className="page results">
      <PageHead
        title={useTitleOf(event, m.title(name))}
        description={m.description(name, categoryName, format.number(category.entries))}
        image={`/register/events/${event.slug}/social-card.png`}
        hidden={!isWhole}
      />
      <EventNav event={event} current="results" />
      <div className="results__head">
        <div>
          <h1>
            {isLive ? m.liveResults : m.results}
            <span className="results__of">
              {" "}
              <NameParts name={`${name} · ${categoryName}`} />
            </span>
          </h1>
          {isLive && <LiveLine event={event.slug} onChanged={onChanged} rows={rows} />}
        </div>
        {isLive && (
          <InTurn>
            <RaceClock event={event} category={category} />
          </InTurn>
        )}
      </div>
      <PrintedLine at={null} timeZone={event.timeZone} total={snapshot.total} />
      <CategoryTabs
        segments={event.categories.map((each) => ({
          to: path + filterSearch(filterIn(each, filter)),
          label: format.text(each.name),
          current: each === category,
        }))}
      />
      <InTurn>
        <FilterBar path={path} category={category} filter={filter} ages={event.shows.ageGroup} choices={choices} />
      </InTurn>
      {category.publication && <InForceLine publication={category.publication} timeZone={event.timeZone} />}
      {isLive && <PinnedRunners event={event.slug} version={version} />}
      {isLive && category.stages.length === 0 && !isLapCourse(category, event.checkpoints) && (
        <FieldButton event={event} category={category} version={version} />
      )}
      {elsewhere.length > 0 && <FoundList found={elsewhere} label={finder.inAllCategories} />}
      {isWhole && model && hasBegun && (
        <InTurn>
          <div className={overview ? "results__overview results__overview--open" : "results__overview"}>
            <CountsLine model={model} />
            {model.podium.length > 0 && (
              <div className="results__podium">
                <Podium event={event.slug} category={category} podium={model.podium} />
              </div>
            )}
          </div>
        </InTurn>
      )}
      <InTurn>
        <TableTools
          path={path}
          filter={filter}
          total={snapshot.total}
          inTeams={category.relay ?? false}
          failed={snapshot.failed}
          retry={() => list.retry()}
          prints={hasBegun}
          files={event.state === "finished"}
          overview={
            isWhole && model && hasBegun && model.podium.length > 0
              ? { open: overview, toggle: () => setOverview((open) => !open) }
              : null
          }
        />
      </InTurn>
      {hasBegun && snapshot.total > 0 && <RankingClocksLine category={category} checkpoints={event.checkpoints} />}
      {hasBegun && event.shows.ageGroup && <RegroupedLine category={category} className="results__clocks" />}
      {filter.ageGroup && category.winnersLeaveAgeGroups > 0 && hasBegun && (
        <p className="soft">{m.winnersLeave(format.number(category.winnersLeaveAgeGroups))}</p>
      )}
      {snapshot.total === 0 || !hasBegun ? (
        <NoResults
          event={event}
          filtered={!isWhole && hasBegun}
          clearTo={path + filterSearch({ category: category.code })}
        />
      ) : (
        <ResultList
          key={key}
          event={event.slug}
          category={category}
          categoryName={categoryName}
          checkpoints={event.checkpoints}
          filter={filter}
          list={list}
          snapshot={snapshot}
          firstOffset={first.offset}
          onPages={onPages}
        />
      )}
      {!hydrated && <ResultsPager path={path} filter={filter} offset={first.offset} total={snapshot.total} />}
      {isWhole && model && model.teams.length > 0 && <TeamRanking teams={model.teams} rounding={category.rounding} />}
    </div>
  );
}
