import { eventTypeList } from "@time-event/contract/event-types";
import { type PenaltyRule, penaltyRuleList, penaltyRuleOrder } from "@time-event/contract/penalty-rules";
import { formatRaceTime } from "@time-event/domain/time/race-time";
import { useStaffAction } from "../../lib/api/use-staff-action.ts";
import { useStaffQuery } from "../../lib/api/use-staff-query.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { ActiveChip } from "../../ui/staff/page/active-chip.tsx";
import { EditableList } from "../../ui/staff/page/editable-list.tsx";
import type { Column } from "../../ui/staff/table/table-props.ts";
import { PenaltyRuleDrawer } from "./penalty-rule-drawer.tsx";
import { penaltyRuleMessages } from "./penalty-rules.messages.ts";

export function Component() {
  const m = useMessages(penaltyRuleMessages);
  const format = useFormat();
  const rules = useStaffQuery(penaltyRuleList, {});
  const types = useStaffQuery(eventTypeList, {}).data?.data ?? [];
  const order = useStaffAction(penaltyRuleOrder);
  const reload = async () => (await rules.refetch()).data?.data ?? [];
  const nameOf = ({ name }: PenaltyRule) => format.text(name);
  const typeName = (code: string) =>
    format.text(types.find((type) => type.code === code)?.name ?? { th: code, en: "" });
  const costOf = ({ effect }: PenaltyRule) => {
    if (effect.kind === "time") return m.timeOf(formatRaceTime(effect.timeMs, "half"));
    if (effect.kind === "bonus") return m.bonusOf(formatRaceTime(effect.timeMs, "half"));
    if (effect.kind === "places") return m.placesOf(effect.placesLost);
    return effect.kind === "laps" ? m.lapsOf(effect.laps) : m.effects[effect.kind];
  };
  const columns: Column<PenaltyRule>[] = [
    { key: "name", header: m.name, cell: nameOf },
    { key: "code", header: m.code, cell: ({ code }) => <code>{code}</code>, wideOnly: true },
    { key: "effect", header: m.effect, cell: (rule) => <span className="figures">{costOf(rule)}</span> },
    {
      key: "eventTypes",
      header: m.sports,
      cell: ({ eventTypes }) => eventTypes.map(typeName).join(", ") || <span className="soft">{m.allSports}</span>,
      wideOnly: true,
    },
    { key: "penalties", header: m.penalties, cell: ({ penalties }) => format.number(penalties), align: "end" },
    { key: "active", header: m.state, cell: ({ active }) => <ActiveChip active={active} /> },
  ];
  return (
    <EditableList
      draft="penalty-rule"
      title={m.title}
      lead={m.lead}
      addLabel={m.add}
      searchLabel={m.search}
      query={rules}
      columns={columns}
      keyOf={({ code }) => code}
      nameOf={nameOf}
      textsOf={({ code, name }) => [code, name.th, name.en]}
      saveOrder={(codes) => order.mutateAsync({ codes })}
      emptyIcon="flag"
      emptyTitle={m.emptyTitle}
      emptyText={m.emptyText}
      editor={(rule, close) => (
        <PenaltyRuleDrawer key={rule?.code} rule={rule} types={types} reload={reload} onClose={close} />
      )}
    />
  );
}
