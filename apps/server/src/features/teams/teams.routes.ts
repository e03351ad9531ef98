import { webTeamGet, webTeamList } from "@time-event/contract/teams";
import type { WebApi } from "../../http/web-api.ts";
import type { createTeamsService } from "./teams.service.ts";

export function teamsRoutes(api: WebApi, teams: ReturnType<typeof createTeamsService>): void {
  api.addCached(webTeamList, teams.list, teams.stamp);
  api.addCached(webTeamGet, teams.get, teams.stamp);
}
