import "./publications.css";
import { publicationList } from "@time-event/contract/publications";
import { useState } from "react";
import { useParams } from "react-router";
import { useStaffQuery } from "../../lib/api/use-staff-query.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { Loaded } from "../../ui/staff/page/loaded.tsx";
import type { Asked } from "./asked.ts";
import { CategoryPanel } from "./category-panel.tsx";
import { CompareDialog } from "./compare-dialog.tsx";
import { PublishDialog } from "./publish-dialog.tsx";
import { publicationsMessages } from "./publications.messages.ts";
import { RestoreDialog } from "./restore-dialog.tsx";

const askEveryMs = 10_000;

/** Where results become official: each category with what was published of it, and what has happened since. */
export function Component() {
  const m = useMessages(publicationsMessages);
  const eventId = Number(useParams()["eventId"]);
  const list = useStaffQuery(publicationList, { eventId }, { refetchInterval: askEveryMs });
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  return (
    <>
      <p>{m.lead}</p>
      <Loaded query={list}>
        {({ data, meta }) => {
          const category = data.find(({ code }) => code === asked?.category);
          return (
            <>
              {data.length === 0 && <EmptyState icon="flag" title={m.noCategories} />}
              {data.map((each) => (
                <CategoryPanel key={each.code} {...{ eventId }} category={each} now={meta.serverAt} onAsk={setAsked} />
              ))}
              {asked?.what === "publish" && category && (
                <PublishDialog {...{ eventId, category }} now={meta.serverAt} onClose={close} />
              )}
              {asked?.what === "compare" && <CompareDialog {...{ eventId }} asked={asked} onClose={close} />}
              {asked?.what === "restore" && <RestoreDialog {...{ eventId }} asked={asked} onClose={close} />}
            </>
          );
        }}
      </Loaded>
    </>
  );
}
