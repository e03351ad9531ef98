import "./kits.css";
import { kitBoard, kitFind, type KitPerson } from "@time-event/contract/kits";
import { useEffect, useRef, useState } from "react";
import { useParams } from "react-router";
import { useStaffQuery } from "../../lib/api/use-staff-query.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { TextField } from "../../ui/staff/field/text-field.tsx";
import { Loaded } from "../../ui/staff/page/loaded.tsx";
import { Panel } from "../../ui/staff/page/panel.tsx";
import { toast } from "../../ui/staff/toast/toast.ts";
import { FoundPeople } from "./found-people.tsx";
import { HandOutCard } from "./hand-out-card.tsx";
import { KitProgress } from "./kit-progress.tsx";
import { KitSearch } from "./kit-search.tsx";
import { kitsMessages } from "./kits.messages.ts";
import { LastKits } from "./last-kits.tsx";
import { useDeskName } from "./use-desk-name.ts";

/** Other desks hand out, too. */
const askEveryMs = 15_000;

function focusIn(element: HTMLElement | null): void {
  element?.querySelector("input")?.focus();
}

/** The desk at which kits are handed out: one key finds, one key hands out. */
export function Component() {
  const m = useMessages(kitsMessages);
  const format = useFormat();
  const eventId = Number(useParams()["eventId"]);
  const field = useRef<HTMLSpanElement>(null);
  const [text, setText] = useState("");
  const [asked, setAsked] = useState({ text: "", at: 0 });
  const latest = useRef(asked);
  useEffect(() => void (latest.current = asked), [asked]);
  const [chosen, setChosen] = useState<number | null>(null);
  const [desk, setDesk] = useDeskName();
  const board = useStaffQuery(kitBoard, { eventId }, { refetchInterval: askEveryMs });
  const found = useStaffQuery(
    kitFind,
    { eventId, text: asked.text },
    { enabled: asked.text !== "", staleTime: 0, gcTime: 0 },
  );
  useEffect(() => focusIn(field.current), []);
  function find(wanted: string): void {
    setChosen(null);
    if (wanted === asked.text) void found.refetch();
    setAsked({ text: wanted, at: Date.now() });
  }
  function reset(): void {
    setText("");
    askNobody();
  }
  function askNobody(): void {
    setAsked({ text: "", at: 0 });
    setChosen(null);
    focusIn(field.current);
  }
  function done(people: readonly KitPerson[], tookMs: number): void {
    const who = people.map(({ bib, name }) => bib || name).join(", ");
    toast({ severity: "success", summary: m.done(who, format.number(Math.max(1, Math.round(tookMs / 1000)))) });
    // whoever is quick types the next one by now, or has asked for it
    if (latest.current !== asked) return;
    setText((now) => (now.trim() === asked.text ? "" : now));
    askNobody();
  }
  return (
    <div className="kit-desk">
      <div className="kit-desk__work">
        <Panel>
          <p className="soft">{m.lead}</p>
          <KitSearch {...{ field, text }} isBusy={found.isFetching} onText={setText} onFind={find} />
          {asked.text !== "" && (
            <Loaded query={found}>
              {({ data, meta }) => {
                const one = data.find(({ entryId }) => entryId === chosen);
                if (data.length === 0) {
                  return (
                    <EmptyState icon="search" title={meta.orderState ? m.orderStates[meta.orderState] : m.nobody}>
                      {meta.orderState ? null : m.nobodyHint}
                    </EmptyState>
                  );
                }
                const isList = meta.by === "name" && data.length > 1 && !one;
                if (isList)
                  return <FoundPeople people={data} more={meta.more} onChoose={(who) => setChosen(who.entryId)} />;
                return (
                  <HandOutCard
                    // somebody else's card begins anew
                    key={`${asked.text} ${asked.at} ${chosen}`}
                    {...{ eventId, desk }}
                    people={one ? [one] : data}
                    hasChips={meta.hasChips}
                    askedAt={asked.at}
                    onDone={done}
                    onCancel={reset}
                    onRefused={() => void found.refetch()}
                  />
                );
              }}
            </Loaded>
          )}
        </Panel>
        <Loaded query={board}>{({ data }) => <LastKits {...{ eventId, desk }} last={data.last} />}</Loaded>
      </div>
      <div className="kit-desk__side">
        <Loaded query={board}>{({ data }) => <KitProgress eventId={eventId} board={data} />}</Loaded>
        <Panel>
          <TextField label={m.desk} hint={m.deskHint} name="desk" maxLength={60} value={desk} onChange={setDesk} />
        </Panel>
      </div>
    </div>
  );
}
