import "./reads.css";
import type { ReadsChanged } from "@time-event/contract/read-changes";
import { type ListedRead, readList } from "@time-event/contract/reads";
import { useState } from "react";
import { useParams } from "react-router";
import { useStaffQuery } from "../../lib/api/use-staff-query.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { Button } from "../../ui/staff/control/button.tsx";
import { Loaded } from "../../ui/staff/page/loaded.tsx";
import { SelectionBar } from "../../ui/staff/table/selection-bar.tsx";
import { StaffTable } from "../../ui/staff/table/staff-table.tsx";
import { useListView } from "../../ui/staff/table/use-list-view.ts";
import { useSelection } from "../../ui/staff/table/use-selection.ts";
import { AddReadDrawer } from "./add-read-drawer.tsx";
import { ClockSources } from "./clock-sources.tsx";
import { ReadChanges } from "./read-changes.tsx";
import { useReadColumns } from "./read-columns.tsx";
import { ReadDialog } from "./read-dialog.tsx";
import { ReadRates } from "./read-rates.tsx";
import { readFilters, readQuery } from "./reads-filter.ts";
import { readsMessages } from "./reads.messages.ts";
import { ReadsToolbar } from "./reads-toolbar.tsx";
import { VoidSpanDialog } from "./void-span-dialog.tsx";
import { VoidReadsDialog } from "./void-reads-dialog.tsx";

/** Reads come in all day long. */
const askEveryMs = 5_000;

/** The desk at which staff look at the reads of an event and put them right. */
export function Component() {
  const m = useMessages(readsMessages);
  const eventId = Number(useParams()["eventId"]);
  const view = useListView({ filters: readFilters, sort: "" });
  const columns = useReadColumns();
  const reads = useStaffQuery(
    readList,
    { eventId, ...readQuery(view.filters) },
    { refetchInterval: askEveryMs, placeholderData: (shown) => shown },
  );
  const chosen = useSelection();
  const [opened, setOpened] = useState<ListedRead | null>(null);
  const [asked, setAsked] = useState<"add" | "span" | "void" | "restore" | null>(null);
  const [last, setLast] = useState<ReadsChanged | null>(null);
  // another filter starts with the newest reads
  const filter = (change: Partial<typeof view.filters>) => view.filter({ before: "", ...change });
  const { checkpoint, device } = view.filters;
  const close = () => setAsked(null);
  const done = (changed: ReadsChanged) => {
    setLast(changed);
    setAsked(null);
    setOpened(null);
    chosen.clear();
  };
  return (
    <>
      <div className="reads-head">
        <p>{m.lead}</p>
        <Button type="button" icon="pi pi-plus" label={m.add} onClick={() => setAsked("add")} />
      </div>
      <ReadRates eventId={eventId} checkpoint={checkpoint} onChoose={(code) => filter({ checkpoint: code })} />
      <ClockSources eventId={eventId} />
      <ReadChanges eventId={eventId} last={last} onUndone={() => setLast(null)} />
      <ReadsToolbar
        eventId={eventId}
        filters={view.filters}
        isFiltered={view.filterCount > 0}
        onFilter={filter}
        onClear={view.clear}
        onSpan={() => setAsked("span")}
      />
      {chosen.keys.size > 0 && (
        <SelectionBar
          selected={chosen.keys.size}
          total={chosen.keys.size}
          isAll={false}
          onAll={close}
          onClear={chosen.clear}
          actions={[
            { kind: "void", icon: "pi pi-ban", isDanger: true },
            { kind: "restore", icon: "pi pi-replay" },
          ]}
          onAction={setAsked}
          words={m.selection}
        />
      )}
      <Loaded query={reads}>
        {({ data, meta }) => (
          <>
            <StaffTable
              label={m.table}
              columns={columns}
              rows={data}
              rowKey={({ id }) => id}
              onOpen={setOpened}
              selection={chosen}
              busy={reads.isPlaceholderData}
              empty={
                <EmptyState icon="clock" title={m.none}>
                  {m.noneHint}
                </EmptyState>
              }
            />
            <nav className="reads-pages" aria-label={m.table}>
              {view.filters.before !== "" && (
                <Button
                  type="button"
                  outlined
                  icon="pi pi-angle-double-left"
                  label={m.newest}
                  onClick={() => filter({})}
                />
              )}
              {meta.next !== null && (
                <Button
                  type="button"
                  outlined
                  icon="pi pi-angle-right"
                  iconPos="right"
                  label={m.older}
                  onClick={() => view.filter({ before: String(meta.next) })}
                />
              )}
            </nav>
          </>
        )}
      </Loaded>
      {opened && <ReadDialog {...{ eventId }} read={opened} onDone={done} onClose={() => setOpened(null)} />}
      {asked === "add" && <AddReadDrawer {...{ eventId, checkpoint }} onDone={done} onClose={close} />}
      {asked === "span" && <VoidSpanDialog {...{ eventId, checkpoint, device }} onDone={done} onClose={close} />}
      {(asked === "void" || asked === "restore") && (
        <VoidReadsDialog
          {...{ eventId }}
          kind={asked}
          ids={[...chosen.keys].map(Number)}
          onDone={done}
          onClose={close}
        />
      )}
    </>
  );
}
