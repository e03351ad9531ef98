import type { CategoryOnBoard } from "@time-event/contract/race-control";
import type { Text } from "@time-event/contract/fields";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { useEvent } from "../events/use-event.shared.ts";
import { controlMessages } from "./control.messages.ts";

interface CategoryFlowProps {
  readonly category: CategoryOnBoard;
  readonly checkpoints: readonly { readonly code: string; readonly name: Text }[];
}

/** One category: its counts, and how far it has come, point by point. */
export function CategoryFlow({ category, checkpoints }: CategoryFlowProps) {
  const m = useMessages(controlMessages);
  const format = useFormat();
  const { timeZone } = useEvent();
  const { code, name, gunAt, count, overdue, points, mostLaps } = category;
  const nameOf = (checkpoint: string) => {
    const found = checkpoints.find((each) => each.code === checkpoint);
    return (found && format.text(found.name)) || checkpoint;
  };
  const counts = [
    ["started", count.started],
    ["onCourse", count.onCourse],
    ["finished", count.finished],
    ["out", count.out],
    ["notSeen", count.notSeen],
  ] as const;
  return (
    <article className="category-flow" aria-label={format.text(name) || code}>
      <header>
        <h3>{format.text(name) || code}</h3>
        <small className="soft figures">
          {m.gun(format.clock(gunAt, timeZone))}
          {mostLaps !== null && ` · ${m.laps(format.number(mostLaps))}`}
        </small>
      </header>
      <dl className="category-flow__counts">
        {counts.map(([term, number]) => (
          <div key={term}>
            <dt>{m[term]}</dt>
            <dd className="figures">{format.number(number)}</dd>
          </div>
        ))}
        {overdue > 0 && (
          <div data-alarm>
            <dt>{m.overdue}</dt>
            <dd className="figures">{format.number(overdue)}</dd>
          </div>
        )}
      </dl>
      {points.length > 0 && (
        <ol className="category-flow__points">
          {points.map(({ checkpoint, passed, missed, toCome }, at) => (
            // a place may be passed several times
            <li key={`${checkpoint} ${at}`}>
              <span className="category-flow__place">{nameOf(checkpoint)}</span>
              <meter
                min={0}
                max={Math.max(1, count.started)}
                value={passed}
                aria-label={`${nameOf(checkpoint)}: ${m.passed(format.number(passed))}`}
              />
              <span className="figures">
                <strong>{format.number(passed)}</strong>
                {toCome > 0 && <span className="category-flow__more soft">{m.toCome(format.number(toCome))}</span>}
                {missed > 0 && (
                  <span className="category-flow__more category-flow__missed">{m.missed(format.number(missed))}</span>
                )}
              </span>
            </li>
          ))}
        </ol>
      )}
    </article>
  );
}
