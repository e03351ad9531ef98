import type { EventPage } from "@time-event/contract/events";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { resultsMessages } from "./results.messages.ts";

interface NoResultsProps {
  readonly event: EventPage;
  /** There are results, but none that match. */
  readonly filtered: boolean;
  readonly clearTo: string;
}

export function NoResults({ event, filtered, clearTo }: NoResultsProps) {
  const m = useMessages(resultsMessages);
  const format = useFormat();
  if (filtered) {
    return (
      <EmptyState icon="search" title={m.noMatchTitle} actions={<LinkButton to={clearTo}>{m.clear}</LinkButton>}>
        {m.noMatchText}
      </EmptyState>
    );
  }
  if (event.state === "cancelled") return <EmptyState icon="timer" title={m.noneCancelled} />;
  return (
    <EmptyState
      icon="timer"
      title={m.noneTitle}
      actions={
        event.shows.startList && <LinkButton to={`/register/events/${event.slug}/start-list`}>{m.startList}</LinkButton>
      }
    >
      {event.state === "finished" ? m.noneFinished : m.noneBefore(format.day(event.startsOn))}
    </EmptyState>
  );
}
