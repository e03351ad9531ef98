import "../../ui/staff/form/form-frame.css";
import "./rehearsal.css";
import { rehearsalGet } from "@time-event/contract/rehearsals";
import { useNavigate, useParams } from "react-router";
import { useStaffQuery } from "../../lib/api/use-staff-query.ts";
import { Loaded } from "../../ui/staff/page/loaded.tsx";
import { useEvent } from "../events/use-event.shared.ts";
import { BeginRehearsal } from "./begin-rehearsal.tsx";
import { RunningRehearsal } from "./running-rehearsal.tsx";

/** How often the page asks how far the race is. */
const askEveryMs = 1_000;

/** The tab in which an event is rehearsed. */
export function Component() {
  const eventId = Number(useParams()["eventId"]);
  const { timeZone } = useEvent();
  const navigate = useNavigate();
  const found = useStaffQuery(
    rehearsalGet,
    { eventId },
    { refetchInterval: ({ state }) => (state.data?.data ? askEveryMs : false) },
  );
  return (
    <Loaded query={found}>
      {({ data, meta: { reads, rehearsalOf } }) =>
        data === null ? (
          <BeginRehearsal {...{ eventId }} ownReads={reads} />
        ) : (
          <RunningRehearsal
            {...{ eventId, rehearsalOf, timeZone }}
            rehearsal={data}
            onWiped={() => {
              // the page of a wiped event would find nothing
              if (rehearsalOf !== null) void navigate(`/manage/events/${rehearsalOf}/rehearsal`);
            }}
          />
        )
      }
    </Loaded>
  );
}
