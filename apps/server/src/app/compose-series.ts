import type { FastifyInstance } from "fastify";
import { createScoredSeries } from "../features/series/scored-series.ts";
import { seriesFilesRoutes } from "../features/series/series-files.routes.ts";
import { createSeriesFiles } from "../features/series/series-files.service.ts";
import { createSeriesPersons } from "../features/series/series-persons.service.ts";
import { publicSeriesRoutes, type StaffSeries } from "../features/series/series.routes.ts";
import { createSeriesService } from "../features/series/series.service.ts";
import { createStandings } from "../features/series/standings.service.ts";
import type { ReadLimit } from "../http/read-limit.ts";
import type { WebApi } from "../http/web-api.ts";
import type { AppParts } from "./app-parts.ts";

/** Puts series together for everybody; returns what staff do with them. */
export function composeSeries(
  app: FastifyInstance,
  { db, clock, workers }: AppParts,
  api: WebApi,
  readLimit: ReadLimit,
): StaffSeries {
  const findScored = createScoredSeries(db, clock);
  const standings = createStandings(db, findScored);
  publicSeriesRoutes(api, standings);
  seriesFilesRoutes(app, createSeriesFiles(standings, workers), readLimit);
  return { series: createSeriesService(db), persons: createSeriesPersons(db, clock, findScored), standings };
}
