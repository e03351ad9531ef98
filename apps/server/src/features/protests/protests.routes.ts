import {
  protestAnswer,
  protestList,
  protestPhoto,
  webRequestList,
  webRequestListMember,
  webRequestSave,
  webRequestSaveMember,
} from "@time-event/contract/protests";
import type { StaffApi } from "../../http/staff-api.ts";
import type { WebApi } from "../../http/web-api.ts";
import type { PlayerProtests } from "./player-protests.service.ts";
import type { ProtestsService } from "./protests.service.ts";

export function playerProtestsRoutes(api: WebApi, protests: PlayerProtests): void {
  api.get(webRequestList, (_params, { key }) => protests.list(key));
  api.submit(webRequestSave, protests.save);
  api.get(webRequestListMember, (_params, { key }) => protests.listOfMember(key));
  api.submit(webRequestSaveMember, protests.saveOfMember);
}

export function protestsRoutes(api: StaffApi, protests: ProtestsService): void {
  api.get(protestList, protests.list);
  api.download(protestPhoto, protests.photo);
  api.post(protestAnswer, protests.answer);
}
