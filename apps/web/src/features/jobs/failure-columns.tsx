import type { JobFailure } from "@time-event/contract/jobs";
import { useMessages } from "../../lib/i18n/language.ts";
import type { Column } from "../../ui/staff/table/table-props.ts";
import { JobInstant } from "./job-instant.tsx";
import { useJobWords } from "./job-words.ts";
import { jobsMessages } from "./jobs.messages.ts";

/** The columns of the list of failures. */
export function useFailureColumns(): Column<JobFailure>[] {
  const m = useMessages(jobsMessages);
  const words = useJobWords();
  return [
    { key: "failedAt", header: m.when, cell: ({ failedAt }) => <JobInstant at={failedAt} /> },
    {
      key: "job",
      header: m.job,
      cell: ({ job, label, place }) => (
        <span className="job-cell">
          <span>{words.name(job)}</span>
          {(label || place) && <span className="soft job-cell__more">{label || place}</span>}
        </span>
      ),
    },
    { key: "error", header: m.why, cell: ({ error }) => <span className="job-cell__label">{error}</span> },
  ];
}
