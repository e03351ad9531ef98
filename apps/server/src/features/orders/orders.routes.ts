import { webImagesSaveMember, webTeamGetMemberFile } from "@time-event/contract/answer-files";
import { webRegisterModelDelete, webRegisterModelSave } from "@time-event/contract/order-entries";
import { webRegisterConfirm, webRegisterGet, webRegisterSave } from "@time-event/contract/order-keeping";
import { webRegisterModelList } from "@time-event/contract/order-offers";
import { webRegisterGetByKeyword } from "@time-event/contract/find-order";
import { webPlayerRegisterGet, webRegisterList } from "@time-event/contract/registrations";
import {
  webTeamGetMember,
  webTeamListMembers,
  webTeamSaveLink,
  webTeamSaveMember,
} from "@time-event/contract/order-members";
import { webTeamSave } from "@time-event/contract/teams";
import type { Submitted } from "../../http/public-api.ts";
import type { IsOpen } from "../../http/waiting-line/open-events.ts";
import type { WebApi } from "../../http/web-api.ts";
import type { createEntryChoice } from "./choose-entries.service.ts";
import type { FindOrder } from "./find-order.service.ts";
import type { createMemberLinks } from "./members/member-links.service.ts";
import type { MemberFiles } from "./members/member-files.service.ts";
import type { createMemberPart } from "./members/member-part.service.ts";
import type { Registrations } from "./registrations.service.ts";
import type { Offers } from "./offers.service.ts";

interface OrderServices {
  readonly isOpen: IsOpen;
  readonly start: Submitted<typeof webRegisterSave>;
  readonly choice: ReturnType<typeof createEntryChoice>;
  readonly confirmation: Submitted<typeof webRegisterConfirm>;
  readonly offers: Offers;
  readonly findOrder: FindOrder;
  readonly teamSave: Submitted<typeof webTeamSave>;
  readonly registrations: Registrations;
  readonly memberLinks: ReturnType<typeof createMemberLinks>;
  readonly memberPart: ReturnType<typeof createMemberPart>;
  readonly memberFiles: MemberFiles;
}

export function ordersRoutes(api: WebApi, services: OrderServices): void {
  const {
    isOpen,
    start,
    choice,
    confirmation,
    offers,
    findOrder,
    teamSave,
    registrations,
    memberLinks,
    memberPart,
    memberFiles,
  } = services;
  api.submit(webRegisterSave, {
    ...start,
    // in the second in which a sale begins or ends it may be counted as the other; it is answered all the same
    mayChange: async ({ event }, { key }) => key !== undefined || isOpen(event),
  });
  api.submit(webRegisterModelSave, choice.save);
  api.submit(webRegisterModelDelete, choice.remove);
  api.submit(webRegisterConfirm, confirmation);
  api.get(webRegisterModelList, (params, { key }) => offers.list(params, key));
  api.post(webRegisterGetByKeyword, (body, { address }) => findOrder.find(body, address));
  api.submit(webTeamSave, teamSave);
  api.get(webTeamListMembers, (_params, { key }) => memberLinks.list(key));
  api.submit(webTeamSaveLink, memberLinks.save);
  api.get(webTeamGetMember, (_params, { key }) => memberPart.get(key));
  api.submit(webTeamSaveMember, memberPart.save);
  api.post(webImagesSaveMember, ({ file }, { key }) => memberFiles.save(file, key));
  api.download(webTeamGetMemberFile, ({ id }, { key }) => memberFiles.open(id, key));
  api.add(webRegisterList, registrations.list);
  api.get(webPlayerRegisterGet, ({ id }, { key }) => registrations.entry(id, key));
  api.get(webRegisterGet, (params, { key }) => offers.get(params, key));
}
