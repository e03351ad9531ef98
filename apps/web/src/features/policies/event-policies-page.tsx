import { eventPoliciesGet, policyList } from "@time-event/contract/policies";
import { useParams } from "react-router";
import { useStaffQuery } from "../../lib/api/use-staff-query.ts";
import { Loaded } from "../../ui/staff/page/loaded.tsx";
import { EventPoliciesForm } from "./event-policies-form.tsx";

/** The tab on which staff choose an event's policies. */
export function Component() {
  const eventId = Number(useParams()["eventId"]);
  const chosen = useStaffQuery(eventPoliciesGet, { eventId });
  const policies = useStaffQuery(policyList, {});
  const reload = async () => (await chosen.refetch()).data?.data;
  return (
    <Loaded query={policies}>
      {({ data: all }) => (
        <Loaded query={chosen}>
          {({ data }) => (
            <EventPoliciesForm key={eventId} eventId={eventId} chosen={data} policies={all} reload={reload} />
          )}
        </Loaded>
      )}
    </Loaded>
  );
}
