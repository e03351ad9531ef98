import { protestList, type StaffProtest } from "@time-event/contract/protests";
import { useState } from "react";
import { useStaffQuery } from "../../lib/api/use-staff-query.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { Chip } from "../../ui/chip/chip.tsx";
import { Button } from "../../ui/staff/control/button.tsx";
import { Loaded } from "../../ui/staff/page/loaded.tsx";
import { Panel } from "../../ui/staff/page/panel.tsx";
import { StaffTable } from "../../ui/staff/table/staff-table.tsx";
import type { Column } from "../../ui/staff/table/table-props.ts";
import { AnswerDialog } from "./answer-dialog.tsx";
import { protestsMessages } from "./protests.messages.ts";

/** Players wait for the answer beside the course. */
const askEveryMs = 10_000;

interface ProtestPanelProps {
  readonly eventId: number;
  readonly timeZone: string;
  readonly which: "open" | "answered";
}

/** The protests of players that wait, or that were answered; nothing where there are none. */
export function ProtestPanel({ eventId, timeZone, which }: ProtestPanelProps) {
  const m = useMessages(protestsMessages);
  const format = useFormat();
  const protests = useStaffQuery(protestList, { eventId, which }, { refetchInterval: askEveryMs });
  const [openedId, setOpenedId] = useState<number | null>(null);
  const columns: Column<StaffProtest>[] = [
    {
      key: "person",
      header: m.person,
      cell: ({ bib, name, nameEn, category, publication }) => (
        <>
          <strong className="figures">{bib}</strong> {format.text({ th: name, en: nameEn })}
          <br />
          <small className="soft">{m.list(category, format.number(publication))}</small>
        </>
      ),
    },
    {
      key: "what",
      header: m.what,
      cell: ({ kind, against, text }) => (
        <>
          {m.kinds[kind]} {against && m.against(against)}
          <br />
          <span className="soft">{text.length > 140 ? `${text.slice(0, 140)}…` : text}</span>
        </>
      ),
    },
    {
      key: "state",
      header: m.state,
      cell: ({ state, sentAt }) => (
        <span className="penalty-state">
          <Chip tone={state === "open" ? "warn" : "neutral"} icon={state === "open" ? "clock" : "check"}>
            {m.states[state]}
          </Chip>
          <small className="soft">{m.sentAt(format.clock(sentAt, timeZone))}</small>
        </span>
      ),
    },
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
          label={m.look}
          aria-label={`${m.look} ${bib}`}
          onClick={() => setOpenedId(id)}
        />
      ),
    },
  ];
  return (
    <Loaded query={protests}>
      {({ data, meta: { total } }) => {
        const opened = data.find(({ id }) => id === openedId);
        if (total === 0) return null;
        return (
          <Panel title={`${m[which]} (${format.number(total)})`}>
            <StaffTable label={m[which]} columns={columns} rows={data} rowKey={({ id }) => id} />
            {data.length < total && (
              <p className="soft">{m.firstOf(format.number(data.length), format.number(total))}</p>
            )}
            {opened && (
              <AnswerDialog
                key={`${opened.id} ${opened.revision}`}
                {...{ eventId, timeZone }}
                protest={opened}
                onClose={() => setOpenedId(null)}
              />
            )}
          </Panel>
        );
      }}
    </Loaded>
  );
}
