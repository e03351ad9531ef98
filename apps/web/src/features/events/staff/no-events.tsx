import { useMessages } from "../../../lib/i18n/language.ts";
import { EmptyState } from "../../../ui/empty-state/empty-state.tsx";
import { Button } from "../../../ui/staff/control/button.tsx";
import { staffEventListMessages } from "./staff-event-list.messages.ts";
import { NothingFound } from "../../../ui/staff/page/nothing-found.tsx";

interface NoEventsProps {
  readonly filtered: boolean;
  readonly onClear: () => void;
  /** Undefined: the user may not create events. */
  readonly onCreate: (() => void) | undefined;
}

export function NoEvents({ filtered, onClear, onCreate }: NoEventsProps) {
  const m = useMessages(staffEventListMessages);
  if (filtered) {
    return (
      <NothingFound title={m.nothingTitle} clearLabel={m.clear} onClear={onClear}>
        {m.nothingText}
      </NothingFound>
    );
  }
  return (
    <EmptyState
      icon="calendar"
      title={m.emptyTitle}
      actions={onCreate && <Button icon="pi pi-plus" label={m.newEvent} onClick={onCreate} />}
    >
      {m.emptyText}
    </EmptyState>
  );
}
