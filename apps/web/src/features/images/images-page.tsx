import { imageList } from "@time-event/contract/images";
import { useParams } from "react-router";
import { useStaffQuery } from "../../lib/api/use-staff-query.ts";
import { useMay } from "../../lib/session/use-may.ts";
import { Loaded } from "../../ui/staff/page/loaded.tsx";
import { imageKinds } from "./staff/image-kinds.ts";
import { KindPanel } from "./staff/kind-panel.tsx";
import "./staff/staff-images.css";

/** The tab with an event's pictures: a panel for each kind. */
export function Component() {
  const eventId = Number(useParams()["eventId"]);
  const mayEdit = useMay()("events_edit", eventId);
  const list = useStaffQuery(imageList, { eventId });
  return (
    <Loaded query={list}>
      {({ data }) => (
        <div className="staff-images">
          {imageKinds.map((kind) => (
            <KindPanel
              key={kind}
              eventId={eventId}
              kind={kind}
              mayEdit={mayEdit}
              images={data.filter((image) => image.kind === kind)}
            />
          ))}
        </div>
      )}
    </Loaded>
  );
}
