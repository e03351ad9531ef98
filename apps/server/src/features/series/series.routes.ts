import { webSeriesGet, webSeriesGetRunner, webSeriesList } from "@time-event/contract/public-series";
import {
  seriesChoices,
  seriesDelete,
  seriesGet,
  seriesList,
  seriesPersonDecide,
  seriesPersonsGet,
  seriesSave,
  seriesStandingGet,
} from "@time-event/contract/series";
import type { StaffApi } from "../../http/staff-api.ts";
import type { WebApi } from "../../http/web-api.ts";
import type { createSeriesPersons } from "./series-persons.service.ts";
import type { createSeriesService } from "./series.service.ts";
import type { Standings } from "./standings.service.ts";

export function publicSeriesRoutes(api: WebApi, standings: Standings): void {
  api.add(webSeriesList, standings.list);
  api.add(webSeriesGet, (query) => standings.standing(query, "public"));
  api.add(webSeriesGetRunner, standings.runner);
}

/** What staff do with series. */
export interface StaffSeries {
  readonly series: ReturnType<typeof createSeriesService>;
  readonly persons: ReturnType<typeof createSeriesPersons>;
  readonly standings: Standings;
}

export function seriesRoutes(api: StaffApi, { series, persons, standings }: StaffSeries): void {
  api.get(seriesList, series.list);
  api.get(seriesGet, series.get);
  api.get(seriesChoices, series.choices);
  api.post(seriesSave, series.save);
  api.post(seriesDelete, series.remove);
  api.get(seriesStandingGet, (query) => standings.standing(query, "staff"));
  api.get(seriesPersonsGet, persons.find);
  api.post(seriesPersonDecide, persons.decide);
}
