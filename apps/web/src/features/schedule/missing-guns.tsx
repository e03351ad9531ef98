import type { ReplyOf } from "@time-event/contract/endpoint";
import type { ScheduleItem, scheduleList } from "@time-event/contract/schedule";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { Button } from "../../ui/staff/control/button.tsx";
import { Panel } from "../../ui/staff/page/panel.tsx";
import type { OpenedLine } from "./opened-line.ts";
import { gunTitle } from "./gun-title.ts";
import { scheduleMessages } from "./schedule.messages.ts";

interface MissingGunsProps {
  readonly items: readonly ScheduleItem[];
  readonly guns: ReplyOf<typeof scheduleList>["meta"]["guns"];
  readonly timeZone: string;
  readonly onAdd: (line: OpenedLine) => void;
}

/** Categories whose start is not in the schedule, each as a new line that staff only have to confirm. */
export function MissingGuns({ items, guns, timeZone, onAdd }: MissingGunsProps) {
  const m = useMessages(scheduleMessages);
  const format = useFormat();
  const times = new Set(items.map(({ startsAt }) => startsAt));
  const missing = guns.filter(({ gunAt }) => !times.has(gunAt));
  if (missing.length === 0) return null;
  return (
    <Panel title={m.guns}>
      <div className="gun-lines">
        {missing.map(({ gunAt, name }) => (
          <Button
            key={`${gunAt}-${name.th}`}
            type="button"
            outlined
            icon="pi pi-plus"
            label={m.addGun(format.text(name), format.clock(gunAt, timeZone))}
            onClick={() =>
              onAdd({
                id: null,
                begin: { startsAt: gunAt, title: gunTitle(name) },
              })
            }
          />
        ))}
      </div>
    </Panel>
  );
}
