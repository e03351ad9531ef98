import type { Db } from "../db/connection.ts";
import { clubsRoutes } from "../features/clubs/clubs.routes.ts";
import { createClubsService } from "../features/clubs/clubs.service.ts";
import { eventTypesRoutes } from "../features/event-types/event-types.routes.ts";
import { createEventTypesService } from "../features/event-types/event-types.service.ts";
import { messageTemplatesRoutes } from "../features/message-templates/message-templates.routes.ts";
import { createMessageTemplatesService } from "../features/message-templates/message-templates.service.ts";
import { createEventChannels } from "../features/payment-channels/event-channels.service.ts";
import { paymentChannelsRoutes } from "../features/payment-channels/payment-channels.routes.ts";
import { createPaymentChannelsService } from "../features/payment-channels/payment-channels.service.ts";
import { penaltyRulesRoutes } from "../features/penalty-rules/penalty-rules.routes.ts";
import { createPenaltyRulesService } from "../features/penalty-rules/penalty-rules.service.ts";
import { createEventPoliciesService } from "../features/policies/event-policies.service.ts";
import { policiesRoutes } from "../features/policies/policies.routes.ts";
import { createPoliciesService } from "../features/policies/policies.service.ts";
import type { PayeeGuard } from "../features/payment-channels/payee-guard.service.ts";
import type { StaffApi } from "../http/staff-api.ts";

/** Puts together the lists that every event uses. */
export function composeMasterData(api: StaffApi, db: Db, payeeGuard: PayeeGuard): void {
  eventTypesRoutes(api, createEventTypesService(db));
  policiesRoutes(api, createPoliciesService(db), createEventPoliciesService(db));
  penaltyRulesRoutes(api, createPenaltyRulesService(db));
  paymentChannelsRoutes(api, createPaymentChannelsService(db, payeeGuard), createEventChannels(db, payeeGuard));
  messageTemplatesRoutes(api, createMessageTemplatesService(db));
  clubsRoutes(api, createClubsService(db));
}
