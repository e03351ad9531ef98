import { clubDelete, clubList, clubMerge, clubSave, clubSuggestions } from "@time-event/contract/clubs";
import type { StaffApi } from "../../http/staff-api.ts";
import type { createClubsService } from "./clubs.service.ts";

export function clubsRoutes(api: StaffApi, clubs: ReturnType<typeof createClubsService>): void {
  api.get(clubList, clubs.list);
  api.get(clubSuggestions, clubs.suggestions);
  api.post(clubSave, clubs.save);
  api.post(clubDelete, clubs.remove);
  api.post(clubMerge, clubs.merge);
}
