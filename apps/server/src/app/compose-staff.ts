import type { FastifyInstance } from "fastify";
import type { ReadBearer } from "../features/sign-in/bearer.service.ts";
import { coursesRoutes } from "../features/courses/courses.routes.ts";
import { createCoursesService } from "../features/courses/courses.service.ts";
import { imagesRoutes } from "../features/images/images.routes.ts";
import { createImagesService } from "../features/images/images.service.ts";
import { profileRoutes } from "../features/sign-in/sign-in.routes.ts";
import type { AppParts } from "./app-parts.ts";
import { createStaffApi } from "./staff-api.ts";

/** Puts together what staff may call. */
export function composeStaff(app: FastifyInstance, { db }: AppParts, basePath: string, readBearer: ReadBearer): void {
  const api = createStaffApi(app, basePath, readBearer);
  profileRoutes(api);
  coursesRoutes(api, createCoursesService(db));
  imagesRoutes(api, createImagesService(db));
}
