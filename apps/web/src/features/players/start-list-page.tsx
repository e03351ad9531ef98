import "./start-list-page.css";
import { webEventGet, type EventPage } from "@time-event/contract/events";
import { webPlayerList } from "@time-event/contract/players";
import { Link, useLoaderData } from "react-router";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { PageHead } from "../../lib/page/page-head.tsx";
import { pageLoader } from "../../lib/page/page-loader.ts";
import { pageCount, pageSize } from "../../lib/paging/page-math.ts";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { Field } from "../../ui/field/field.tsx";
import { SearchInput } from "../../ui/field/search-input.tsx";
import { FilterForm } from "../../ui/filter-form/filter-form.tsx";
import { FilterSelect } from "../../ui/filter-form/filter-select.tsx";
import { PrintedLine } from "../../ui/print/printed-line.tsx";
import { PrintLinks } from "../../ui/print/print-links.tsx";
import { Pager } from "../../ui/pager/pager.tsx";
import { CategoryTabs } from "../events/page/category-tabs.shared.tsx";
import { EventNav } from "../events/page/event-nav.shared.tsx";
import { useTitleOf } from "../events/page/use-title-of.shared.ts";
import { asAsked, readStartListFilter, startListSearch, type StartListFilter } from "./start-list-filter.ts";
import { StartListTable } from "./start-list-table.tsx";
import { startListMessages } from "./start-list.messages.ts";
import { NameParts } from "../../ui/name/name-parts.tsx";

export const loader = pageLoader(async ({ callApi, url, param }) => {
  const event = param("event");
  const filter = readStartListFilter(url.searchParams);
  const { page } = filter;
  const [shown, list] = await Promise.all([
    callApi(webEventGet, { event, part: "frame" }),
    callApi(webPlayerList, {
      event,
      ...asAsked(filter),
      offset: (page - 1) * pageSize,
      limit: pageSize,
    }),
  ]);
  return { filter, event: shown.data, rows: list.data, total: list.meta.total };
});

export function Component() {
  const { filter, event, rows, total } = useLoaderData<typeof loader>();
  const m = useMessages(startListMessages);
  const format = useFormat();
  const path = `/register/events/${event.slug}/start-list`;
  const name = format.text(event.name);
  const isFiltered = Boolean(filter.category || filter.gender || filter.text);
  const names = new Map(event.categories.map(({ code, name: category }) => [code, format.text(category)]));
  return (
    <div className="page start-list">
      <PageHead
        title={useTitleOf(event, m.title(name))}
        description={m.description(name, format.number(event.entries))}
        image={`/register/events/${event.slug}/social-card.png`}
        hidden={isFiltered || filter.page > 1}
      />
      <EventNav event={event} current="startList" />
      <h1>
        {m.heading}
        <span className="start-list__event">
          {" "}
          <NameParts name={name} />
        </span>
      </h1>
      {rows.length < total && <PrintedLine at={null} timeZone={event.timeZone} total={total} />}
      <Filters path={path} event={event} filter={filter} />
      <div className="start-list__tools">
        <p role="status">
          <b className="figures">{(isFiltered ? m.found : m.count)(format.number(total))}</b>{" "}
          {isFiltered && <Link to={path}>{m.clear}</Link>}
        </p>
        {rows.length > 0 && <PrintLinks path={path} search={startListSearch(filter)} />}
      </div>
      {rows.length > 0 ? (
        <StartListTable
          event={event}
          rows={rows}
          categoryName={filter.category || event.categories.length < 2 ? null : (code) => names.get(code) ?? code}
        />
      ) : (
        <EmptyState
          icon="people"
          title={!event.shows.startList ? m.hiddenTitle : isFiltered ? m.noMatchTitle : m.noneTitle}
          actions={
            <LinkButton to={isFiltered ? path : `/register/events/${event.slug}`}>
              {isFiltered ? m.clear : m.toEvent}
            </LinkButton>
          }
        >
          {!event.shows.startList ? m.hiddenText : isFiltered ? m.noMatchText : m.noneText}
        </EmptyState>
      )}
      <Pages path={path} filter={filter} total={total} />
    </div>
  );
}

function Filters({
  path,
  event,
  filter,
}: {
  readonly path: string;
  readonly event: EventPage;
  readonly filter: StartListFilter;
}) {
  const m = useMessages(startListMessages);
  const format = useFormat();
  return (
    <>
      <CategoryTabs
        segments={[{ code: "", name: null }, ...event.categories].map(({ code, name }) => ({
          to: path + startListSearch(filter, { category: code }),
          label: name ? format.text(name) : m.all,
          current: code === filter.category,
        }))}
      />
      <FilterForm
        action={path}
        shown={startListSearch(filter).slice(1)}
        searchOf={(form) => startListSearch(readStartListFilter(form)).slice(1)}
        submitLabel={m.find}
      >
        {filter.category && <input type="hidden" name="category" value={filter.category} />}
        <Field id="start-list-search" label={m.searchLabel} labelUnseen>
          <SearchInput id="start-list-search" name="q" placeholder={m.search} defaultValue={filter.text} />
        </Field>
        {(filter.gender || hasBothGenders(event, filter.category)) && (
          <FilterSelect
            id="start-list-gender"
            label={m.genderFilter}
            name="gender"
            value={filter.gender}
            any={m.anyGender}
            options={(["F", "M"] as const).map((value) => ({ value, label: m.gender[value] }))}
          />
        )}
      </FilterForm>
    </>
  );
}

function Pages({
  path,
  filter,
  total,
}: {
  readonly path: string;
  readonly filter: StartListFilter;
  readonly total: number;
}) {
  const m = useMessages(startListMessages);
  const pages = pageCount(total);
  if (pages === 1) return null;
  const { page } = filter;
  const to = (other: number) => path + startListSearch(filter, { page: other });
  return (
    <Pager
      label={m.pages}
      where={m.pageOf(page, pages)}
      previous={page > 1 ? { label: m.previous, to: to(page - 1) } : null}
      next={page < pages ? { label: m.next, to: to(page + 1) } : null}
    />
  );
}

/** Where one gender races, or every team is a mixed one, there is nothing to choose. */
function hasBothGenders({ categories }: Pick<EventPage, "categories">, code: string): boolean {
  const shown = code ? categories.filter((category) => category.code === code) : categories;
  const genders = shown.map(({ gender, relay, teamMix }) => {
    if (gender !== "any") return gender;
    return relay && teamMix !== "any" ? teamMix : "any";
  });
  return genders.includes("any") || new Set(genders).size > 1;
}
