import { type Series, seriesGet, seriesStandingGet } from "@time-event/contract/series";
import { useParams, useSearchParams } from "react-router";
import { useStaffQuery } from "../../lib/api/use-staff-query.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { pageCount, pageSize } from "../../lib/paging/page-math.ts";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { Pager } from "../../ui/pager/pager.tsx";
import { SegmentedLinks } from "../../ui/segmented/segmented-links.tsx";
import { Loaded } from "../../ui/staff/page/loaded.tsx";
import { Panel } from "../../ui/staff/page/panel.tsx";
import { StaffPage } from "../../ui/staff/page/staff-page.tsx";
import { asAsked, readSeriesFilter, type SeriesFilter, seriesSearch } from "./series-filter.ts";
import { SeriesRaces } from "./series-races.tsx";
import { seriesMessages } from "./series.messages.ts";
import { StandingChoice } from "./standing-choice.tsx";
import { SeriesTabs } from "./staff/series-tabs.tsx";
import { staffSeriesMessages } from "./staff/staff.messages.ts";
import { StandingTable } from "./standing-table.tsx";
import "./series.css";

/** The standings of a series as staff see them, also before anybody else does. */
export function Component() {
  const m = useMessages(staffSeriesMessages);
  const format = useFormat();
  const id = Number(useParams()["seriesId"]);
  const [query] = useSearchParams();
  const series = useStaffQuery(seriesGet, { id });
  const data = series.data?.data;
  return (
    <StaffPage title={`${m.standing} ${data ? format.text(data.name) : ""}`} tabs={<SeriesTabs id={id} />}>
      <Loaded query={series}>
        {({ data: found }) => <Standing series={found} filter={readSeriesFilter(query)} />}
      </Loaded>
    </StaffPage>
  );
}

function Standing({ series, filter }: { readonly series: Series; readonly filter: SeriesFilter }) {
  const m = useMessages(seriesMessages);
  const staff = useMessages(staffSeriesMessages);
  const format = useFormat();
  const base = `/master/series/${series.id}`;
  const offset = (filter.page - 1) * pageSize;
  const found = useStaffQuery(seriesStandingGet, { series: series.slug, ...asAsked(filter), offset, limit: pageSize });
  return (
    <Loaded query={found}>
      {({ data, meta }) => {
        const shown = { ...filter, class: data.class, gender: data.gender ?? "", age: data.ageGroup ?? "" } as const;
        const to = (change: Partial<SeriesFilter>) => `${base}/standing${seriesSearch(shown, change)}`;
        const pages = pageCount(meta.total);
        const { page } = filter;
        return (
          <Panel title={staff.standing}>
            {series.classes.length > 1 && (
              <SegmentedLinks
                label={m.classes}
                segments={series.classes.map(({ code, name }) => ({
                  to: to({ class: code, gender: "", age: "" }),
                  label: format.text(name) || code,
                  current: code === data.class,
                }))}
              />
            )}
            <SeriesRaces races={data.races} />
            <StandingChoice standing={data} to={to} />
            {data.rows.length > 0 ? (
              <StandingTable
                standing={data}
                linkTo={({ entry }) =>
                  `${base}/persons${seriesSearch({ ...shown, gender: "", age: "" })}&entry=${entry}`
                }
              />
            ) : (
              <EmptyState icon="people" title={m.none}>
                {m.noneText}
              </EmptyState>
            )}
            {pages > 1 && (
              <Pager
                label={m.pages}
                where={m.pageOf(page, pages)}
                previous={page > 1 ? { label: m.previous, to: to({ page: page - 1 }) } : null}
                next={page < pages ? { label: m.next, to: to({ page: page + 1 }) } : null}
              />
            )}
          </Panel>
        );
      }}
    </Loaded>
  );
}
