import type { FastifyInstance } from "fastify";
import type { ReadBearer } from "../features/sign-in/bearer.service.ts";
import { dashboardRoutes } from "../features/dashboard/dashboard.routes.ts";
import { createDashboardService } from "../features/dashboard/dashboard.service.ts";
import { profileRoutes } from "../features/sign-in/sign-in.routes.ts";
import type { AppParts } from "./app-parts.ts";
import { createStaffApi } from "./staff-api.ts";

/** Puts together what staff may call. */
export function composeStaff(app: FastifyInstance, parts: AppParts, basePath: string, readBearer: ReadBearer): void {
  const api = createStaffApi(app, basePath, readBearer);
  const clock = Date.now;
  profileRoutes(api);
  dashboardRoutes(api, createDashboardService(parts.db, clock));
}
