import { courseDelete, courseGpx, courseList, courseSave, courseUpload } from "@time-event/contract/courses";
import type { StaffApi } from "../../http/staff-api.ts";
import type { CoursesService } from "./courses.service.ts";

export function coursesRoutes(api: StaffApi, courses: CoursesService): void {
  api.get(courseList, courses.list);
  api.upload(courseUpload, courses.upload);
  api.post(courseSave, courses.save);
  api.post(courseDelete, courses.delete);
  api.download(courseGpx, courses.download);
}
