import { categoryList } from "@time-event/contract/categories";
import { useState } from "react";
import { useParams } from "react-router";
import { useStaffQuery } from "../../lib/api/use-staff-query.ts";
import { hasDraft } from "../../lib/drafts/use-draft.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { Button } from "../../ui/staff/control/button.tsx";
import { ActionLink } from "../../ui/staff/control/action-link.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { Changes } from "../../ui/staff/form/read-only.tsx";
import { Loaded } from "../../ui/staff/page/loaded.tsx";
import { Panel } from "../../ui/staff/page/panel.tsx";
import { WavesPanel } from "../waves/waves-panel.shared.tsx";
import { PlacePoolsPanel } from "../place-pools/place-pools-panel.shared.tsx";
import { CategoryTable } from "./list/category-table.tsx";
import { PasteCategories } from "./list/paste-categories.tsx";
import { categoriesMessages } from "./list/categories.messages.ts";
import { TemplateChoice } from "./list/template-choice.tsx";

/** The categories of an event in order, each with its current price and how full it is. */
export function Component() {
  const m = useMessages(categoriesMessages);
  const eventId = Number(useParams()["eventId"]);
  const list = useStaffQuery(categoryList, { eventId });
  const [isPasting, setPasting] = useState(() => hasDraft("pasted categories"));
  const actions = (
    <Changes>
      <Button type="button" outlined icon="pi pi-list" label={m.paste.open} onClick={() => setPasting(true)} />
      <TemplateChoice eventId={eventId} />
      <ActionLink to={`/manage/events/${eventId}/categories/new`} icon="pi pi-plus" label={m.newCategory} />
    </Changes>
  );
  return (
    <Loaded query={list}>
      {({ data, meta }) => (
        <>
          {isPasting && <PasteCategories eventId={eventId} list={{ data, meta }} onClose={() => setPasting(false)} />}
          {data.length === 0 ? (
            <EmptyState icon="flag" title={m.none} actions={actions}>
              {m.noneText}
            </EmptyState>
          ) : (
            <>
              <Panel title={m.categories} hint={m.hint} actions={actions}>
                <CategoryTable eventId={eventId} rows={data} timeZone={meta.timeZone} />
              </Panel>
              <PlacePoolsPanel eventId={eventId} />
              <WavesPanel eventId={eventId} firstGunAt={Math.min(...data.map(({ gunAt }) => gunAt))} />
            </>
          )}
        </>
      )}
    </Loaded>
  );
}
