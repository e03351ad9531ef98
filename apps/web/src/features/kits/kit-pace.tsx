import type { KitBoard } from "@time-event/contract/kits";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { useEvent } from "../events/use-event.shared.ts";
import { kitsMessages } from "./kits.messages.ts";

const height = 40;

/** A bar for each quarter of an hour in which kits were handed out. */
export function KitPace({ quarters }: Pick<KitBoard, "quarters">) {
  const m = useMessages(kitsMessages);
  const format = useFormat();
  const { timeZone } = useEvent();
  const most = Math.max(1, ...quarters.map(({ handedOut }) => handedOut));
  const [from, to] = [quarters[0]!.from, quarters.at(-1)!.from];
  const label = m.quartersOf(format.number(most), format.clock(from, timeZone), format.clock(to, timeZone));
  return (
    <figure className="kit-pace">
      <figcaption>{m.quarters}</figcaption>
      <svg viewBox={`0 0 ${quarters.length * 10} ${height}`} preserveAspectRatio="none" role="img" aria-label={label}>
        {quarters.map(({ from: start, handedOut }, at) => {
          const tall = Math.max(1, (handedOut / most) * height);
          return <rect key={start} x={at * 10 + 1} y={height - tall} width={8} height={tall} />;
        })}
      </svg>
      <p className="soft figures" aria-hidden="true">
        <span>{format.clock(from, timeZone)}</span>
        <span>{format.clock(to, timeZone)}</span>
      </p>
    </figure>
  );
}
