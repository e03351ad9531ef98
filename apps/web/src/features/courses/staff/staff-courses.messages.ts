import { en } from "./staff-courses.en.ts";
import { th } from "./staff-courses.th.ts";

export const staffCoursesMessages = { th, en };
