import "./policy-editor.css";
import { policySave, policyTemplateList } from "@time-event/contract/policies";
import { useNavigate } from "react-router";
import { useStaffAction } from "../../lib/api/use-staff-action.ts";
import { useStaffQuery } from "../../lib/api/use-staff-query.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { StaffDialog } from "../../ui/staff/dialog/staff-dialog.tsx";
import { useFailureText } from "../../ui/form/failure-text.ts";
import { Loaded } from "../../ui/staff/page/loaded.tsx";
import { policyMessages } from "./policies.messages.ts";
import { policyEditorMessages } from "./policy-editor.messages.ts";

/** The kinds of policies; a press on one makes a draft from its template and opens it. */
export function NewPolicyDialog({ onClose }: { readonly onClose: () => void }) {
  const m = useMessages(policyEditorMessages);
  const { kinds } = useMessages(policyMessages);
  const navigate = useNavigate();
  const failureText = useFailureText();
  const templates = useStaffQuery(policyTemplateList, {});
  const save = useStaffAction(policySave, {
    onSuccess: ({ data }) => void navigate(`/master/policies/${data.id}`),
  });
  return (
    <StaffDialog open title={m.newTitle} onClose={onClose}>
      <div className="new-policy">
        <p className="soft">{m.newLead}</p>
        <Loaded query={templates}>
          {({ data }) =>
            data.map(({ kind, name, text }) => (
              <button
                key={kind}
                type="button"
                className="new-policy__kind"
                disabled={save.isPending}
                onClick={() => save.mutate({ id: null, kind, name, draft: text, isDefault: false, revision: 0 })}
              >
                <strong>{kinds[kind]}</strong>
                <span>{m.kindHints[kind]}</span>
              </button>
            ))
          }
        </Loaded>
        <span role="alert" className="staff-field__error">
          {save.error && failureText(save.error).join(" ")}
        </span>
      </div>
    </StaffDialog>
  );
}
