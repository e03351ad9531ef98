import type { BodyOf } from "@time-event/contract/endpoint";
import type { StaffEventType } from "@time-event/contract/event-types";
import { type PenaltyRule, penaltyRuleDelete, penaltyRuleSave } from "@time-event/contract/penalty-rules";
import { useState } from "react";
import { useStaffAction } from "../../lib/api/use-staff-action.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { BothLanguagesField } from "../../ui/staff/field/both-languages-field.tsx";
import { MultiSelectField } from "../../ui/staff/field/multi-select-field.tsx";
import { SwitchField } from "../../ui/staff/field/switch-field.tsx";
import { TextField } from "../../ui/staff/field/text-field.tsx";
import { EditorDrawer } from "../../ui/staff/form/editor-drawer.tsx";
import { useForm } from "../../ui/form/use-form.ts";
import { EffectFields } from "./effect-fields.shared.tsx";
import { penaltyRuleMessages } from "./penalty-rules.messages.ts";

type Values = BodyOf<typeof penaltyRuleSave>;

interface PenaltyRuleDrawerProps {
  /** Null: a new one. */
  readonly rule: PenaltyRule | null;
  readonly types: readonly StaffEventType[];
  readonly reload: () => Promise<readonly PenaltyRule[]>;
  readonly onClose: () => void;
}

const blank: Values = {
  code: "",
  name: { th: "", en: "" },
  effect: { kind: "time", timeMs: 300_000 },
  eventTypes: [],
  active: true,
  revision: 0,
};
/** The fields of a row that staff edit. */
const valuesOf = (row: PenaltyRule): Values => penaltyRuleSave.body.parse(row);
export function PenaltyRuleDrawer({ rule, types, reload, onClose }: PenaltyRuleDrawerProps) {
  const m = useMessages(penaltyRuleMessages);
  const format = useFormat();
  const save = useStaffAction(penaltyRuleSave);
  const remove = useStaffAction(penaltyRuleDelete);
  const [stored] = useState(() => (rule ? valuesOf(rule) : blank));
  const form = useForm<Values>({
    draft: `penalty-rule ${rule?.code ?? "new"}`,
    stored,
    schema: penaltyRuleSave.body,
    words: m.refusals,
    save: async (values) => valuesOf((await save.mutateAsync(values)).data),
  });
  const { code } = form.values;
  const removal = rule && {
    question: m.deleteQuestion(format.text(rule.name)),
    remove: () => remove.mutateAsync({ code, revision: form.stored.revision }),
    words: (inUse: number) => ({ in_use: m.inUse(inUse) }),
  };
  const sports = form.field("eventTypes");
  return (
    <EditorDrawer
      title={rule ? format.text(rule.name) : m.addTitle}
      form={form}
      words={m.refusals}
      conflict={{
        reload: async () => (await reload()).map(valuesOf).find((each) => each.code === code),
        labels: { name: m.name, effect: m.effect, eventTypes: m.sports, active: m.active },
      }}
      removal={removal}
      send={save.mutateAsync}
      onClose={onClose}
    >
      <BothLanguagesField label={m.name} required {...form.field("name")} />
      <TextField label={m.code} hint={m.codeHint} required disabled={rule !== null} {...form.field("code")} />
      <EffectFields {...form.field("effect")} />
      <MultiSelectField
        label={m.sports}
        hint={m.sportsHint}
        options={types.map((type) => ({ value: type.code, label: format.text(type.name) }))}
        {...sports}
        onChange={(chosen) => sports.onChange([...chosen])}
      />
      <SwitchField label={m.active} hint={m.activeHint} {...form.field("active")} />
    </EditorDrawer>
  );
}
