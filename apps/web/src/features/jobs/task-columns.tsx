import type { JobTask } from "@time-event/contract/jobs";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { Chip } from "../../ui/chip/chip.tsx";
import type { Column } from "../../ui/staff/table/table-props.ts";
import { JobInstant } from "./job-instant.tsx";
import { useJobWords } from "./job-words.ts";
import { jobsMessages } from "./jobs.messages.ts";
import { RetryButton } from "./retry-button.tsx";

/** The columns of the list of tasks that wait or were given up. */
export function useTaskColumns(): Column<JobTask>[] {
  const m = useMessages(jobsMessages);
  const words = useJobWords();
  const format = useFormat();
  return [
    {
      key: "label",
      header: m.task,
      cell: ({ job, label }) => (
        <span className="job-cell">
          <span className="job-cell__label">{label || words.name(job)}</span>
          {label && <span className="soft job-cell__more">{words.name(job)}</span>}
        </span>
      ),
    },
    { key: "createdAt", header: m.since, cell: ({ createdAt }) => <JobInstant at={createdAt} /> },
    { key: "tries", header: m.tries, align: "end", cell: ({ tries }) => format.number(tries) },
    {
      key: "dueAt",
      header: m.nextTry,
      cell: ({ dueAt, gaveUpAt }) =>
        gaveUpAt === null ? (
          <JobInstant at={dueAt} />
        ) : (
          <Chip tone="danger" icon="warning">
            {m.gaveUp}
          </Chip>
        ),
    },
    { key: "error", header: m.why, cell: ({ error }) => <span className="soft job-cell__label">{error}</span> },
    {
      key: "retry",
      header: m.tryNow,
      cell: ({ id, job, label }) => (
        <RetryButton
          body={{ job, place: "", taskId: id }}
          label={m.tryNow}
          name={m.tryNowOf(label || words.name(job))}
        />
      ),
    },
  ];
}
