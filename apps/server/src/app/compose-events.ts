import { copySetUp } from "../features/event-copies/copy-set-up.service.ts";
import { copyTo as copyCourses } from "../features/courses/courses.service.ts";
import type { CopySetup } from "../features/events/staff/event-setup.types.ts";
import { eventAskedRoutes } from "../features/events/staff/event-asked.routes.ts";
import { createEventAsked } from "../features/events/staff/event-asked.service.ts";
import { staffEventsRoutes } from "../features/events/staff/staff-events.routes.ts";
import { createStaffEventsService } from "../features/events/staff/staff-events.service.ts";
import { copyTo as copyImages } from "../features/images/images.service.ts";
import { copyTo as copyPolicies } from "../features/policies/event-policies.service.ts";
import { raceFolderRoutes } from "../features/race-folder/race-folder.routes.ts";
import { createStaffFolderService } from "../features/race-folder/staff-folder.service.ts";
import { findingsRoutes } from "../features/findings/findings.routes.ts";
import { createFindingsService } from "../features/findings/findings.service.ts";
import { controlRoutes } from "../features/control/control.routes.ts";
import { createControlService } from "../features/control/control.service.ts";
import type { TellOfAnswer } from "../features/penalties/jury-answer.types.ts";
import { createDocketService } from "../features/penalties/docket.service.ts";
import { docketRoutes } from "../features/penalties/penalties.routes.ts";
import { awardsRoutes } from "../features/awards/awards.routes.ts";
import { copyTo as copyAwards, createAwardsService } from "../features/awards/awards.service.ts";
import { kitsRoutes } from "../features/kits/kits.routes.ts";
import { createKitsService } from "../features/kits/kits.service.ts";
import { startLineRoutes } from "../features/start-line/start-line.routes.ts";
import { createStartLineService } from "../features/start-line/start-line.service.ts";
import { protestsRoutes } from "../features/protests/protests.routes.ts";
import { createProtestsService } from "../features/protests/protests.service.ts";
import { publicationsRoutes } from "../features/publications/publications.routes.ts";
import { createPublicationsService } from "../features/publications/publications.service.ts";
import { createPublishing } from "../features/publications/publish.service.ts";
import { rehearsalsRoutes } from "../features/rehearsals/rehearsals.routes.ts";
import { createRehearsalsService } from "../features/rehearsals/rehearsals.service.ts";
import type { ResultsService } from "../features/results/results-reading.service.ts";
import { createArchService } from "../features/speaker/arch.service.ts";
import { speakerRoutes } from "../features/speaker/speaker.routes.ts";
import { createSpeakerMarks } from "../features/speaker/speaker-marks.service.ts";
import { createSpeakerService } from "../features/speaker/speaker.service.ts";
import { startOrdersRoutes } from "../features/start-orders/start-orders.routes.ts";
import { createStartOrdersService } from "../features/start-orders/start-orders.service.ts";
import type { AppParts } from "./app-parts.ts";
import type { StaffApi } from "../http/staff-api.ts";

/** What the clone of an event copies besides the event itself; pictures and categories come before what refers to them. */
const copies: readonly CopySetup[] = [
  (tx, { fromEventId, toEventId }) => copyImages(tx, fromEventId, toEventId),
  copySetUp,
  (tx, { fromEventId, toEventId }) => copyPolicies(tx, fromEventId, toEventId),
  (tx, { fromEventId, toEventId }) => copyAwards(tx, fromEventId, toEventId),
  (tx, { fromEventId, toEventId }) => copyCourses(tx, fromEventId, toEventId),
];

interface EventsParts extends AppParts {
  readonly results: ResultsService;
  readonly tellOfAnswer: TellOfAnswer;
}

/** Looks at a whole large race take a fifth of the time at most, whoever watches. */
const usualPace = 4;

/** Puts together what staff do with a whole event. */
export function composeEvents(
  api: StaffApi,
  { db, clock, workers, results, tellOfAnswer, lookPace = usualPace }: EventsParts,
): void {
  staffEventsRoutes(api, createStaffEventsService(db, clock, copies));
  eventAskedRoutes(api, createEventAsked(db, clock));
  raceFolderRoutes(api, createStaffFolderService(db, workers));
  kitsRoutes(api, createKitsService(db, workers, clock));
  startLineRoutes(api, createStartLineService(db, clock, lookPace));
  startOrdersRoutes(api, createStartOrdersService(db));
  controlRoutes(api, createControlService(db, clock));
  findingsRoutes(api, createFindingsService(db, clock, lookPace));
  docketRoutes(api, createDocketService(db, clock, tellOfAnswer));
  speakerRoutes(
    api,
    createSpeakerService(db, results, clock),
    createSpeakerMarks(db, clock),
    createArchService(db, results, clock),
  );
  awardsRoutes(api, createAwardsService(db, clock, lookPace));
  protestsRoutes(api, createProtestsService(db, clock, tellOfAnswer));
  publicationsRoutes(api, createPublicationsService(db, clock), createPublishing(db, clock));
  rehearsalsRoutes(api, createRehearsalsService(db, clock, workers));
}
