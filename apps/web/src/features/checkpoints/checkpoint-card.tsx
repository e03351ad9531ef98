import type { CheckpointProgress } from "@time-event/contract/checkpoints";
import { Link } from "react-router";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { useNow } from "../../lib/page/use-now.ts";
import { Chip } from "../../ui/chip/chip.tsx";
import { Progress } from "../../ui/progress/progress.tsx";
import { NameParts } from "../../ui/name/name-parts.tsx";
import { PersonName } from "../../ui/name/person-name.tsx";
import { checkpointsMessages } from "./checkpoints.messages.ts";

interface CheckpointCardProps {
  readonly event: string;
  readonly timeZone: string;
  readonly checkpoint: CheckpointProgress;
  readonly started: boolean;
}

/** One checkpoint: where it is, how many have passed, who passed last. */
export function CheckpointCard({ event, timeZone, checkpoint, started }: CheckpointCardProps) {
  const m = useMessages(checkpointsMessages);
  const format = useFormat();
  const now = useNow(30_000);
  const { code, kind, distanceM, elevationM, cutoffAt, passed, expected, lastPassings } = checkpoint;
  const name = format.text(checkpoint.name) || code;
  const isOver = cutoffAt !== null && now !== null && now > cutoffAt;
  return (
    <li className="station">
      <div className="station__where">
        <span className="station__distance figures">{format.distance(distanceM)}</span>
        <h2 className="station__name">
          <NameParts name={name} />
        </h2>
        <p className="station__facts">
          <Chip tone={kind === "split" ? "neutral" : "primary"}>{m.kinds[kind]}</Chip>
          {elevationM !== null && <span>{m.elevation(format.number(elevationM))}</span>}
          {cutoffAt !== null && (
            <span className={isOver ? "station__cutoff station__cutoff--over" : "station__cutoff"}>
              {(isOver ? m.cutoffOver : m.cutoff)(format.instant(cutoffAt, timeZone))}
            </span>
          )}
        </p>
      </div>
      {started && (
        <div className="station__progress">
          <p className="figures" aria-label={m.passed(format.number(passed), format.number(expected))}>
            <strong className="station__passed">{format.number(passed)}</strong> {m.of(format.number(expected))}
          </p>
          <Progress label={m.passedLabel(name)} value={Math.min(passed, expected)} max={expected} />
        </div>
      )}
      {started && (
        <div className="station__last">
          <h3>{m.last}</h3>
          {lastPassings.length === 0 ? (
            <p className="soft">{m.none}</p>
          ) : (
            <ol role="list">
              {onceEach(lastPassings).map(({ bib, at, ...who }) => (
                <li key={`${bib} ${at}`} className="station__passing">
                  <span className="figures station__time">{format.clock(at, timeZone, true)}</span>
                  <span className="figures station__bib">{bib}</span>
                  <Link to={`/register/events/${event}/results/${encodeURIComponent(bib)}`} className="one-line">
                    <PersonName who={who} oneLine />
                  </Link>
                </li>
              ))}
            </ol>
          )}
        </div>
      )}
    </li>
  );
}

/** Keeps each player's latest passing only, because a mat reads a chip many times. */
function onceEach<Passing extends { readonly bib: string }>(latestFirst: readonly Passing[]): readonly Passing[] {
  return latestFirst.filter(({ bib }, at) => latestFirst.findIndex((other) => other.bib === bib) === at);
}
