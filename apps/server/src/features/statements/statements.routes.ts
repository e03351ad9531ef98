import { statementImport, statementList, statementPreview } from "@time-event/contract/statements";
import {
  statementLineAssign,
  statementLineList,
  statementLineOrderList,
  statementLineReturn,
  statementLineSetAside,
} from "@time-event/contract/statement-lines";
import { reconciliationGet } from "@time-event/contract/reconciliation";
import { moneyLineExport, moneyLineList } from "@time-event/contract/money-lines";
import type { StaffApi } from "../../http/staff-api.ts";
import type { createReconciliation } from "./reconciliation.service.ts";
import type { LinesNotOurs } from "./lines-not-ours.service.ts";
import type { MoneyLines } from "./money-lines.service.ts";
import type { AssignLine } from "./assign-line.service.ts";
import type { Statements } from "./statements.service.ts";

export function statementsRoutes(
  api: StaffApi,
  statements: Statements,
  assign: AssignLine,
  notOurs: LinesNotOurs,
  reconciliation: ReturnType<typeof createReconciliation>,
  lines: MoneyLines,
): void {
  api.upload(statementPreview, statements.preview);
  api.upload(statementImport, statements.import);
  api.get(statementList, statements.list);
  api.get(statementLineList, statements.lines);
  api.get(statementLineOrderList, statements.ordersOfLine);
  api.post(statementLineAssign, assign);
  api.post(statementLineSetAside, notOurs.setAside);
  api.post(statementLineReturn, notOurs.takeBack);
  api.get(reconciliationGet, reconciliation);
  api.get(moneyLineList, lines.list);
  api.download(moneyLineExport, lines.export);
}
