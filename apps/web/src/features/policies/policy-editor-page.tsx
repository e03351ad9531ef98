import { policyGet } from "@time-event/contract/policies";
import { useParams } from "react-router";
import { useStaffQuery } from "../../lib/api/use-staff-query.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { Loaded } from "../../ui/staff/page/loaded.tsx";
import { StaffPage } from "../../ui/staff/page/staff-page.tsx";
import { policyMessages } from "./policies.messages.ts";
import { PolicyEditor } from "./policy-editor.tsx";
import { policyEditorMessages } from "./policy-editor.messages.ts";

export function Component() {
  const m = useMessages(policyEditorMessages);
  const { kinds } = useMessages(policyMessages);
  const format = useFormat();
  const id = Number(useParams()["id"]);
  const policy = useStaffQuery(policyGet, { id });
  const shown = policy.data?.data;
  const reload = async () => (await policy.refetch()).data?.data;
  return (
    <StaffPage title={shown ? format.text(shown.name) : m.title} lead={shown && kinds[shown.kind]}>
      <Loaded query={policy}>{({ data }) => <PolicyEditor key={id} policy={data} reload={reload} />}</Loaded>
    </StaffPage>
  );
}
