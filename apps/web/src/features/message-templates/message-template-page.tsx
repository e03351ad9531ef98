import { messageTemplateList } from "@time-event/contract/message-templates";
import { useParams } from "react-router";
import { useStaffQuery } from "../../lib/api/use-staff-query.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { Loaded } from "../../ui/staff/page/loaded.tsx";
import { StaffPage } from "../../ui/staff/page/staff-page.tsx";
import { MessageTemplateForm } from "./message-template-form.tsx";
import { messageTemplateMessages } from "./message-templates.messages.ts";

export function Component() {
  const m = useMessages(messageTemplateMessages);
  const code = useParams()["code"] ?? "";
  const templates = useStaffQuery(messageTemplateList, {});
  const reload = async () => (await templates.refetch()).data?.data.find((each) => each.code === code);
  return (
    <StaffPage title={m.names[code] ?? code} lead={m.when[code]}>
      <Loaded query={templates}>
        {({ data }) => {
          const template = data.find((each) => each.code === code);
          if (!template) return <EmptyState icon="mail" title={m.title} />;
          return <MessageTemplateForm key={code} template={template} reload={reload} />;
        }}
      </Loaded>
    </StaffPage>
  );
}
