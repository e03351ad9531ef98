import { createPaidOrders } from "../features/orders/paid-orders.service.ts";
import type { TellContact } from "../features/orders/order-letters.ts";
import { createDecisions } from "../features/transfers/decide-transfer.service.ts";
import { refundsRoutes } from "../features/transfers/refunds/refunds.routes.ts";
import { createRefunds } from "../features/transfers/refunds/refunds.service.ts";
import { staffTransfersRoutes } from "../features/transfers/staff-transfers.routes.ts";
import { createVerification } from "../features/transfers/verification.service.ts";
import type { AppParts } from "./app-parts.ts";
import type { StaffApi } from "../http/staff-api.ts";

/** Puts together what staff do with money. */
export function composePayments(api: StaffApi, { db, clock }: AppParts, tellContact: TellContact): void {
  const paidOrders = createPaidOrders(tellContact);
  staffTransfersRoutes(api, {
    verification: createVerification(db, clock),
    decisions: createDecisions({ db, clock, paidOrders }),
  });
  refundsRoutes(api, createRefunds({ db, clock, paidOrders }));
}
