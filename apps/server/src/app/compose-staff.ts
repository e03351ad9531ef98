import type { FastifyInstance } from "fastify";
import { categoryCertificatesGet } from "@time-event/contract/certificates";
import { deskDocumentsRoutes } from "../features/answer-files/answer-files.routes.ts";
import { createAnswerFiles } from "../features/answer-files/answer-files.service.ts";
import { createDeskDocuments } from "../features/answer-files/desk-documents.service.ts";
import type { CategoryCertificates } from "../features/certificates/category-certificates.service.ts";
import { dashboardRoutes } from "../features/dashboard/dashboard.routes.ts";
import { createDashboardService } from "../features/dashboard/dashboard.service.ts";
import { createEntriesDesk } from "../features/entries/entries-desk.service.ts";
import { entriesRoutes } from "../features/entries/entries.routes.ts";
import { jobsRoutes } from "../features/jobs/jobs.routes.ts";
import { createJobsService } from "../features/jobs/jobs.service.ts";
import { orderDeskRoutes } from "../features/orders/staff/order-desk.routes.ts";
import { createOrderDesk } from "../features/orders/staff/order-desk.service.ts";
import { createJuryLetters } from "../features/orders/jury-letters.ts";
import type { TellContact } from "../features/orders/order-letters.ts";
import { mailsRoutes } from "../features/mail/mails.routes.ts";
import { createMails } from "../features/mail/mails.service.ts";
import { createOutbox } from "../features/mail/outbox.service.ts";
import { createPayeeGuard } from "../features/payment-channels/payee-guard.service.ts";
import { personsRoutes } from "../features/persons/persons.routes.ts";
import { createPersonsService } from "../features/persons/persons.service.ts";
import { createOrganisersService } from "../features/receipts/organisers.service.ts";
import { receiptsRoutes } from "../features/receipts/receipts.routes.ts";
import { createReceiptDownload, createReceiptPdf } from "../features/receipts/receipts.service.ts";
import { createReportFiles } from "../features/reports/report-export.service.ts";
import { reportsRoutes } from "../features/reports/reports.routes.ts";
import { createReports } from "../features/reports/reports.service.ts";
import { staffViewsRoutes } from "../features/staff-views/staff-views.routes.ts";
import { createStaffViewsService } from "../features/staff-views/staff-views.service.ts";
import type { Job } from "../lib/jobs/job.ts";
import type { AppParts } from "./app-parts.ts";
import { composeEvents } from "./compose-events.ts";
import { composeMasterData } from "./compose-master-data.ts";
import { composePayments } from "./compose-payments.ts";
import { composePeople } from "./compose-people.ts";
import { composeSetUp } from "./compose-set-up.ts";
import type { SignInParts } from "./compose-sign-in.ts";
import { readImportRoutes } from "../features/read-import/read-import.routes.ts";
import { createReadImport } from "../features/read-import/read-import.service.ts";
import type { ResultsService } from "../features/results/results-reading.service.ts";
import { seriesRoutes, type StaffSeries } from "../features/series/series.routes.ts";
import { createStaffApi } from "../http/staff-api.ts";

interface Composed {
  readonly signIn: SignInParts;
  readonly jobs: readonly Job[];
  readonly tellContact: TellContact;
  readonly categoryCertificates: CategoryCertificates;
  readonly results: ResultsService;
  readonly series: StaffSeries;
}

/** Puts the staff calls together. */
export function composeStaff(
  app: FastifyInstance,
  parts: AppParts,
  basePath: string,
  { signIn, jobs, tellContact, categoryCertificates, results, series }: Composed,
): void {
  const api = createStaffApi(app, basePath, signIn.readBearer);
  dashboardRoutes(api, createDashboardService(parts.db, parts.clock));
  jobsRoutes(api, createJobsService(parts.db, parts.clock, jobs));
  composePeople(api, parts, signIn);
  const outbox = createOutbox({ clock: parts.clock, mailFrom: parts.config.mailFrom });
  composeMasterData(api, parts.db, createPayeeGuard({ proof: signIn.proof, outbox, publicUrl: parts.publicUrl }));
  seriesRoutes(api, series);
  composeEvents(api, { ...parts, results, tellOfAnswer: createJuryLetters(tellContact) });
  composeSetUp(api, parts);
  entriesRoutes(api, createEntriesDesk(parts.db, parts.workers, parts.clock));
  readImportRoutes(api, createReadImport(parts.db, parts.workers));
  mailsRoutes(api, createMails({ ...parts, outbox }));
  const takeAtDesk = composePayments(api, parts, tellContact);
  orderDeskRoutes(api, createOrderDesk({ db: parts.db, clock: parts.clock, tellContact, takeAtDesk }, parts.workers));
  deskDocumentsRoutes(api, createDeskDocuments(parts.db, createAnswerFiles(parts.db, parts.workers, parts.clock)));
  const reports = createReports(parts.db, parts.clock);
  reportsRoutes(api, reports, createReportFiles(reports, parts.workers));
  personsRoutes(api, createPersonsService({ ...parts, dataDir: parts.config.dataDir }));
  receiptsRoutes(api, {
    organisers: createOrganisersService(parts.db),
    download: createReceiptDownload(parts.db, createReceiptPdf(parts.db, parts.workers)),
  });
  api.download(categoryCertificatesGet, categoryCertificates);
  staffViewsRoutes(api, createStaffViewsService(parts.db));
}
