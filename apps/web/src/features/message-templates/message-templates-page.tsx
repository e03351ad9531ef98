import { type MessageTemplate, messageTemplateList } from "@time-event/contract/message-templates";
import { useStaffQuery } from "../../lib/api/use-staff-query.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { Chip } from "../../ui/chip/chip.tsx";
import { Loaded } from "../../ui/staff/page/loaded.tsx";
import { StaffPage } from "../../ui/staff/page/staff-page.tsx";
import { StaffTable } from "../../ui/staff/table/staff-table.tsx";
import type { Column } from "../../ui/staff/table/table-props.ts";
import { messageTemplateMessages } from "./message-templates.messages.ts";

export function Component() {
  const m = useMessages(messageTemplateMessages);
  const format = useFormat();
  const templates = useStaffQuery(messageTemplateList, {});
  const columns: Column<MessageTemplate>[] = [
    { key: "name", header: m.message, cell: ({ code }) => m.names[code] ?? code },
    { key: "subject", header: m.subjectLine, cell: ({ subject }) => format.text(subject), wideOnly: true },
    { key: "channel", header: m.channel, cell: () => m.email, wideOnly: true },
    {
      key: "state",
      header: m.state,
      cell: ({ revision }) => (revision === 0 ? <Chip>{m.original}</Chip> : <Chip tone="info">{m.changed}</Chip>),
    },
  ];
  return (
    <StaffPage title={m.title} lead={m.lead}>
      <Loaded query={templates}>
        {({ data }) => (
          <StaffTable
            label={m.title}
            columns={columns}
            rows={data}
            rowKey={({ code }) => code}
            rowLink={({ code }) => `/master/message-templates/${code}`}
          />
        )}
      </Loaded>
    </StaffPage>
  );
}
