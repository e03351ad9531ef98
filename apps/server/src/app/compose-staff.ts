import type { FastifyInstance } from "fastify";
import { createEntrantsDesk } from "../features/entrants/entrants-desk.service.ts";
import { entrantsRoutes } from "../features/entrants/entrants.routes.ts";
import type { ReadBearer } from "../features/sign-in/bearer.service.ts";
import { profileRoutes } from "../features/sign-in/sign-in.routes.ts";
import { staffViewsRoutes } from "../features/staff-views/staff-views.routes.ts";
import { createStaffViewsService } from "../features/staff-views/staff-views.service.ts";
import type { AppParts } from "./app-parts.ts";
import { createStaffApi } from "./staff-api.ts";

/** Puts together what staff may call. */
export function composeStaff(app: FastifyInstance, parts: AppParts, basePath: string, readBearer: ReadBearer): void {
  const { db } = parts;
  const api = createStaffApi(app, basePath, readBearer);
  profileRoutes(api);
  entrantsRoutes(api, createEntrantsDesk(db, Date.now));
  staffViewsRoutes(api, createStaffViewsService(db));
}
