import { eventStates, type EventState } from "@time-event/domain/event-state/event-states";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { eventFrameMessages } from "./event-frame.messages.ts";
import { staffEventListMessages } from "./staff-event-list.messages.ts";

type Choice = EventState | "all" | "archived";

interface EventStateFilterProps {
  readonly counts: Partial<Record<EventState, number>>;
  readonly archived: number;
  readonly current: Choice;
  readonly onChoose: (filters: { readonly state: string; readonly archived: string }) => void;
}

/** The number of events in each state; a press shows only those. States without events are left out. */
export function EventStateFilter({ counts, archived, current, onChoose }: EventStateFilterProps) {
  const m = useMessages(staffEventListMessages);
  const { states } = useMessages(eventFrameMessages);
  const format = useFormat();
  const isArchive = current === "archived";
  const all = eventStates.reduce((sum, state) => sum + (counts[state] ?? 0), 0);
  const choices: readonly { choice: Choice; label: string; count: number | null }[] = [
    // the archive does not separate states
    { choice: "all", label: m.all, count: isArchive ? null : all },
    ...eventStates
      .filter((state) => !isArchive && ((counts[state] ?? 0) > 0 || state === current))
      .map((state) => ({ choice: state, label: states[state], count: counts[state] ?? 0 })),
    { choice: "archived", label: m.archived, count: archived },
  ];
  return (
    <div className="state-filter no-print" role="group" aria-label={m.byState}>
      {choices
        .filter(({ choice, count }) => choice !== "archived" || isArchive || count! > 0)
        .map(({ choice, label, count }) => (
          <button
            key={choice}
            type="button"
            className="state-filter__choice"
            aria-pressed={choice === current}
            onClick={() =>
              onChoose({
                state: choice === "all" || choice === "archived" ? "" : choice,
                archived: choice === "archived" ? "yes" : "",
              })
            }
          >
            {label}
            {count !== null && <span className="state-filter__count figures">{format.number(count)}</span>}
          </button>
        ))}
    </div>
  );
}
