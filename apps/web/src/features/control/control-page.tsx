import "./control.css";
import { raceControlGet } from "@time-event/contract/race-control";
import { useParams } from "react-router";
import { useStaffQuery } from "../../lib/api/use-staff-query.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { Loaded } from "../../ui/staff/page/loaded.tsx";
import { Panel } from "../../ui/staff/page/panel.tsx";
import { CategoryFlow } from "./category-flow.tsx";
import { FindingsLine } from "../findings/findings-line.shared.tsx";
import { controlMessages } from "./control.messages.ts";
import { FieldPanel } from "./field-panel.tsx";
import { HeadcountSum } from "./headcount-sum.tsx";
import { StartPanel } from "./start-panel.tsx";

/** How often race control asks where everybody is. */
const askEveryMs = 5_000;

/** Race control: where everybody is, by category and by point of the course, and the whole field as a picture. */
export function Component() {
  const m = useMessages(controlMessages);
  const eventId = Number(useParams()["eventId"]);
  const board = useStaffQuery(raceControlGet, { eventId }, { refetchInterval: askEveryMs });
  return (
    <Loaded query={board}>
      {({ data, meta }) => (
        <>
          <HeadcountSum eventId={eventId} count={data.count} overdue={data.overdue} />
          <FindingsLine eventId={eventId} />
          <StartPanel eventId={eventId} />
          <Panel title={m.categories}>
            {data.categories.length === 0 && <EmptyState icon="flag" title={m.noCategories} />}
            <div className="category-flows">
              {data.categories.map((category) => (
                <CategoryFlow key={category.id} category={category} checkpoints={meta.checkpoints} />
              ))}
            </div>
          </Panel>
          <FieldPanel eventId={eventId} />
        </>
      )}
    </Loaded>
  );
}
