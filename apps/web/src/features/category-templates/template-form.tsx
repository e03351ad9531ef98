import type { CategoryRulesForm } from "@time-event/contract/categories";
import { categoryTemplateDelete, categoryTemplateSave } from "@time-event/contract/category-templates";
import type { Text } from "@time-event/contract/fields";
import { bibRangeProblems } from "@time-event/domain/bibs/bib-range";
import { categoryRuleProblems } from "@time-event/domain/category/category-problems";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { useStaffAction } from "../../lib/api/use-staff-action.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { BothLanguagesField } from "../../ui/staff/field/both-languages-field.tsx";
import { DeleteButton } from "../../ui/staff/form/delete-button.tsx";
import type { Editing } from "../../ui/staff/form/editing.ts";
import { FormFrame } from "../../ui/staff/form/form-frame.tsx";
import { ruledBy } from "../../ui/form/ruled-by.ts";
import { useForm } from "../../ui/form/use-form.ts";
import { Panel } from "../../ui/staff/page/panel.tsx";
import { TemplateRaceRules } from "../categories/editor/template-race-rules.shared.tsx";
import { RulesSections, useRulesWords } from "../categories/rules/rules-sections.shared.tsx";
import { categoryTemplatesMessages } from "./category-templates.messages.ts";

export interface TemplateValues {
  readonly id: number | null;
  readonly revision: number;
  readonly name: Text;
  readonly definition: CategoryRulesForm;
}

interface TemplateFormProps {
  readonly stored: TemplateValues;
  readonly listHref: string;
  readonly reload: () => Promise<TemplateValues>;
}

/** A template's name and rules, in the same sections as the form of a category. */
export function TemplateForm({ stored, listHref, reload }: TemplateFormProps) {
  const m = useMessages(categoryTemplatesMessages);
  const { words } = useRulesWords();
  const format = useFormat();
  const navigate = useNavigate();
  const remove = useStaffAction(categoryTemplateDelete);
  const save = useStaffAction(categoryTemplateSave);
  const form = useForm<TemplateValues>({
    draft: "template",
    stored,
    words,
    schema: ruledBy(categoryTemplateSave.body, ({ definition }) =>
      [...categoryRuleProblems(definition), ...bibRangeProblems(definition)].map(({ path, code }) => ({
        path: `definition.${path}`,
        code,
      })),
    ),
    save: async (values) => {
      const { id, revision, name, definition } = (await save.mutateAsync(values)).data;
      return { id, revision, name, definition };
    },
  });
  const createdId = stored.id === null ? form.stored.id : null;
  useEffect(() => {
    // not earlier: while the form still counts as changed, leaving it asks for confirmation
    if (createdId !== null) void navigate(`${listHref}/${createdId}`, { replace: true, preventScrollReset: true });
  }, [createdId, listHref, navigate]);
  const { id, revision } = stored;
  const editing: Editing<CategoryRulesForm> = {
    values: form.values.definition,
    change: (patch) => form.change({ definition: { ...form.values.definition, ...patch } }),
    errorAt: (path) => form.errorAt(`definition.${path}`),
  };
  return (
    <FormFrame
      undoable
      form={form}
      words={words}
      conflict={{ reload, labels: { name: m.name, definition: m.template } }}
      actions={
        id !== null && (
          <DeleteButton
            label={m.delete}
            question={m.deleteQuestion(format.text(stored.name))}
            deleted={m.deleted}
            remove={() => remove.mutateAsync({ id, revision })}
            onDeleted={() => void navigate(listHref)}
          />
        )
      }
    >
      <Panel title={m.about}>
        <BothLanguagesField label={m.name} hint={m.nameHint} required maxLength={120} {...form.field("name")} />
      </Panel>
      <RulesSections editing={editing} timeZone={null} />
      <TemplateRaceRules editing={editing} />
    </FormFrame>
  );
}
