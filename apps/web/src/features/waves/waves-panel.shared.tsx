import { type Wave, type WaveForm, waveList } from "@time-event/contract/waves";
import { useState } from "react";
import { useReopened } from "../../lib/drafts/use-draft.ts";
import { useStaffQuery } from "../../lib/api/use-staff-query.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { Chip } from "../../ui/chip/chip.tsx";
import { Button } from "../../ui/staff/control/button.tsx";
import { Changes } from "../../ui/staff/form/read-only.tsx";
import { Loaded } from "../../ui/staff/page/loaded.tsx";
import { Panel } from "../../ui/staff/page/panel.tsx";
import { WaveDrawer } from "./wave-drawer.tsx";
import { wavesMessages } from "./waves.messages.ts";
import "./waves.css";

interface WavesPanelProps {
  readonly eventId: number;
  /** When the first category starts: where a new wave begins. */
  readonly firstGunAt: number;
}

/** The groups of an event's categories that start one after another, each with how full it is. */
export function WavesPanel({ eventId, firstGunAt }: WavesPanelProps) {
  const m = useMessages(wavesMessages);
  const format = useFormat();
  const list = useStaffQuery(waveList, { eventId });
  const [opened, setOpened] = useState<Wave | "new" | null>(null);
  useReopened("wave", list.data?.data, ({ id }) => id, setOpened);
  return (
    <Panel
      title={m.waves}
      hint={m.hint}
      actions={
        <Changes>
          <Button type="button" icon="pi pi-plus" label={m.add} onClick={() => setOpened("new")} />
        </Changes>
      }
    >
      <Loaded query={list}>
        {({ data, meta }) => (
          <>
            {data.length === 0 && <p className="soft">{m.noneText}</p>}
            <ul role="list" aria-label={m.waves}>
              {data.map((wave) => {
                const { id, categoryId, name, startsAt, taken, capacity } = wave;
                const category = meta.categories.find((each) => each.id === categoryId);
                const count = format.number(taken);
                return (
                  <li key={id}>
                    <button type="button" className="wave" onClick={() => setOpened(wave)}>
                      <span className="wave__name">
                        <b>{format.text(name)}</b>
                        <small className="figures">
                          {category?.code} · {format.instant(startsAt, meta.timeZone)}
                        </small>
                      </span>
                      <span className="row figures">
                        {capacity !== null && taken >= capacity && <Chip tone="warn">{m.full}</Chip>}
                        {capacity === null ? count : m.placesOf(count, format.number(capacity))}
                      </span>
                    </button>
                  </li>
                );
              })}
            </ul>
            {opened && (
              <WaveDrawer
                eventId={eventId}
                wave={opened === "new" ? newWave(meta.categories[0]?.id ?? 0, firstGunAt, data.length) : opened}
                timeZone={meta.timeZone}
                categories={meta.categories}
                onClose={() => setOpened(null)}
                reload={async () => (await list.refetch()).data!.data}
              />
            )}
          </>
        )}
      </Loaded>
    </Panel>
  );
}

/** Waves are usually named by letters. */
function newWave(categoryId: number, startsAt: number, others: number): WaveForm {
  const letter = String.fromCodePoint(65 + (others % 26));
  return { categoryId, name: { th: `เวฟ ${letter}`, en: `Wave ${letter}` }, startsAt, capacity: null };
}
