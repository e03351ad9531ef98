import { awardRulesSave, type CategoryAwards } from "@time-event/contract/awards";
import { awardKinds, podium } from "@time-event/domain/awards/award-rules";
import { useState } from "react";
import { useStaffAction } from "../../lib/api/use-staff-action.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { useForm } from "../../ui/form/use-form.ts";
import { NumberField } from "../../ui/staff/field/number-field.tsx";
import { SwitchField } from "../../ui/staff/field/switch-field.tsx";
import { fieldOf } from "../../ui/staff/form/editing.ts";
import { EditorDrawer } from "../../ui/staff/form/editor-drawer.tsx";
import { awardsMessages } from "./awards.messages.ts";

interface AwardRulesDrawerProps {
  readonly eventId: number;
  readonly category: CategoryAwards;
  readonly reload: () => Promise<CategoryAwards | undefined>;
  readonly onClose: () => void;
}

type Rules = CategoryAwards["rules"];

/** How many places of each ranking of a category win, and whether winners leave the lower prizes. */
export function AwardRulesDrawer({ eventId, category, reload, onClose }: AwardRulesDrawerProps) {
  const m = useMessages(awardsMessages);
  const format = useFormat();
  const { code, name, hasAgeGroups, hasTeams, rankings } = category;
  const save = useStaffAction(awardRulesSave);
  const valuesOf = ({ changedAt: _at, changedBy: _by, ...rules }: Rules) => ({ eventId, category: code, ...rules });
  const [stored] = useState(() => valuesOf(category.rules));
  const form = useForm({
    draft: `award-rules ${eventId} ${code}`,
    stored,
    schema: awardRulesSave.body,
    save: async (values) => valuesOf((await save.mutateAsync(values)).data),
  });
  const kinds = awardKinds
    .filter((kind) => kind !== "named")
    .filter((kind) => (kind !== "ageGroup" || hasAgeGroups) && (kind !== "team" || hasTeams));
  return (
    <EditorDrawer
      title={m.rulesOf(format.text(name) || code)}
      form={form}
      conflict={{
        reload: async () => {
          const now = await reload();
          return now && valuesOf(now.rules);
        },
        labels: { ...m.rankings, rankings: m.namedRankings, winnersLeave: m.winnersLeave },
      }}
      removal={null}
      undoable
      onClose={onClose}
    >
      <p>
        {m.rulesLead} {category.rules.revision === 0 && m.usual}
      </p>
      {kinds.map((kind) => {
        const field = fieldOf(form, kind);
        return (
          <NumberField
            key={kind}
            label={m.rankings[kind]}
            unit={m.unit}
            {...field}
            onChange={(count) => field.onChange(count ?? 0)}
          />
        );
      })}
      {rankings.map(({ code: ranking, name: rankingName }) => (
        <NumberField
          key={`named ${ranking}`}
          label={format.text(rankingName) || ranking}
          unit={m.unit}
          name={`rankings.${ranking}`}
          value={form.values.rankings[ranking] ?? podium}
          error={form.errorAt(`rankings.${ranking}`)}
          onChange={(count) => form.change({ rankings: { ...form.values.rankings, [ranking]: count ?? 0 } })}
        />
      ))}
      <SwitchField label={m.winnersLeave} {...fieldOf(form, "winnersLeave")} />
    </EditorDrawer>
  );
}
