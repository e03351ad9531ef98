import type { StartLine } from "@time-event/contract/start-line";
import { startLooks, startStates } from "@time-event/domain/start-line/start-state";
import type { ReactNode } from "react";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { TableToolbar } from "../../ui/staff/table/table-toolbar.tsx";
import { ToolbarSelect } from "../../ui/staff/table/toolbar-select.tsx";
import type { StartFilter } from "./start-filter.ts";
import { startLineMessages } from "./start-line.messages.ts";

interface StartToolbarProps {
  readonly categories: StartLine["categories"];
  readonly filters: Readonly<Record<StartFilter, string>>;
  readonly onFilter: (change: Partial<Record<StartFilter, string>>) => void;
  readonly actions: ReactNode;
}

const lateChoices = ["5", "10", "15", "30", "60"];

/** The filters of the list at the start. */
export function StartToolbar({ categories, filters, onFilter, actions }: StartToolbarProps) {
  const m = useMessages(startLineMessages);
  const format = useFormat();
  return (
    <TableToolbar
      search={filters.text}
      searchLabel={m.search}
      onSearch={(text) => onFilter({ text })}
      actions={actions}
    >
      <ToolbarSelect
        label={m.category}
        any={m.anyCategory}
        options={categories.map(({ code, name }) => ({ value: code, label: format.text(name) || code }))}
        value={filters.category}
        onChange={(category) => onFilter({ category })}
      />
      <ToolbarSelect
        label={m.state}
        any={m.anyState}
        options={startStates.map((state) => ({ value: state, label: m.states[state] }))}
        value={filters.state}
        onChange={(state) => onFilter({ state })}
      />
      <ToolbarSelect
        label={m.kit}
        any={m.anyKit}
        options={[
          { value: "yes", label: m.hasKit },
          { value: "no", label: m.noKit },
        ]}
        value={filters.kit}
        onChange={(kit) => onFilter({ kit })}
      />
      <ToolbarSelect
        label={m.look}
        any={m.anyLook}
        options={startLooks.map((look) => ({ value: look, label: m.looks[look] }))}
        value={filters.look}
        onChange={(look) => onFilter({ look })}
      />
      <ToolbarSelect
        label={m.lateAfter}
        any={m.minutes("20")}
        options={lateChoices.map((minutes) => ({ value: minutes, label: m.minutes(minutes) }))}
        value={filters.late}
        onChange={(late) => onFilter({ late })}
      />
    </TableToolbar>
  );
}
