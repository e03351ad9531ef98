import { type Series, seriesChoices, type SeriesForm, seriesGet } from "@time-event/contract/series";
import { usualSeriesRules } from "@time-event/domain/series/series-rules";
import { useMemo } from "react";
import { useParams } from "react-router";
import { useStaffQuery } from "../../lib/api/use-staff-query.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { Loaded } from "../../ui/staff/page/loaded.tsx";
import { StaffPage } from "../../ui/staff/page/staff-page.tsx";
import { SeriesEditor } from "./staff/series-editor.tsx";
import type { SeriesValues } from "./staff/series-values.ts";
import { SeriesTabs } from "./staff/series-tabs.tsx";
import { staffSeriesMessages } from "./staff/staff.messages.ts";

/** One series as it is set up: `series/3`, or `series/new`. */
export function Component() {
  const { seriesId } = useParams();
  return seriesId === "new" ? <NewSeries /> : <StoredSeries key={seriesId} id={Number(seriesId)} />;
}

function NewSeries() {
  const m = useMessages(staffSeriesMessages);
  const choices = useStaffQuery(seriesChoices, {});
  const stored = useMemo(() => newSeries(), []);
  return (
    <StaffPage title={m.add}>
      <Loaded query={choices}>
        {({ data }) => <SeriesEditor stored={stored} choices={data} reload={async () => stored} />}
      </Loaded>
    </StaffPage>
  );
}

function StoredSeries({ id }: { readonly id: number }) {
  const m = useMessages(staffSeriesMessages);
  const format = useFormat();
  const series = useStaffQuery(seriesGet, { id });
  const choices = useStaffQuery(seriesChoices, {});
  const data = series.data?.data;
  const stored = useMemo(() => data && valuesOf(data), [data]);
  return (
    <StaffPage title={data ? format.text(data.name) : m.title} tabs={<SeriesTabs id={id} />}>
      <Loaded query={series}>
        {() => (
          <Loaded query={choices}>
            {({ data: events }) => (
              <SeriesEditor
                stored={stored!}
                choices={events}
                reload={async () => valuesOf((await series.refetch()).data!.data)}
              />
            )}
          </Loaded>
        )}
      </Loaded>
    </StaffPage>
  );
}

function valuesOf({ changedAt: _at, changedBy: _by, ...series }: Series): SeriesValues {
  return series as SeriesValues;
}

function newSeries(): SeriesValues {
  const year = new Date().getFullYear();
  return {
    id: null,
    revision: 0,
    slug: "",
    name: { th: "", en: "" },
    isPublic: false,
    rules: structuredClone(usualSeriesRules(`${year}-12-31`)) as SeriesForm["rules"],
    classes: [{ code: "A", name: { th: "", en: "" } }],
    races: [],
  };
}
