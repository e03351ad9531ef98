import "./entrants-page.css";
import type { BulkOutcome, EntrantSelection } from "@time-event/contract/entrant-bulk";
import { entrantChoices, entrantList } from "@time-event/contract/entrants";
import { useEffect, useState } from "react";
import { useStaffQuery } from "../../lib/api/use-staff-query.ts";
import { useMay } from "../../lib/session/use-may.ts";
import { Loaded } from "../../ui/staff/page/loaded.tsx";
import { useSelection } from "../../ui/staff/table/use-selection.ts";
import { useEvent } from "../events/use-event.shared.ts";
import { BulkBar, type BulkKind } from "./bulk/bulk-bar.tsx";
import { BulkDialog } from "./bulk/bulk-dialog.tsx";
import { BulkOutcomeDialog } from "./bulk/bulk-outcome-dialog.tsx";
import { EntrantDrawer } from "./drawer/entrant-drawer.tsx";
import { rememberEvent } from "./last-event.ts";
import { EntrantFilters } from "./list/entrant-filters.tsx";
import { EntrantTable } from "./list/entrant-table.tsx";
import { EntrantToolbar } from "./list/entrant-toolbar.tsx";
import { NoEntrants } from "./list/no-entrants.tsx";
import { useEntrantView } from "./list/use-entrant-view.ts";

const nothing = { categories: [], clubs: [], provinces: [], shirtSizes: [], total: 0, withoutBib: 0, withdrawn: 0 };

/** All entrants of an event: found, sorted, changed one by one or many at once. */
export function Component() {
  const { id: eventId, slug, timeZone, startsOn } = useEvent();
  useEffect(() => rememberEvent(eventId), [eventId]);
  const view = useEntrantView();
  const mayEdit = useMay()("registrations_edit", eventId);
  const selection = useSelection();
  const [isAll, setIsAll] = useState(false);
  const [asked, setAsked] = useState<BulkKind | null>(null);
  const [outcome, setOutcome] = useState<BulkOutcome | null>(null);
  const known = useStaffQuery(entrantChoices, { eventId }).data?.data;
  const choices = known ?? nothing;
  const list = useStaffQuery(
    entrantList,
    { eventId, ...view.filterParams, ...view.order, offset: view.offset, limit: view.limit },
    { placeholderData: (before) => before },
  );
  const total = list.data?.meta.total ?? 0;
  const isAllSelected = isAll && total > 0;
  const selected: EntrantSelection = isAllSelected
    ? { filter: view.filterParams, count: total }
    : { ids: [...selection.keys] as number[] };

  function clearSelection(): void {
    selection.clear();
    setIsAll(false);
  }

  return (
    <div className="entrants">
      <EntrantToolbar eventId={eventId} view={view} total={total} mayEdit={mayEdit} />
      <EntrantFilters view={view} choices={choices} />
      <Loaded query={list}>
        {({ data, meta }) => (
          <EntrantTable
            rows={data}
            total={meta.total}
            view={view}
            timeZone={timeZone}
            selection={mayEdit ? { ...selection, has: (key) => isAllSelected || selection.has(key) } : undefined}
            busy={list.isPlaceholderData}
            empty={<NoEntrants eventId={eventId} view={view} mayEdit={mayEdit} />}
          />
        )}
      </Loaded>
      {(selection.keys.size > 0 || isAllSelected) && (
        <BulkBar
          selected={selection.keys.size}
          total={total}
          isAll={isAllSelected}
          onAll={() => setIsAll(true)}
          onClear={clearSelection}
          onAction={setAsked}
        />
      )}
      {asked && (
        <BulkDialog
          eventId={eventId}
          kind={asked}
          selection={selected}
          count={isAllSelected ? total : selection.keys.size}
          choices={choices}
          onDone={(done) => {
            setAsked(null);
            clearSelection();
            setOutcome(done);
          }}
          onClose={() => setAsked(null)}
        />
      )}
      {outcome && (
        <BulkOutcomeDialog eventId={eventId} outcome={outcome} onUndone={setOutcome} onClose={() => setOutcome(null)} />
      )}
      {view.opened !== null && known && (
        <EntrantDrawer
          key={view.opened}
          event={{ id: eventId, slug, timeZone, startsOn }}
          entrant={view.opened}
          choices={choices}
          shownCategory={view.filters.category}
          mayEdit={mayEdit}
          onOpen={view.open}
        />
      )}
    </div>
  );
}
