import { useMessages } from "../../../lib/i18n/language.ts";
import { EmptyState } from "../../../ui/empty-state/empty-state.tsx";
import { ActionLink } from "../../../ui/staff/control/action-link.tsx";
import { Button } from "../../../ui/staff/control/button.tsx";
import { entriesMessages } from "../entries.messages.ts";
import type { EntryView } from "./use-entry-view.ts";
import { NothingFound } from "../../../ui/staff/page/nothing-found.tsx";

interface NoEntriesProps {
  readonly eventId: number;
  readonly view: EntryView;
  readonly mayEdit: boolean;
}

export function NoEntries({ eventId, view, mayEdit }: NoEntriesProps) {
  const m = useMessages(entriesMessages);
  if (view.filterCount > 0) {
    return (
      <NothingFound title={m.nothingTitle} clearLabel={m.clearFilters} onClear={view.clear}>
        {m.nothingText}
      </NothingFound>
    );
  }
  return (
    <EmptyState
      icon="people"
      title={m.emptyTitle}
      actions={
        mayEdit && (
          <>
            <ActionLink label={m.importFile} to={`/manage/events/${eventId}/entries/import`} />
            <Button outlined label={m.add} onClick={() => view.open("new")} />
          </>
        )
      }
    >
      {m.emptyText}
    </EmptyState>
  );
}
