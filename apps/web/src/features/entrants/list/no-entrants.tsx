import { Button } from "primereact/button";
import { Link } from "react-router";
import { useMessages } from "../../../lib/i18n/language.ts";
import { EmptyState } from "../../../ui/empty-state/empty-state.tsx";
import { entrantsMessages } from "../entrants.messages.ts";
import type { EntrantView } from "./use-entrant-view.ts";

interface NoEntrantsProps {
  readonly eventId: number;
  readonly view: EntrantView;
  readonly mayEdit: boolean;
}

export function NoEntrants({ eventId, view, mayEdit }: NoEntrantsProps) {
  const m = useMessages(entrantsMessages);
  if (view.filterCount > 0) {
    return (
      <EmptyState
        icon="search"
        title={m.nothingTitle}
        actions={<Button outlined label={m.clearFilters} onClick={view.clear} />}
      >
        {m.nothingText}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon="people"
      title={m.emptyTitle}
      actions={
        mayEdit && (
          <>
            <Link className="p-button" to={`/manage/events/${eventId}/entrants/import`}>
              <span className="p-button-label">{m.importFile}</span>
            </Link>
            <Button outlined label={m.add} onClick={() => view.open("new")} />
          </>
        )
      }
    >
      {m.emptyText}
    </EmptyState>
  );
}
