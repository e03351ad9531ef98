import type { ParamsOf, ReplyOf } from "@time-event/contract/endpoint";
import type { webTeamGet, webTeamList } from "@time-event/contract/teams";
import type { Db } from "../../db/connection.ts";
import { NotFound } from "../../http/refusals.ts";
import { provinceText } from "../../lib/province-text.ts";
import { loadEventView } from "../privacy/public-view.queries.ts";
import type { ResultsService } from "../results/results-reading.service.ts";
import { loadTeamMembers, loadTeams, type TeamListQuery } from "./teams.queries.ts";

export function createTeamsService(db: Db, results: ResultsService) {
  return {
    stamp: results.stamp,

    /** @throws NotFound `event_not_found` */
    list: async ({ event, ...query }: TeamListQuery & { event: string }): Promise<ReplyOf<typeof webTeamList>> => {
      const { eventId } = await results.find(event);
      const view = await loadEventView(db, eventId);
      if (!view.startList) return { data: [], meta: { total: 0 } };
      const { rows, total } = await loadTeams(db, eventId, query);
      return { data: rows, meta: { total } };
    },

    /** @throws NotFound also for a team that the start list does not show */
    get: async ({ event, category, team }: ParamsOf<typeof webTeamGet>): Promise<ReplyOf<typeof webTeamGet>> => {
      const { eventId } = await results.find(event);
      const view = await loadEventView(db, eventId);
      const members = view.startList ? await loadTeamMembers(db, eventId, view, { category, team }) : [];
      if (members.length === 0) throw new NotFound("thing");
      const players = members.map((member) => ({ ...member, province: provinceText(member.province) }));
      return { data: { team, category, members: players.length, players }, meta: {} };
    },
  };
}
