import "./policy-editor.css";
import type { BodyOf } from "@time-event/contract/endpoint";
import { policyKind } from "@time-event/contract/fields";
import { type Policy, policyDelete, policySave } from "@time-event/contract/policies";
import { useMemo } from "react";
import { useNavigate } from "react-router";
import { useStaffAction } from "../../lib/api/use-staff-action.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { BothLanguagesField } from "../../ui/staff/field/both-languages-field.tsx";
import { SelectField } from "../../ui/staff/field/select-field.tsx";
import { SwitchField } from "../../ui/staff/field/switch-field.tsx";
import { DeleteButton } from "../../ui/staff/form/delete-button.tsx";
import { FormFrame } from "../../ui/staff/form/form-frame.tsx";
import { useForm } from "../../ui/form/use-form.ts";
import { Panel } from "../../ui/staff/page/panel.tsx";
import { DraftPanel } from "./draft-panel.tsx";
import { policyMessages } from "./policies.messages.ts";
import { policyEditorMessages } from "./policy-editor.messages.ts";
import { VersionsPanel } from "./versions-panel.tsx";

type Values = BodyOf<typeof policySave>;

interface PolicyEditorProps {
  readonly policy: Policy;
  readonly reload: () => Promise<Policy | undefined>;
}

/** The fields of a policy that staff edit. */
const valuesOf = (row: Policy): Values => policySave.body.parse(row);
export function PolicyEditor({ policy, reload }: PolicyEditorProps) {
  const m = useMessages(policyEditorMessages);
  const { kinds } = useMessages(policyMessages);
  const format = useFormat();
  const navigate = useNavigate();
  const save = useStaffAction(policySave);
  const remove = useStaffAction(policyDelete);
  const stored = useMemo(() => valuesOf(policy), [policy]);
  const form = useForm<Values>({
    draft: "policy",
    stored,
    schema: policySave.body,
    words: m.refusals,
    save: async (values) => valuesOf((await save.mutateAsync(values)).data),
  });
  const isPublished = policy.versions.length > 0;
  const conflict = {
    reload: async () => {
      const theirs = await reload();
      return theirs && valuesOf(theirs);
    },
    labels: { kind: m.kind, name: m.name, draft: m.draft, isDefault: m.isDefault },
  };
  return (
    <div className="policy-editor">
      <FormFrame
        undoable
        form={form}
        words={m.refusals}
        conflict={conflict}
        saveLabel={m.saveDraft}
        actions={
          !isPublished && (
            <DeleteButton
              question={m.deleteQuestion(format.text(policy.name))}
              remove={() => remove.mutateAsync({ id: policy.id, revision: form.stored.revision })}
              onDeleted={() => void navigate("/master/policies")}
            />
          )
        }
      >
        <Panel title={m.details}>
          <BothLanguagesField label={m.name} hint={m.nameHint} required maxLength={120} {...form.field("name")} />
          <div className="form-grid">
            <SelectField
              label={m.kind}
              required
              hint={isPublished ? m.kindFixed : undefined}
              disabled={isPublished}
              options={policyKind.options.map((value) => ({ value, label: kinds[value] }))}
              {...form.field("kind")}
              onChange={(kind) => form.change({ kind: kind ?? form.values.kind })}
            />
            <SwitchField
              label={m.isDefault}
              hint={isPublished ? m.defaultHint : m.defaultUnpublished}
              disabled={!isPublished}
              {...form.field("isDefault")}
            />
          </div>
        </Panel>
        <DraftPanel {...form.field("draft")} />
      </FormFrame>
      <VersionsPanel policy={policy} draft={form.values.draft} saved={!form.dirty} />
    </div>
  );
}
