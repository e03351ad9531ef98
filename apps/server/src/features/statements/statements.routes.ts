import {
  reconciliationGet,
  statementImport,
  statementLineAssign,
  statementLineList,
  statementList,
  statementPreview,
} from "@time-event/contract/statements";
import type { StaffApi } from "../../http/staff-api.ts";
import type { createReconciliation } from "./reconciliation.service.ts";
import type { Statements } from "./statements.service.ts";

export function statementsRoutes(
  api: StaffApi,
  statements: Statements,
  reconciliation: ReturnType<typeof createReconciliation>,
): void {
  api.upload(statementPreview, statements.preview);
  api.upload(statementImport, statements.import);
  api.get(statementList, statements.list);
  api.get(statementLineList, statements.listUnmatched);
  api.post(statementLineAssign, statements.assign);
  api.get(reconciliationGet, reconciliation);
}
