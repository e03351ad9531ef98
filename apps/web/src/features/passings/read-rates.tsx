import { type ReadRate, readRateList } from "@time-event/contract/reads";
import { useStaffQuery } from "../../lib/api/use-staff-query.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { Panel } from "../../ui/staff/page/panel.tsx";
import { useEvent } from "../events/use-event.shared.ts";
import { readsMessages } from "./reads.messages.ts";

const askEveryMs = 15_000;
const barHeight = 20;

interface ReadRatesProps {
  readonly eventId: number;
  /** The checkpoint whose reads are shown; empty: all. */
  readonly checkpoint: string;
  readonly onChoose: (checkpoint: string) => void;
}

/** How many reads each checkpoint had as time went on, one row each: a mat that missed is a gap in its row. */
export function ReadRates({ eventId, checkpoint, onChoose }: ReadRatesProps) {
  const m = useMessages(readsMessages);
  const format = useFormat();
  const { timeZone } = useEvent();
  const reply = useStaffQuery(readRateList, { eventId }, { refetchInterval: askEveryMs }).data;
  if (!reply?.meta.time) return null;
  const { fromAt, stepMs } = reply.meta.time;
  const steps = reply.data[0]?.counts.length ?? 0;
  const ticks = [0, 1, 2, 3, 4].map((quarter) => fromAt + (quarter * steps * stepMs) / 4);
  return (
    <Panel title={m.pictureTitle}>
      <p className="soft">{m.pictureHint}</p>
      <div className="read-rates">
        {reply.data.map((rate) => (
          <RateRow
            key={rate.checkpoint}
            rate={rate}
            isChosen={rate.checkpoint === checkpoint}
            onChoose={() => onChoose(rate.checkpoint === checkpoint ? "" : rate.checkpoint)}
          />
        ))}
        <span />
        <div className="read-rates__ticks figures" aria-hidden="true">
          {ticks.map((at) => (
            <span key={at}>{format.clock(at, timeZone)}</span>
          ))}
        </div>
      </div>
    </Panel>
  );
}

interface RateRowProps {
  readonly rate: ReadRate;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function RateRow({ rate: { checkpoint, name, counts }, isChosen, onChoose }: RateRowProps) {
  const m = useMessages(readsMessages);
  const format = useFormat();
  const most = Math.max(1, ...counts);
  const total = counts.reduce((sum, count) => sum + count, 0);
  const label = m.ofCheckpoint(format.text(name) || checkpoint, format.number(total), format.number(most));
  return (
    <>
      <button type="button" className="read-rates__name" aria-pressed={isChosen} onClick={onChoose}>
        <span>{format.text(name) || checkpoint}</span> <small className="figures">{format.number(total)}</small>
      </button>
      <svg viewBox={`0 0 ${counts.length} ${barHeight}`} preserveAspectRatio="none" role="img" aria-label={label}>
        {counts.map((count, at) => {
          const height = count === 0 ? 0 : Math.max(2, (count / most) * barHeight);
          // each step of the time has its place
          return <rect key={String(at)} x={at} y={barHeight - height} width={1} height={height} />;
        })}
      </svg>
    </>
  );
}
