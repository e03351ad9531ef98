import type { FastifyInstance } from "fastify";
import type { ReadBearer } from "../features/sign-in/bearer.service.ts";
import { profileRoutes } from "../features/sign-in/sign-in.routes.ts";
import type { AppParts } from "./app-parts.ts";
import { composeSetUp } from "./compose-set-up.ts";
import { createStaffApi } from "./staff-api.ts";

/** Puts together what staff may call. */
export function composeStaff(app: FastifyInstance, parts: AppParts, basePath: string, readBearer: ReadBearer): void {
  const api = createStaffApi(app, basePath, readBearer);
  profileRoutes(api);
  composeSetUp(api, parts);
}
