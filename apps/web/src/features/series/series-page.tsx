import "./series.css";
import { webSeriesGet } from "@time-event/contract/public-series";
import { Link, useLoaderData } from "react-router";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { PageHead } from "../../lib/page/page-head.tsx";
import { pageLoader } from "../../lib/page/page-loader.ts";
import { pageCount, pageSize } from "../../lib/paging/page-math.ts";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { Field } from "../../ui/field/field.tsx";
import { SearchInput } from "../../ui/field/search-input.tsx";
import { FilterForm } from "../../ui/filter-form/filter-form.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { NameParts } from "../../ui/name/name-parts.tsx";
import { Pager } from "../../ui/pager/pager.tsx";
import { SegmentedLinks } from "../../ui/segmented/segmented-links.tsx";
import { asAsked, readSeriesFilter, seriesSearch } from "./series-filter.ts";
import { SeriesRaces } from "./series-races.tsx";
import { SeriesRulesText } from "./series-rules-text.tsx";
import { seriesMessages } from "./series.messages.ts";
import { StandingChoice } from "./standing-choice.tsx";
import { StandingTable } from "./standing-table.tsx";

export const loader = pageLoader(async ({ callApi, url, param }) => {
  const filter = readSeriesFilter(url.searchParams);
  const offset = (filter.page - 1) * pageSize;
  const asked = { series: param("series"), ...asAsked(filter), offset, limit: pageSize };
  const { data, meta } = await callApi(webSeriesGet, asked);
  return { filter, standing: data, total: meta.total };
});

export function Component() {
  const { filter, standing, total } = useLoaderData<typeof loader>();
  const m = useMessages(seriesMessages);
  const format = useFormat();
  const path = `/register/series/${standing.slug}`;
  const name = format.text(standing.name);
  const { classes, rules } = standing;
  const shown = {
    ...filter,
    class: standing.class,
    gender: standing.gender ?? "",
    age: standing.ageGroup ?? "",
  } as const;
  const to = (change: Parameters<typeof seriesSearch>[1]) => path + seriesSearch({ ...shown, text: "" }, change);
  const pages = pageCount(total);
  return (
    <div className="page series">
      <PageHead
        title={`${m.standing} ${name}`}
        description={m.description(name)}
        hidden={filter.text !== "" || filter.page > 1}
      />
      <header>
        <h1>
          <NameParts name={name} />
        </h1>
        <SeriesRulesText rules={rules} />
      </header>
      {classes.length > 1 && (
        <SegmentedLinks
          label={m.classes}
          segments={classes.map(({ code, name: ofClass }) => ({
            to: to({ class: code, gender: "", age: "" }),
            label: format.text(ofClass),
            current: code === standing.class,
          }))}
        />
      )}
      <SeriesRaces races={standing.races} />
      <StandingChoice standing={standing} to={to} />
      <FilterForm
        action={path}
        shown={seriesSearch(shown).slice(1)}
        searchOf={(form) => seriesSearch({ ...shown, text: (form.get("q") ?? "").trim() }).slice(1)}
        submitLabel={m.find}
      >
        {(["class", "gender", "age"] as const).map(
          (field) => shown[field] && <input key={field} type="hidden" name={field} value={shown[field]} />,
        )}
        <Field id="series-search" label={m.search} labelUnseen>
          <SearchInput id="series-search" name="q" placeholder={m.search} defaultValue={filter.text} />
        </Field>
      </FilterForm>
      <div className="series__tools">
        <p role="status">
          <b className="figures">{m.found(format.number(total))}</b> {filter.text && <Link to={to({})}>{m.clear}</Link>}
        </p>
        {total > 0 &&
          (["csv", "xlsx"] as const).map((kind) => (
            <a
              key={kind}
              className="button button--plain button--small"
              href={`${path}/standing.${kind}${seriesSearch({ ...shown, text: "" })}`}
              download
            >
              <Icon name="download" />
              {kind.toUpperCase()}
            </a>
          ))}
      </div>
      {standing.rows.length > 0 ? (
        <StandingTable standing={standing} linkTo={({ entry }) => `${path}/runners/${entry}`} />
      ) : (
        <EmptyState icon="people" title={filter.text ? m.noMatch : m.none}>
          {filter.text ? "" : m.noneText}
        </EmptyState>
      )}
      {pages > 1 && (
        <Pager
          label={m.pages}
          where={m.pageOf(filter.page, pages)}
          previous={
            filter.page > 1 ? { label: m.previous, to: path + seriesSearch(filter, { page: filter.page - 1 }) } : null
          }
          next={
            filter.page < pages ? { label: m.next, to: path + seriesSearch(filter, { page: filter.page + 1 }) } : null
          }
        />
      )}
    </div>
  );
}
