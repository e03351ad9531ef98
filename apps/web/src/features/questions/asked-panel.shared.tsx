import { eventAskedGet } from "@time-event/contract/event-asked";
import { personPartNames } from "@time-event/domain/entries/asked-of-person";
import { useState } from "react";
import { useStaffQuery } from "../../lib/api/use-staff-query.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { Button } from "../../ui/staff/control/button.tsx";
import { Changes } from "../../ui/staff/form/read-only.tsx";
import { Loaded } from "../../ui/staff/page/loaded.tsx";
import { Panel } from "../../ui/staff/page/panel.tsx";
import { AskedDrawer } from "./asked-drawer.tsx";
import { askedMessages } from "./asked.messages.ts";

/** What an event asks of each player beside name, gender and birth date: numbers of documents, address and so on. */
export function AskedPanel({ eventId }: { readonly eventId: number }) {
  const m = useMessages(askedMessages);
  const stored = useStaffQuery(eventAskedGet, { eventId });
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Panel
      title={m.title}
      hint={m.hint}
      actions={
        <Changes>
          <Button type="button" icon="pi pi-pencil" label={m.edit} onClick={() => setIsOpen(true)} />
        </Changes>
      }
    >
      <Loaded query={stored}>
        {({ data }) => (
          <>
            <dl className="asked">
              {(["required", "optional", "hidden"] as const).map((level) => {
                const parts = personPartNames.filter((part) => data[part] === level);
                return (
                  <div key={level}>
                    <dt>{m.levels[level]}</dt>
                    <dd>{parts.map((part) => m.parts[part]).join(" · ") || "–"}</dd>
                  </div>
                );
              })}
            </dl>
            {isOpen && (
              <AskedDrawer
                eventId={eventId}
                asked={data}
                onClose={() => setIsOpen(false)}
                reload={async () => (await stored.refetch()).data?.data ?? data}
              />
            )}
          </>
        )}
      </Loaded>
    </Panel>
  );
}
