import { docketPropose } from "@time-event/contract/docket";
import type { BodyOf } from "@time-event/contract/endpoint";
import { penaltyRuleList } from "@time-event/contract/penalty-rules";
import { useDeferredValue } from "react";
import { useStaffAction } from "../../lib/api/use-staff-action.ts";
import { useStaffQuery } from "../../lib/api/use-staff-query.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { useForm } from "../../ui/form/use-form.ts";
import { SelectField } from "../../ui/staff/field/select-field.tsx";
import { TextField } from "../../ui/staff/field/text-field.tsx";
import { EditorDrawer } from "../../ui/staff/form/editor-drawer.tsx";
import { EffectFields } from "../penalty-rules/effect-fields.shared.tsx";
import { penaltiesMessages } from "./penalties.messages.ts";
import { triedEffect } from "./tried-effect.ts";
import { WhatIf } from "./what-if.tsx";

type Values = BodyOf<typeof docketPropose>;

interface ProposeDrawerProps {
  readonly eventId: number;
  readonly onClose: () => void;
}

/** What an official saw, and what the penalty would change. */
export function ProposeDrawer({ eventId, onClose }: ProposeDrawerProps) {
  const m = useMessages(penaltiesMessages);
  const format = useFormat();
  const rules = useStaffQuery(penaltyRuleList, {}).data?.data.filter(({ active }) => active) ?? [];
  const save = useStaffAction(docketPropose);
  const stored: Values = { eventId, bib: "", rule: "", effect: { kind: "time", timeMs: 300_000 }, reason: "" };
  const form = useForm<Values>({
    draft: `penalty of ${eventId}`,
    stored,
    schema: docketPropose.body,
    words: m.refusals,
    save: async (values) => {
      await save.mutateAsync(values);
      return values;
    },
  });
  const { bib, effect } = form.values;
  const typed = useDeferredValue(bib.trim());
  const rule = form.field("rule");
  const options = rules.map(({ code, name }) => ({ value: code, label: format.text(name) }));
  return (
    <EditorDrawer
      title={m.propose}
      form={form}
      words={m.refusals}
      conflict={{ reload: async () => undefined, labels: {} }}
      removal={null}
      onClose={onClose}
    >
      <TextField label={m.bib} required inputMode="numeric" {...form.field("bib")} />
      <SelectField
        label={m.rule}
        options={options}
        placeholder={m.noRule}
        clearable
        {...rule}
        value={rule.value || null}
        onChange={(code) => {
          rule.onChange(code ?? "");
          const usual = rules.find((one) => one.code === code)?.effect;
          if (usual) form.field("effect").onChange(usual);
        }}
      />
      <EffectFields {...form.field("effect")} />
      <TextField label={m.reason} hint={m.reasonHint} required {...form.field("reason")} />
      {typed !== "" && <WhatIf key={typed} tried={{ eventId, bib: typed, ...triedEffect(effect) }} />}
    </EditorDrawer>
  );
}
