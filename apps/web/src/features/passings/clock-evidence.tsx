import { type ClockEstimate, clockEstimate } from "@time-event/contract/clocks";
import type { ParamsOf } from "@time-event/contract/endpoint";
import { useStaffQuery } from "../../lib/api/use-staff-query.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { Button } from "../../ui/staff/control/button.tsx";
import { Loaded } from "../../ui/staff/page/loaded.tsx";
import { clocksMessages } from "./clocks.messages.ts";
import { OffsetPicture } from "./offset-picture.tsx";
import { offsetText } from "./offset-text.ts";

interface ClockEvidenceProps {
  readonly asked: ParamsOf<typeof clockEstimate>;
  readonly onUse: (offsetMs: number) => void;
}

/** What is known of a clock: what people say who passed it and other points, and what a phone measured itself. */
export function ClockEvidence({ asked, onUse }: ClockEvidenceProps) {
  const m = useMessages(clocksMessages);
  const query = useStaffQuery(clockEstimate, asked, { placeholderData: (shown) => shown });
  return (
    <Loaded query={query}>
      {({ data }) => (
        <>
          {data.measured.length > 0 && (
            <section aria-label={m.measuredTitle}>
              <h3>{m.measuredTitle}</h3>
              <OffsetPicture points={data.measured} label={m.measuredTitle} />
              <p className="soft">{m.measuredHint}</p>
            </section>
          )}
          <section aria-label={m.estimate}>
            <h3>{m.estimate}</h3>
            <Estimated estimate={data} onUse={onUse} />
          </section>
        </>
      )}
    </Loaded>
  );
}

interface EstimatedProps {
  readonly estimate: ClockEstimate;
  readonly onUse: ClockEvidenceProps["onUse"];
}

/** A median of people that differ by seconds has no milliseconds. */
const widelySpreadMs = 2_000;

function Estimated({ estimate, onUse }: EstimatedProps) {
  const m = useMessages(clocksMessages);
  const format = useFormat();
  const { pairs, offsetMs, lowMs, highMs, people, evidence } = estimate;
  if (offsetMs === null || lowMs === null || highMs === null) return <p>{m.tooFew(format.number(pairs))}</p>;
  const stepMs = highMs - lowMs >= widelySpreadMs ? 1_000 : 1;
  const rounded = (ms: number) => Math.round(ms / stepMs) * stepMs;
  const shown = (ms: number) => offsetText(rounded(ms));
  const said = m.estimated(format.number(pairs), shown(offsetMs), shown(lowMs), shown(highMs));
  return (
    <>
      <OffsetPicture points={people} middle={{ offsetMs, lowMs, highMs }} label={said} />
      <p className="clock-said">
        <span>{said}</span>{" "}
        <Button
          type="button"
          outlined
          size="small"
          icon="pi pi-check"
          label={m.use}
          onClick={() => onUse(rounded(offsetMs))}
        />
      </p>
      <p className={evidence === "beyond" ? "clock-doubt" : "soft"}>{m.evidence[evidence]}</p>
      <p className="soft">{m.estimateHint}</p>
    </>
  );
}
