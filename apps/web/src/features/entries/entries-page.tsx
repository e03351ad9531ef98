import "./entries-page.css";
import type { BulkOutcome, EntrySelection } from "@time-event/contract/entry-bulk";
import { entryChoices, entryList } from "@time-event/contract/entries";
import { usuallyAsked } from "@time-event/domain/entries/asked-of-person";
import { useEffect, useState } from "react";
import { useStaffQuery } from "../../lib/api/use-staff-query.ts";
import { useMay } from "../../lib/session/use-may.ts";
import { Loaded } from "../../ui/staff/page/loaded.tsx";
import { useSelection } from "../../ui/staff/table/use-selection.ts";
import { rememberEvent } from "../events/last-event.shared.ts";
import { useEvent } from "../events/use-event.shared.ts";
import { BulkBar, type BulkKind } from "./bulk/bulk-bar.tsx";
import { BulkDialog } from "./bulk/bulk-dialog.tsx";
import { BulkOutcomeDialog } from "./bulk/bulk-outcome-dialog.tsx";
import { EntryDrawer } from "./drawer/entry-drawer.tsx";
import { EntryFilters } from "./list/entry-filters.tsx";
import { EntryTable } from "./list/entry-table.tsx";
import { EntryToolbar } from "./list/entry-toolbar.tsx";
import { NoEntries } from "./list/no-entries.tsx";
import { useEntryView } from "./list/use-entry-view.ts";

const nothing = {
  categories: [],
  clubs: [],
  asked: usuallyAsked,
  provinces: [],
  shirtSizes: [],
  total: 0,
  withoutBib: 0,
  withdrawn: 0,
};

/** All entries of an event: search, sort, change one or many at once. */
export function Component() {
  const { id: eventId, slug, timeZone, startsOn } = useEvent();
  useEffect(() => rememberEvent(eventId), [eventId]);
  const view = useEntryView();
  const mayEdit = useMay()("registrations_edit", eventId);
  const selection = useSelection();
  const [isAll, setIsAll] = useState(false);
  const [asked, setAsked] = useState<BulkKind | null>(null);
  const [outcome, setOutcome] = useState<BulkOutcome | null>(null);
  const known = useStaffQuery(entryChoices, { eventId }).data?.data;
  const choices = known ?? nothing;
  const list = useStaffQuery(
    entryList,
    { eventId, ...view.filterParams, ...view.order, offset: view.offset, limit: view.limit },
    { placeholderData: (before) => before },
  );
  const total = list.data?.meta.total ?? 0;
  const isAllSelected = isAll && total > 0;
  const selected: EntrySelection = isAllSelected
    ? { filter: view.filterParams, count: total }
    : { ids: [...selection.keys] as number[] };

  function clearSelection(): void {
    selection.clear();
    setIsAll(false);
  }

  return (
    <div className="entries">
      <EntryToolbar eventId={eventId} view={view} total={total} mayEdit={mayEdit} />
      <EntryFilters view={view} choices={choices} />
      <Loaded query={list}>
        {({ data, meta }) => (
          <EntryTable
            rows={data}
            total={meta.total}
            view={view}
            timeZone={timeZone}
            selection={mayEdit ? { ...selection, has: (key) => isAllSelected || selection.has(key) } : undefined}
            busy={list.isPlaceholderData}
            empty={<NoEntries eventId={eventId} view={view} mayEdit={mayEdit} />}
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
        <EntryDrawer
          key={view.opened}
          event={{ id: eventId, slug, timeZone, startsOn }}
          entry={view.opened}
          choices={choices}
          shownCategory={view.filters.category}
          mayEdit={mayEdit}
          onOpen={view.open}
        />
      )}
    </div>
  );
}
