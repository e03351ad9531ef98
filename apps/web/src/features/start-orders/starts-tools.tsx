import type { ListedStarter } from "@time-event/contract/start-orders";
import { type DoubtfulLine, moveStarts, type Starts, typeStarts } from "@time-event/domain/start-order/change-starts";
import { arabicDigits } from "@time-event/domain/text/arabic-digits";
import { readStartLines } from "@time-event/domain/start-order/typed-start";
import { useState } from "react";
import { useDraftState } from "../../lib/drafts/use-draft.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { Button } from "../../ui/staff/control/button.tsx";
import { DateTimeField } from "../../ui/staff/date/date-time-field.tsx";
import { TextAreaField, TextField } from "../../ui/staff/field/text-field.tsx";
import { Panel } from "../../ui/staff/page/panel.tsx";
import { startOrdersMessages } from "./start-orders.messages.ts";

interface StartsToolsProps {
  readonly starts: Starts;
  readonly starters: readonly ListedStarter[];
  readonly gunAt: number;
  readonly timeZone: string;
  readonly onChange: (starts: Starts) => void;
}

/** Changes a list by hand: single starts, all from a time on, or nobody any more. */
export function StartsTools({ starts, starters, gunAt, timeZone, onChange }: StartsToolsProps) {
  const m = useMessages(startOrdersMessages);
  const format = useFormat();
  const [lines, setLines] = useDraftState("starts-typed", "");
  const [doubts, setDoubts] = useState<readonly DoubtfulLine[]>([]);
  const [from, setFrom] = useState<number | null>(gunAt);
  const [by, setBy] = useDraftState("starts-moved", "");
  const bySeconds = arabicDigits(by).trim();
  const byMs = /^[+-]?\d{1,5}$/.test(bySeconds) ? Number(bySeconds) * 1_000 : 0;
  return (
    <div className="start-order__hand">
      <Panel title={m.typeTitle} hint={m.typeHint}>
        <TextAreaField label={m.lines} name="lines" value={lines} onChange={setLines} />
        {doubts.length > 0 && (
          <ul role="alert" className="start-order__doubts">
            {doubts.slice(0, 20).map(({ line, bib, doubt }) => (
              <li key={line}>{m.doubts[doubt](format.number(line), bib)}</li>
            ))}
          </ul>
        )}
        <Button
          type="button"
          outlined
          label={m.take}
          disabled={lines.trim() === ""}
          onClick={() => {
            const typed = typeStarts(starts, readStartLines(lines), starters, { timeZone, gunAt });
            setDoubts(typed.doubts);
            onChange(typed.starts);
          }}
        />
      </Panel>
      <Panel title={m.moveTitle} hint={m.moveHint}>
        <DateTimeField seconds label={m.from} name="from" timeZone={timeZone} value={from} onChange={setFrom} />
        <TextField label={`${m.by} (${m.seconds})`} name="by" inputMode="text" value={by} onChange={setBy} />
        <div className="row">
          <Button
            type="button"
            outlined
            label={m.move}
            disabled={byMs === 0 || from === null || Number.isNaN(from)}
            onClick={() => onChange(moveStarts(starts, { from: from ?? 0, byMs }))}
          />
          <Button
            type="button"
            text
            severity="danger"
            label={m.clear}
            onClick={() => onChange(new Map(starters.map(({ entryId }) => [entryId, null])))}
          />
        </div>
      </Panel>
    </div>
  );
}
