import type { FastifyInstance } from "fastify";
import type { ReadBearer } from "../features/sign-in/bearer.service.ts";
import { profileRoutes } from "../features/sign-in/sign-in.routes.ts";
import type { AppParts } from "./app-parts.ts";
import { composeMasterData } from "./compose-master-data.ts";
import { createStaffApi } from "./staff-api.ts";

/** Puts together what staff may call. */
export function composeStaff(app: FastifyInstance, { db }: AppParts, basePath: string, readBearer: ReadBearer): void {
  const api = createStaffApi(app, basePath, readBearer);
  profileRoutes(api);
  composeMasterData(api, db);
}
