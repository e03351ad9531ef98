import { courseList } from "@time-event/contract/courses";
import { useParams } from "react-router";
import { useStaffQuery } from "../../lib/api/use-staff-query.ts";
import { Loaded } from "../../ui/staff/page/loaded.tsx";
import { StaffCourses } from "./staff/staff-courses.tsx";

/** The tab with an event's courses. */
export function Component() {
  const eventId = Number(useParams()["eventId"]);
  const list = useStaffQuery(courseList, { eventId });
  return (
    <Loaded query={list}>
      {({ data, meta }) => <StaffCourses key={eventId} eventId={eventId} courses={data} around={meta} />}
    </Loaded>
  );
}
