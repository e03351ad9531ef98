import { addOnsRoutes } from "../features/add-ons/add-ons.routes.ts";
import { createAddOnsService } from "../features/add-ons/add-ons.service.ts";
import { waitingLinesRoutes } from "../features/waiting-lines/waiting-lines.routes.ts";
import { createWaitingLinesService } from "../features/waiting-lines/waiting-lines.service.ts";
import { wavesRoutes } from "../features/waves/waves.routes.ts";
import { createWavesService } from "../features/waves/waves.service.ts";
import { placePoolsRoutes } from "../features/place-pools/place-pools.routes.ts";
import { createPlacePoolsService } from "../features/place-pools/place-pools.service.ts";
import { discountCodesRoutes } from "../features/discount-codes/discount-codes.routes.ts";
import { createDiscountCodesService } from "../features/discount-codes/discount-codes.service.ts";
import { categoriesRoutes } from "../features/categories/categories.routes.ts";
import { createCategoriesService } from "../features/categories/categories.service.ts";
import { categoryTemplatesRoutes } from "../features/category-templates/category-templates.routes.ts";
import { createCategoryTemplatesService } from "../features/category-templates/category-templates.service.ts";
import { staffCheckpointsRoutes } from "../features/checkpoints/checkpoints.routes.ts";
import { createStaffCheckpointsService } from "../features/checkpoints/staff-checkpoints.service.ts";
import { coursesRoutes } from "../features/courses/courses.routes.ts";
import { createCoursesService } from "../features/courses/courses.service.ts";
import { imagesRoutes } from "../features/images/images.routes.ts";
import { createImagesService } from "../features/images/images.service.ts";
import { keysRoutes } from "../features/keys/keys.routes.ts";
import { createKeysService } from "../features/keys/keys.service.ts";
import { questionsRoutes } from "../features/questions/questions.routes.ts";
import { createQuestionsService } from "../features/questions/questions.service.ts";
import { scheduleRoutes } from "../features/schedule/schedule.routes.ts";
import { createScheduleService } from "../features/schedule/schedule.service.ts";
import { stationsRoutes } from "../features/stations/stations.routes.ts";
import { createStationsService } from "../features/stations/stations.service.ts";
import type { AppParts } from "./app-parts.ts";
import type { StaffApi } from "../http/staff-api.ts";

/** Puts together the parts of an event: categories, add-ons, questions, courses, schedule. */
export function composeSetUp(api: StaffApi, { db, clock, workers }: AppParts): void {
  categoriesRoutes(api, createCategoriesService(db, clock));
  categoryTemplatesRoutes(api, createCategoryTemplatesService(db));
  addOnsRoutes(api, createAddOnsService(db));
  wavesRoutes(api, createWavesService(db));
  waitingLinesRoutes(api, createWaitingLinesService(db, clock));
  placePoolsRoutes(api, createPlacePoolsService(db));
  discountCodesRoutes(api, createDiscountCodesService(db));
  questionsRoutes(api, createQuestionsService(db));
  staffCheckpointsRoutes(api, createStaffCheckpointsService(db));
  coursesRoutes(api, createCoursesService(db, workers));
  imagesRoutes(api, createImagesService(db, workers));
  scheduleRoutes(api, createScheduleService(db));
  keysRoutes(api, createKeysService(db, clock));
  stationsRoutes(api, createStationsService(db, clock));
}
