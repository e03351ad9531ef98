import "./penalties.css";
import { docketList, type PenaltyCaseRow } from "@time-event/contract/docket";
import { useState } from "react";
import { useParams } from "react-router";
import { useStaffQuery } from "../../lib/api/use-staff-query.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { Chip } from "../../ui/chip/chip.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { Button } from "../../ui/staff/control/button.tsx";
import { Loaded } from "../../ui/staff/page/loaded.tsx";
import { Panel } from "../../ui/staff/page/panel.tsx";
import { StaffTable } from "../../ui/staff/table/staff-table.tsx";
import type { Column } from "../../ui/staff/table/table-props.ts";
import { useEvent } from "../events/use-event.shared.ts";
import { ProtestPanel } from "../protests/protest-panel.shared.tsx";
import { CaseDialog } from "./case-dialog.tsx";
import { penaltiesMessages } from "./penalties.messages.ts";
import { penaltyText } from "./penalty-text.ts";
import { ProposeDrawer } from "./propose-drawer.tsx";

/** Officials decide side by side. */
const askEveryMs = 10_000;

const groups = ["open", "running", "over"] as const;
const groupOf = ({ state, isFinal }: PenaltyCaseRow): (typeof groups)[number] =>
  state === "proposed" || state === "appealed" ? "open" : isFinal ? "over" : "running";

/** The docket of an event: what waits for a decision first. */
export function Component() {
  const m = useMessages(penaltiesMessages);
  const format = useFormat();
  const eventId = Number(useParams()["eventId"]);
  const { timeZone } = useEvent();
  const docket = useStaffQuery(docketList, { eventId }, { refetchInterval: askEveryMs });
  const [isProposing, setProposing] = useState(false);
  const [openedId, setOpenedId] = useState<number | null>(null);

  const stateOf = ({ state, isFinal, appealUntil }: PenaltyCaseRow) => {
    const tone = state === "proposed" || state === "appealed" ? "warn" : state === "in_force" ? "info" : "neutral";
    return (
      <span className="penalty-state">
        <Chip tone={tone} icon={tone === "warn" ? "clock" : "flag"}>
          {m.states[state]}
        </Chip>
        {state === "in_force" && appealUntil !== null && !isFinal && (
          <small className="soft">{m.until(format.clock(appealUntil, timeZone))}</small>
        )}
        {state === "in_force" && isFinal && <small className="soft">{m.final}</small>}
      </span>
    );
  };
  const columns: Column<PenaltyCaseRow>[] = [
    {
      key: "person",
      header: m.person,
      cell: ({ bib, name, nameEn, category }) => (
        <>
          <strong className="figures">{bib}</strong> {format.text({ th: name, en: nameEn })}
          <br />
          <small className="soft">{category}</small>
        </>
      ),
    },
    {
      key: "what",
      header: m.what,
      cell: ({ rule, ruleName, reason }) => (
        <>
          {ruleName ? format.text(ruleName) : rule}
          {(ruleName || rule) && <br />}
          <span className="soft">{reason}</span>
        </>
      ),
    },
    {
      key: "effect",
      header: m.effect,
      cell: (penalty) => <span className="figures">{penaltyText(penalty, m)}</span>,
    },
    { key: "state", header: m.state, cell: stateOf },
    {
      key: "open",
      header: "",
      align: "end",
      cell: ({ id, bib }) => (
        <Button
          type="button"
          text
          size="small"
          icon="pi pi-arrow-right"
          iconPos="right"
          label={m.open}
          aria-label={`${m.open} ${bib}`}
          onClick={() => setOpenedId(id)}
        />
      ),
    },
  ];

  return (
    <>
      <div className="penalties-head">
        <p>{m.lead}</p>
        <Button type="button" icon="pi pi-plus" label={m.propose} onClick={() => setProposing(true)} />
      </div>
      <ProtestPanel {...{ eventId, timeZone }} which="open" />
      <Loaded query={docket}>
        {({ data, meta }) => {
          const opened = data.find(({ id }) => id === openedId);
          return (
            <>
              {data.length === 0 && (
                <EmptyState icon="flag" title={m.none}>
                  {m.noneText}
                </EmptyState>
              )}
              {groups.map((group) => {
                const rows = data.filter((row) => groupOf(row) === group);
                return (
                  rows.length > 0 && (
                    <Panel key={group} title={`${m.groups[group]} (${format.number(rows.length)})`}>
                      <StaffTable label={m.groups[group]} columns={columns} rows={rows} rowKey={({ id }) => id} />
                    </Panel>
                  )
                );
              })}
              {opened && (
                <CaseDialog
                  key={`${opened.id} ${opened.revision}`}
                  {...{ eventId, timeZone }}
                  penalty={opened}
                  now={meta.serverAt}
                  onClose={() => setOpenedId(null)}
                />
              )}
            </>
          );
        }}
      </Loaded>
      <ProtestPanel {...{ eventId, timeZone }} which="answered" />
      {isProposing && <ProposeDrawer eventId={eventId} onClose={() => setProposing(false)} />}
    </>
  );
}
