import { docketPropose, docketTry } from "@time-event/contract/docket";
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
import { isOfTime, triedEffect } from "./tried-effect.ts";
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
  const stored: Values = {
    eventId,
    bib: "",
    rule: "",
    effect: { kind: "time", timeMs: 300_000 },
    stage: "",
    reason: "",
  };
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
  const { bib, effect, stage = "" } = form.values;
  const typed = useDeferredValue(bib.trim());
  const whose = useStaffQuery(docketTry, { eventId, bib: typed }, { enabled: typed !== "" });
  const stages = whose.data?.data.stages ?? [];
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
      <TextField
        label={m.bib}
        required
        inputMode="numeric"
        {...form.field("bib")}
        // another one may race in a category with other stages
        onChange={(next) => form.change({ bib: next, stage: "" })}
      />
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
          if (usual) form.change({ effect: usual, ...(!isOfTime(usual) && { stage: "" }) });
        }}
      />
      <EffectFields
        {...form.field("effect")}
        onChange={(next) => form.change({ effect: next, ...(!isOfTime(next) && { stage: "" }) })}
      />
      {isOfTime(effect) && (stages.length > 0 || stage !== "") && (
        <SelectField
          label={m.stage}
          hint={stage === "" ? m.stageNone : m.stageHint(stage)}
          options={stages.map((code) => ({ value: code, label: code }))}
          placeholder={m.wholeTime}
          clearable
          {...form.field("stage")}
          value={stage || null}
          onChange={(code) => form.change({ stage: code ?? "" })}
        />
      )}
      <TextField label={m.reason} hint={m.reasonHint} required {...form.field("reason")} />
      {typed !== "" && <WhatIf key={typed} tried={{ eventId, bib: typed, ...triedEffect(effect, stage) }} />}
    </EditorDrawer>
  );
}
