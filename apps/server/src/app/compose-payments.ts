import { createPaidOrders } from "../features/orders/paid-orders.service.ts";
import type { TellContact } from "../features/orders/order-letters.ts";
import type { TakeAtDesk } from "../features/orders/staff/order-desk.types.ts";
import { createLineAssigning } from "../features/statements/assign-line.service.ts";
import { createLinesNotOurs } from "../features/statements/lines-not-ours.service.ts";
import { createMoneyLines } from "../features/statements/money-lines.service.ts";
import { createReconciliation } from "../features/statements/reconciliation.service.ts";
import { statementsRoutes } from "../features/statements/statements.routes.ts";
import { createStatements } from "../features/statements/statements.service.ts";
import { createDecisions } from "../features/transfers/decide-transfer.service.ts";
import { refundsRoutes } from "../features/transfers/refunds/refunds.routes.ts";
import { createRefunds } from "../features/transfers/refunds/refunds.service.ts";
import { createReceivedMoney } from "../features/transfers/received-money.service.ts";
import { staffTransfersRoutes } from "../features/transfers/staff-transfers.routes.ts";
import { createVerification } from "../features/transfers/verification.service.ts";
import type { AppParts } from "./app-parts.ts";
import type { StaffApi } from "../http/staff-api.ts";

/** Puts together what staff do with money. @returns how the desk takes money */
export function composePayments(api: StaffApi, { db, clock, workers }: AppParts, tellContact: TellContact): TakeAtDesk {
  const paidOrders = createPaidOrders(tellContact);
  const money = createReceivedMoney(paidOrders);
  staffTransfersRoutes(api, {
    verification: createVerification(db, clock),
    decisions: createDecisions({ db, clock, paidOrders, money }),
  });
  const notOurs = createLinesNotOurs({ db, clock });
  const assign = createLineAssigning({ db, clock, money });
  const lines = createMoneyLines({ db, clock, workers });
  const statements = createStatements({ db, clock, workers, money });
  statementsRoutes(api, statements, assign, notOurs, createReconciliation(db), lines);
  refundsRoutes(api, createRefunds({ db, clock, paidOrders }));
  return async (tx, orderId, { method, ...received }) => {
    await money.receiveFor(tx, orderId, received, method);
  };
}
