import { type WaveForm, waveList } from "@time-event/contract/waves";
import { useStaffQuery } from "../../lib/api/use-staff-query.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { Chip } from "../../ui/chip/chip.tsx";
import { ListPanel } from "../../ui/staff/page/list-panel.tsx";
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
  return (
    <ListPanel
      title={m.waves}
      hint={m.hint}
      addLabel={m.add}
      noneText={m.noneText}
      query={list}
      rowClass="wave"
      row={({ categoryId, name, startsAt, taken, capacity }, { meta }) => {
        const category = meta.categories.find((each) => each.id === categoryId);
        const count = format.number(taken);
        return (
          <>
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
          </>
        );
      }}
      draft="wave"
      drawer={(wave, { data, meta }, ofList) => (
        <WaveDrawer
          eventId={eventId}
          wave={wave ?? newWave(meta.categories[0]?.id ?? 0, firstGunAt, data.length)}
          timeZone={meta.timeZone}
          categories={meta.categories}
          {...ofList}
        />
      )}
    />
  );
}

/** Waves are usually named by letters. */
function newWave(categoryId: number, startsAt: number, others: number): WaveForm {
  const letter = String.fromCodePoint(65 + (others % 26));
  return { categoryId, name: { th: `เวฟ ${letter}`, en: `Wave ${letter}` }, startsAt, capacity: null };
}
