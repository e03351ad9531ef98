import type { FastifyInstance } from "fastify";
import { dashboardRoutes } from "../features/dashboard/dashboard.routes.ts";
import { createDashboardService } from "../features/dashboard/dashboard.service.ts";
import { copySetUp } from "../features/categories/copy-set-up.service.ts";
import { staffEventsRoutes } from "../features/events/staff/staff-events.routes.ts";
import { createStaffEventsService } from "../features/events/staff/staff-events.service.ts";
import { raceFolderRoutes } from "../features/race-folder/race-folder.routes.ts";
import { createStaffFolderService } from "../features/race-folder/staff-folder.service.ts";
import { coursesRoutes } from "../features/courses/courses.routes.ts";
import { createCoursesService } from "../features/courses/courses.service.ts";
import { imagesRoutes } from "../features/images/images.routes.ts";
import { createImagesService } from "../features/images/images.service.ts";
import { copyTo as copyPolicies } from "../features/policies/event-policies.service.ts";
import type { AppParts } from "./app-parts.ts";
import { composeMasterData } from "./compose-master-data.ts";
import { composePeople } from "./compose-people.ts";
import { composeSetUp } from "./compose-set-up.ts";
import type { SignInParts } from "./compose-sign-in.ts";
import { createStaffApi } from "./staff-api.ts";

/** Puts together what staff may call. */
export function composeStaff(app: FastifyInstance, parts: AppParts, basePath: string, signIn: SignInParts): void {
  const api = createStaffApi(app, basePath, signIn.readBearer);
  const clock = Date.now;
  dashboardRoutes(api, createDashboardService(parts.db, clock));
  composePeople(api, parts, signIn);
  composeMasterData(api, parts.db);
  composeSetUp(api, parts);
  coursesRoutes(api, createCoursesService(parts.db));
  imagesRoutes(api, createImagesService(parts.db));
  raceFolderRoutes(api, createStaffFolderService(parts.db));
  staffEventsRoutes(api, createStaffEventsService(parts.db, clock, [copySetUp, copyPolicies]));
}
