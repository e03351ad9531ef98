import "../../ui/staff/form/form-frame.css";
import "./rehearsal.css";
import { rehearsalGet } from "@time-event/contract/rehearsals";
import { useNavigate, useParams } from "react-router";
import { useStaffQuery } from "../../lib/api/use-staff-query.ts";
import { Loaded } from "../../ui/staff/page/loaded.tsx";
import { useEvent } from "../events/use-event.shared.ts";
import { BeginRehearsal } from "./begin-rehearsal.tsx";
import { RunningRehearsal } from "./running-rehearsal.tsx";

/** How often the page asks how many reads are fed: while they are, and while the race rests or is over. */
const askEveryMs = { running: 4_000, still: 30_000 };

/** The tab in which an event is rehearsed. */
export function Component() {
  const eventId = Number(useParams()["eventId"]);
  const { timeZone } = useEvent();
  const navigate = useNavigate();
  const found = useStaffQuery(
    rehearsalGet,
    { eventId },
    {
      refetchInterval: ({ state }) => {
        const rehearsal = state.data?.data;
        if (!rehearsal) return false;
        return rehearsal.isResting || rehearsal.fed >= rehearsal.reads ? askEveryMs.still : askEveryMs.running;
      },
    },
  );
  return (
    <Loaded query={found}>
      {({ data, meta: { reads, rehearsalOf } }) =>
        data === null ? (
          <BeginRehearsal {...{ eventId }} ownReads={reads ?? 0} />
        ) : (
          <RunningRehearsal
            {...{ eventId, rehearsalOf, timeZone }}
            rehearsal={data}
            heardAt={found.dataUpdatedAt}
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
