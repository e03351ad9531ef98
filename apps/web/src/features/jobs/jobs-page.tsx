import "./jobs.css";
import { jobList } from "@time-event/contract/jobs";
import { useStaffQuery } from "../../lib/api/use-staff-query.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { Loaded } from "../../ui/staff/page/loaded.tsx";
import { Panel } from "../../ui/staff/page/panel.tsx";
import { StaffPage } from "../../ui/staff/page/staff-page.tsx";
import { StaffTable } from "../../ui/staff/table/staff-table.tsx";
import { useFailureColumns } from "./failure-columns.tsx";
import { useJobColumns } from "./job-columns.tsx";
import { jobsMessages } from "./jobs.messages.ts";
import { useTaskColumns } from "./task-columns.tsx";

/** Refreshes only while the tab is in front. */
const refreshEveryMs = 10_000;

export function Component() {
  const m = useMessages(jobsMessages);
  const query = useStaffQuery(jobList, {}, { refetchInterval: refreshEveryMs });
  const jobColumns = useJobColumns();
  const taskColumns = useTaskColumns();
  const failureColumns = useFailureColumns();
  return (
    <StaffPage title={m.title} lead={m.lead}>
      <Loaded query={query}>
        {({ data: { jobs, tasks, failures } }) => (
          <>
            <Panel title={m.jobs}>
              <StaffTable
                label={m.jobs}
                columns={jobColumns}
                rows={jobs}
                rowKey={({ name, place }) => `${name} ${place}`}
              />
            </Panel>
            <Panel title={m.tasks} hint={m.tasksHint}>
              <StaffTable
                label={m.tasks}
                columns={taskColumns}
                rows={tasks}
                rowKey={({ id }) => id}
                empty={<p className="soft">{m.noTasks}</p>}
              />
            </Panel>
            <Panel title={m.failures} hint={m.failuresHint}>
              <StaffTable
                label={m.failures}
                columns={failureColumns}
                rows={failures}
                rowKey={({ id }) => id}
                empty={<p className="soft">{m.noFailures}</p>}
              />
            </Panel>
          </>
        )}
      </Loaded>
    </StaffPage>
  );
}
