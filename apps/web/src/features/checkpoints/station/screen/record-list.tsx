import type { ChainedRecord } from "@time-event/domain/stations/record-chain";
import { useFormat } from "../../../../lib/i18n/format.ts";
import { useMessages } from "../../../../lib/i18n/language.ts";
import { Button } from "../../../../ui/button/button.tsx";
import { Icon } from "../../../../ui/icon/icon.tsx";
import type { StationView } from "../station.ts";
import { clockTime } from "./clock-time.ts";
import { stationMessages } from "./station.messages.ts";

const shown = 12;

interface RecordListProps {
  readonly view: StationView;
  readonly onUndo: (record: ChainedRecord) => void;
}

/** What was entered here last, each with its way back. */
export function RecordList({ view, onUndo }: RecordListProps) {
  const m = useMessages(stationMessages);
  const format = useFormat();
  const records = view.records.filter(({ kind }) => kind !== "undo").slice(0, shown);
  return (
    <section className="marshal__part">
      <h2>{m.last}</h2>
      {records.length === 0 && <p className="soft">{m.noneYet}</p>}
      <ul role="list" className="marshal__rows">
        {records.map((record) => {
          const isUndone = view.undone.has(record.seq);
          const fate = view.fates.get(record.seq);
          const doubt = fate && fate in m.fates ? m.fates[fate as keyof typeof m.fates] : null;
          const isHeld = record.seq <= view.station.held;
          return (
            <li key={record.seq} className={isUndone ? "marshal__row marshal__row--undone" : "marshal__row"}>
              <b className="figures marshal__bib">{record.bib ?? "–"}</b>
              <span className="marshal__facts">
                <span className="figures">
                  {clockTime(record.at + view.offsetMs, view.station.list?.station.timeZone)}
                </span>
                <span className="soft">
                  {[
                    record.kind === "passing" ? null : m.kinds[record.kind],
                    record.reason && m.reasons[record.reason],
                    record.note,
                    isUndone ? m.undone : null,
                    doubt,
                    isHeld ? m.sent : m.notSent,
                  ]
                    .filter(Boolean)
                    .join(" · ")}
                </span>
              </span>
              {!isUndone && (
                <Button
                  look="quiet"
                  aria-label={m.undoOf(record.bib ?? format.number(record.seq))}
                  onClick={() => onUndo(record)}
                >
                  <Icon name="refresh" />
                  {m.undo}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
