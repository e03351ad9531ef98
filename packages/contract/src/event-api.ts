import { answerFileCalls } from "./answer-files.ts";
import { auditCalls } from "./audit.ts";
import { clockCalls } from "./clocks.ts";
import { courseCalls } from "./courses.ts";
import { categoryCertificatesGet } from "./certificates.ts";
import { calendarList, dashboardGet } from "./dashboard.ts";
import type { Endpoint } from "./endpoint.ts";
import { docketCalls } from "./docket.ts";
import { findingCalls } from "./findings.ts";
import { gunCalls } from "./guns.ts";
import { awardCalls } from "./awards.ts";
import { protestCalls } from "./protests.ts";
import { publicationCalls } from "./publications.ts";
import { raceControlCalls } from "./race-control.ts";
import { entryBulkCalls } from "./entry-bulk.ts";
import { entryDuplicateCalls } from "./entry-duplicates.ts";
import { entryExtrasCalls } from "./entry-extras.ts";
import { entryImportCalls } from "./entry-import.ts";
import { entryCalls } from "./entries.ts";
import { entryEditCalls } from "./entry-edits.ts";
import { mailCalls } from "./mails.ts";
import { kitCalls } from "./kits.ts";
import { masterData } from "./master-data.ts";
import { raceFolderExport, raceFolderImport, raceFolderPreview } from "./race-folder.ts";
import { eventAskedGet, eventAskedSave } from "./event-asked.ts";
import { eventPaymentCalls } from "./event-payments.ts";
import { eventPrivacyGet, eventPrivacySave } from "./event-privacy.ts";
import { eventPreviewGet, eventReadinessGet, eventStateSave } from "./event-state.ts";
import { discountCodeDelete, discountCodeList, discountCodeSave } from "./discount-codes.ts";
import { addOnDelete, addOnList, addOnOrder, addOnSave } from "./add-ons.ts";
import { categoryDelete, categoryGet, categoryList, categoryOrder, categorySave } from "./categories.ts";
import { categoryTemplateDelete, categoryTemplateList, categoryTemplateSave } from "./category-templates.ts";
import { checkpointDelete, checkpointList, checkpointSave } from "./checkpoints.ts";
import { waitingLineCalls } from "./waiting-lines.ts";
import { waveDelete, waveList, waveSave } from "./waves.ts";
import { placePoolDelete, placePoolList, placePoolSave } from "./place-pools.ts";
import { questionDelete, questionList, questionOrder, questionSave } from "./questions.ts";
import { scheduleDelete, scheduleList, scheduleSave } from "./schedule.ts";
import { imageCalls } from "./images.ts";
import { jobCalls } from "./jobs.ts";
import { keyCalls } from "./keys.ts";
import { personCalls } from "./persons.ts";
import { menuCalls } from "./menu.ts";
import { profileCalls } from "./profile.ts";
import { rehearsalCalls } from "./rehearsals.ts";
import { reportCalls } from "./reports.ts";
import { roleCalls } from "./roles.ts";
import { secondFactorCalls } from "./second-factors.ts";
import { orderBulkCalls } from "./order-bulk.ts";
import { orderEditCalls } from "./order-edit.ts";
import { orderMoveCalls } from "./order-moves.ts";
import { receiptCalls } from "./receipts.ts";
import { staffOrderCalls } from "./staff-orders.ts";
import { deskOrderCalls } from "./desk-orders.ts";
import { stationFileImport } from "./station-import.ts";
import { stationCalls } from "./stations.ts";
import { seriesCalls } from "./series.ts";
import { startLineCalls } from "./start-line.ts";
import { startOrderCalls } from "./start-orders.ts";
import { speakerCalls } from "./speaker.ts";
import { staffViewCalls } from "./staff-views.ts";
import { userCalls } from "./users.ts";
import { refundCalls } from "./refunds.ts";
import { readImportCalls } from "./read-import.ts";
import { readChangeCalls } from "./read-changes.ts";
import { readCalls } from "./reads.ts";
import { moneyLineCalls } from "./money-lines.ts";
import { reconciliationGet } from "./reconciliation.ts";
import { statementLineCalls } from "./statement-lines.ts";
import { statementCalls } from "./statements.ts";
import { transferCalls } from "./staff-transfers.ts";
import { eventArchive, eventClone, eventCreate, eventGet, eventList, eventRestore, eventSave } from "./staff-events.ts";

/** Every call of the event API, for the documentation and the tests that check all of them. */
export const eventApi: readonly Endpoint[] = [
  dashboardGet,
  calendarList,
  ...profileCalls,
  ...secondFactorCalls,
  ...userCalls,
  ...roleCalls,
  ...menuCalls,
  ...jobCalls,
  ...auditCalls,
  eventList,
  eventGet,
  eventCreate,
  eventSave,
  eventClone,
  eventArchive,
  eventRestore,
  eventPreviewGet,
  eventReadinessGet,
  eventStateSave,
  eventPrivacyGet,
  eventPrivacySave,
  eventAskedGet,
  eventAskedSave,
  raceFolderExport,
  raceFolderPreview,
  raceFolderImport,
  ...rehearsalCalls,
  ...docketCalls,
  ...protestCalls,
  ...findingCalls,
  ...gunCalls,
  ...publicationCalls,
  ...awardCalls,
  ...speakerCalls,
  ...kitCalls,
  ...startLineCalls,
  ...startOrderCalls,
  ...raceControlCalls,
  ...masterData,
  ...seriesCalls,
  ...courseCalls,
  ...imageCalls,
  categoryList,
  categoryGet,
  categorySave,
  categoryDelete,
  categoryOrder,
  waveList,
  waveSave,
  waveDelete,
  placePoolList,
  placePoolSave,
  placePoolDelete,
  categoryTemplateList,
  categoryTemplateSave,
  categoryTemplateDelete,
  addOnList,
  addOnSave,
  addOnDelete,
  addOnOrder,
  discountCodeList,
  discountCodeSave,
  discountCodeDelete,
  questionList,
  questionSave,
  questionDelete,
  questionOrder,
  checkpointList,
  checkpointSave,
  checkpointDelete,
  scheduleList,
  scheduleSave,
  scheduleDelete,
  ...keyCalls,
  ...stationCalls,
  stationFileImport,
  ...entryCalls,
  ...entryEditCalls,
  ...staffOrderCalls,
  ...personCalls,
  ...deskOrderCalls,
  ...orderBulkCalls,
  ...orderEditCalls,
  ...answerFileCalls,
  ...entryExtrasCalls,
  ...orderMoveCalls,
  ...reportCalls,
  ...receiptCalls,
  categoryCertificatesGet,
  ...entryBulkCalls,
  ...entryDuplicateCalls,
  ...entryImportCalls,
  ...readImportCalls,
  ...readCalls,
  ...readChangeCalls,
  ...clockCalls,
  ...transferCalls,
  ...refundCalls,
  ...statementCalls,
  ...statementLineCalls,
  reconciliationGet,
  ...moneyLineCalls,
  ...mailCalls,
  ...eventPaymentCalls,
  ...waitingLineCalls,
  ...staffViewCalls,
];
