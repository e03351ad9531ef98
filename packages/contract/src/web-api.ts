import { webImagesSaveMember, webRegisterGetFile, webTeamGetMemberFile } from "./answer-files.ts";
import { webCheckpointList } from "./checkpoints.ts";
import type { Endpoint } from "./endpoint.ts";
import { webEventGet, webEventList, webEventTypeList } from "./events.ts";
import { webRequestList, webRequestListMember, webRequestSave, webRequestSaveMember } from "./protests.ts";
import { webRegisterModelDelete, webRegisterModelSave } from "./order-entries.ts";
import { webRegisterConfirm, webRegisterGet, webRegisterSave } from "./order-keeping.ts";
import { webRegisterModelList } from "./order-offers.ts";
import { webRegisterGetByKeyword } from "./find-order.ts";
import { webTeamGetMember, webTeamListMembers, webTeamSaveLink, webTeamSaveMember } from "./order-members.ts";
import { webPlayerGetFollow, webPlayerGetFollowKey } from "./following.ts";
import { webPenaltyList } from "./penalties.ts";
import { webPolicyGet } from "./policies.ts";
import { webPlayerGet, webPlayerList } from "./players.ts";
import { webImagesDelete, webImagesSave, webRegisterTransferDelete, webRegisterTransferSave } from "./transfers.ts";
import { webPlayerRegisterGet, webRegisterList } from "./registrations.ts";
import { webRegisterResultListFind } from "./found-results.ts";
import {
  webRegisterModelResultList,
  webRegisterResultList,
  webRegisterResultListChoices,
  webRegisterResultListField,
} from "./results.ts";
import { webSeriesGet, webSeriesGetRunner, webSeriesList } from "./public-series.ts";
import { webCheckpointSave } from "./station-calls.ts";
import { webTeamGet, webTeamList, webTeamSave } from "./teams.ts";

/** Every call of the public web API, for the API documentation and the tests that check all of them. */
export const webApi: readonly Endpoint[] = [
  webEventTypeList,
  webEventList,
  webEventGet,
  webPolicyGet,
  webRegisterSave,
  webRegisterModelList,
  webRegisterModelSave,
  webRegisterModelDelete,
  webRegisterConfirm,
  webRegisterGet,
  webRegisterGetByKeyword,
  webRegisterTransferSave,
  webRegisterTransferDelete,
  webImagesSave,
  webImagesDelete,
  webRegisterList,
  webPlayerRegisterGet,
  webTeamSave,
  webTeamList,
  webTeamGet,
  webTeamListMembers,
  webTeamSaveLink,
  webTeamGetMember,
  webTeamSaveMember,
  webImagesSaveMember,
  webRegisterGetFile,
  webTeamGetMemberFile,
  webCheckpointList,
  webCheckpointSave,
  webPlayerList,
  webPlayerGet,
  webPlayerGetFollowKey,
  webPlayerGetFollow,
  webPenaltyList,
  webRequestList,
  webRequestSave,
  webRequestListMember,
  webRequestSaveMember,
  webRegisterResultList,
  webRegisterResultListChoices,
  webRegisterResultListFind,
  webRegisterResultListField,
  webRegisterModelResultList,
  webSeriesList,
  webSeriesGet,
  webSeriesGetRunner,
];
