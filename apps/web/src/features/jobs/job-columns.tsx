import type { JobRow } from "@time-event/contract/jobs";
import { useMessages } from "../../lib/i18n/language.ts";
import { Chip } from "../../ui/chip/chip.tsx";
import type { Column } from "../../ui/staff/table/table-props.ts";
import { JobInstant } from "./job-instant.tsx";
import { useJobWords } from "./job-words.ts";
import { jobsMessages } from "./jobs.messages.ts";
import { RetryButton } from "./retry-button.tsx";

const looks = {
  running: { tone: "info", icon: "pulse" },
  waiting: { tone: "ok", icon: "check" },
  failed: { tone: "danger", icon: "warning" },
} as const;

/** The columns of the list of jobs. */
export function useJobColumns(): Column<JobRow>[] {
  const m = useMessages(jobsMessages);
  const words = useJobWords();
  return [
    {
      key: "name",
      header: m.job,
      cell: ({ name, place, everyMs }) => (
        <span className="job-cell">
          <span>{words.name(name)}</span>
          <span className="soft job-cell__more">
            {everyMs === null ? m.whenNeeded : m.every(words.span(everyMs))}
            {place && ` · ${place}`}
          </span>
        </span>
      ),
    },
    {
      key: "state",
      header: m.state,
      cell: ({ state, failures, error, waitingTasks, givenUpTasks }) => (
        <span className="job-cell">
          <span className="row">
            <Chip {...looks[state]}>{m.states[state]}</Chip>
            {waitingTasks > 0 && <Chip tone="warn">{m.waiting(waitingTasks)}</Chip>}
            {givenUpTasks > 0 && <Chip tone="danger">{m.givenUp(givenUpTasks)}</Chip>}
          </span>
          {state === "failed" && (
            <span className="soft job-cell__more">
              {failures > 0 && `${m.failedInARow(failures)}: `}
              {error}
            </span>
          )}
        </span>
      ),
    },
    {
      key: "startedAt",
      header: m.lastRun,
      cell: ({ startedAt }) =>
        startedAt === null ? <span className="soft">{m.never}</span> : <JobInstant at={startedAt} />,
    },
    {
      key: "took",
      header: m.took,
      cell: ({ startedAt, endedAt }) =>
        startedAt !== null && endedAt !== null && words.span(Math.max(endedAt - startedAt, 0)),
    },
    { key: "nextAt", header: m.nextRun, cell: (job) => <NextRun {...job} /> },
    {
      key: "retry",
      header: m.runNow,
      cell: ({ name, place, state, everyMs }) =>
        everyMs !== null &&
        state !== "running" && (
          <RetryButton body={{ job: name, place, taskId: null }} label={m.runNow} name={m.runNowOf(words.name(name))} />
        ),
    },
  ];
}

function NextRun({ state, nextAt, everyMs }: JobRow) {
  const m = useMessages(jobsMessages);
  if (state === "running") return <span className="soft">{m.now}</span>;
  if (everyMs === null) return <span className="soft">{m.whenNeeded}</span>;
  return nextAt === null ? <span className="soft">{m.soon}</span> : <JobInstant at={nextAt} />;
}
