import "./mails.css";
import { type Mail, mailList, mailStates } from "@time-event/contract/mails";
import { useState } from "react";
import { useStaffQuery } from "../../lib/api/use-staff-query.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { Loaded } from "../../ui/staff/page/loaded.tsx";
import { StaffPage } from "../../ui/staff/page/staff-page.tsx";
import { StaffTable } from "../../ui/staff/table/staff-table.tsx";
import type { Column } from "../../ui/staff/table/table-props.ts";
import { TableToolbar } from "../../ui/staff/table/table-toolbar.tsx";
import { ToolbarSelect } from "../../ui/staff/table/toolbar-select.tsx";
import { useListView } from "../../ui/staff/table/use-list-view.ts";
import { MailDialog } from "./mail-dialog.tsx";
import { MailStateChip } from "./mail-state-chip.tsx";
import { mailsMessages } from "./mails.messages.ts";

/** Every mail of the last weeks: what contacts were told, and whether it reached them. */
export function Component() {
  const m = useMessages(mailsMessages);
  const view = useListView({ filters: ["text", "state"], sort: "" });
  const [opened, setOpened] = useState<Mail | null>(null);
  const { text } = view.filters;
  const state = mailStates.find((each) => each === view.filters.state);
  const mails = useStaffQuery(
    mailList,
    { ...(text && { text }), ...(state && { state }), offset: view.offset, limit: view.limit },
    { placeholderData: (before) => before },
  );
  const columns = useColumns();
  return (
    <StaffPage title={m.title} lead={m.lead}>
      <TableToolbar search={text} searchLabel={m.search} onSearch={(wanted) => view.filter({ text: wanted })}>
        <ToolbarSelect
          label={m.state}
          value={state ?? ""}
          any={m.any}
          options={mailStates.map((value) => ({ value, label: m.states[value] }))}
          onChange={(value) => view.filter({ state: value })}
        />
      </TableToolbar>
      <Loaded query={mails}>
        {({ data, meta }) => (
          <StaffTable
            label={m.list}
            rows={data}
            rowKey={({ id }) => id}
            onOpen={setOpened}
            page={{ offset: view.offset, limit: view.limit, total: meta.total, onChange: view.turnTo }}
            busy={mails.isPlaceholderData}
            empty={<EmptyState icon="mail" title={m.none} />}
            columns={columns}
          />
        )}
      </Loaded>
      {opened && <MailDialog {...opened} onClose={() => setOpened(null)} />}
    </StaffPage>
  );
}

function MailFate({ state, whyNotSent }: Mail) {
  const { whyShort } = useMessages(mailsMessages);
  return (
    <span className="mail-fate">
      <MailStateChip state={state} />
      {whyNotSent !== null && <span className="small soft">{whyShort[whyNotSent]}</span>}
    </span>
  );
}

function useColumns(): Column<Mail>[] {
  const m = useMessages(mailsMessages);
  const format = useFormat();
  const instant = (at: number) => <span className="figures nowrap">{format.instant(at, "Asia/Bangkok")}</span>;
  return [
    { key: "subject", header: m.subject, cell: ({ subject }) => <span className="mail-subject">{subject}</span> },
    { key: "recipient", header: m.recipient, cell: ({ recipient }) => <span className="mail-to">{recipient}</span> },
    { key: "state", header: m.state, cell: (mail) => <MailFate {...mail} /> },
    { key: "order", header: m.order, cell: ({ order }) => <span className="figures">{order?.reference ?? "–"}</span> },
    { key: "event", header: m.event, wideOnly: true, cell: ({ order }) => (order ? format.text(order.event) : "–") },
    { key: "created", header: m.createdAt, cell: ({ createdAt }) => instant(createdAt) },
    {
      key: "sent",
      header: m.sentAt,
      wideOnly: true,
      cell: ({ sentAt }) => (sentAt === null ? "–" : instant(sentAt)),
    },
  ];
}
