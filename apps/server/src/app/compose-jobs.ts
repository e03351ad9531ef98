import type { FastifyInstance } from "fastify";
import { createAnchors } from "../features/audit/anchors.ts";
import { createAuditWatch } from "../features/audit/audit-watch.service.ts";
import { createAuditCheckService } from "../features/audit/audit-check.service.ts";
import { createTimedOpening } from "../features/events/staff/timed-opening.service.ts";
import { createMailedKeys } from "../features/keys/mailed-keys.service.ts";
import { createMailSending } from "../features/mail/sending.service.ts";
import { createPaidOrders } from "../features/orders/paid-orders.service.ts";
import { createSlipChecking } from "../features/slip-checks/checking.service.ts";
import { createEasySlip } from "../features/slip-checks/easyslip.ts";
import { createSlipOk } from "../features/slip-checks/slipok.ts";
import { createReceivedMoney } from "../features/transfers/received-money.service.ts";
import { checkSlips } from "../jobs/check-slips.ts";
import { watchAudit } from "../jobs/watch-audit.ts";
import { createOrderExpiry } from "../features/orders/expire-orders.service.ts";
import type { Telling } from "../features/following/telling.service.ts";
import type { FindOrder } from "../features/orders/find-order.service.ts";
import type { TellContact } from "../features/orders/order-letters.ts";
import { createPrivateLinks } from "../features/orders/private-links.ts";
import { createReminders } from "../features/orders/remind-contacts.service.ts";
import { createSecretsKey } from "./secrets-key.ts";
import { mailOrderLinks } from "../jobs/mail-order-links.ts";
import { remindContacts } from "../jobs/remind-contacts.ts";
import { anchorAudit } from "../jobs/anchor-audit.ts";
import { expireOrders } from "../jobs/expire-orders.ts";
import { openAndCloseEntries } from "../jobs/open-and-close-entries.ts";
import { mailResetLinks } from "../jobs/mail-reset-links.ts";
import { runRehearsals } from "../jobs/run-rehearsals.ts";
import { sendPushes } from "../jobs/send-pushes.ts";
import { tellFollowers } from "../jobs/tell-followers.ts";
import { sendMails } from "../jobs/send-mails.ts";
import { sweepAnswers } from "../jobs/sweep-answers.ts";
import { sweepFiles } from "../jobs/sweep-files.ts";
import { sweepJobs } from "../jobs/sweep-jobs.ts";
import { sweepMails } from "../jobs/sweep-mails.ts";
import { sweepSignIns } from "../jobs/sweep-sign-ins.ts";
import type { Job } from "../lib/jobs/job.ts";
import { createJobRunner, type JobRunner } from "../lib/jobs/runner.ts";
import { createMailer } from "../lib/mail.ts";
import type { AppParts } from "./app-parts.ts";
import type { SignInParts } from "./compose-sign-in.ts";

/** Nobody is asked about slips unless the operator has named a service. */
function slipChecks({ db, clock, config }: Pick<AppParts, "db" | "clock" | "config">, tellContact: TellContact): Job[] {
  if (!config.slipService) return [];
  const create = { slipok: createSlipOk, easyslip: createEasySlip }[config.slipService.service];
  const money = createReceivedMoney(createPaidOrders(tellContact));
  return [checkSlips(createSlipChecking({ db, clock, money, checker: create(config.slipService) }))];
}

/** All jobs in one list, whether they run by the clock or from a queue, and the runner that runs them. */
export function composeJobs(
  app: FastifyInstance,
  { db, clock, config, databaseUrl, publicUrl, extraJobs }: AppParts,
  { resets }: Pick<SignInParts, "resets">,
  {
    tellContact,
    findOrder,
    telling,
  }: { readonly tellContact: TellContact; readonly findOrder: FindOrder; readonly telling: Telling },
): { readonly jobs: readonly Job[]; readonly runner: JobRunner } {
  const audit = createAuditCheckService(db, createAnchors(config.dataDir));
  const mails = createMailSending({
    db,
    clock,
    dataDir: config.dataDir,
    mailer: createMailer(config, (message) => app.log.warn(message)),
    linkOf: createPrivateLinks({ db, publicUrl, mailedKey: createMailedKeys(createSecretsKey(config)) }),
  });
  const jobs: readonly Job[] = [
    sendMails(mails),
    tellFollowers(telling),
    sendPushes(telling),
    ...(resets ? [mailResetLinks(resets)] : []),
    anchorAudit(audit, clock, config.dataDir),
    watchAudit(createAuditWatch(db, createAnchors(config.dataDir)), clock, config.dataDir),
    expireOrders(createOrderExpiry({ db, clock, tellContact })),
    openAndCloseEntries(createTimedOpening({ db, clock })),
    mailOrderLinks(findOrder),
    runRehearsals(db, clock),
    remindContacts(createReminders({ db, clock, tellContact })),
    ...slipChecks({ db, clock, config }, tellContact),
    sweepSignIns(db, clock),
    sweepMails(mails),
    sweepAnswers(db, clock),
    sweepFiles(db, clock),
    sweepJobs(db, clock),
    ...extraJobs,
  ];
  const onError = (error: unknown) => app.log.error({ err: error }, "no job can run now; trying again every second");
  return { jobs, runner: createJobRunner({ db, databaseUrl, clock, jobs, onError }) };
}
