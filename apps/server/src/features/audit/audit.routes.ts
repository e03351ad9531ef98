import { auditCheck, auditChoices, auditExport, auditGet, auditList, auditOfSubject } from "@time-event/contract/audit";
import type { StaffApi } from "../../http/staff-api.ts";
import type { AuditCheckService } from "./audit-check.service.ts";
import type { AuditReadingService } from "./audit-reading.service.ts";

interface Services {
  readonly reading: AuditReadingService;
  readonly checking: AuditCheckService;
}

export function auditRoutes(api: StaffApi, { reading, checking }: Services): void {
  api.get(auditList, reading.list);
  api.get(auditGet, ({ seq }) => reading.get(seq));
  api.get(auditChoices, reading.choices);
  api.get(auditCheck, checking.check);
  api.get(auditOfSubject, ({ before, limit, ...subject }, caller) =>
    reading.ofSubject(subject, { before, limit }, caller),
  );
  api.download(auditExport, async (filter, caller) => ({
    name: "audit-log.csv",
    type: "text/csv; charset=utf-8",
    bytes: await reading.export(filter, caller),
  }));
}
