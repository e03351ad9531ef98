import type { FolderReport } from "@time-event/contract/race-folder";
import { useFormat } from "../../../../lib/i18n/format.ts";
import { useMessages } from "../../../../lib/i18n/language.ts";
import { StaffEventState } from "../../staff-event-state.shared.tsx";
import { raceDoubtMessages } from "../race-doubts.messages.ts";
import { RaceDoubts } from "../race-doubts.tsx";
import { raceFolderMessages } from "../race-folder.messages.ts";

interface FolderPreviewProps {
  readonly report: FolderReport;
  readonly race: NonNullable<FolderReport["race"]>;
}

/** What the import of a folder would store. */
export function FolderPreview({ report: { unknown, unusedFiles }, race }: FolderPreviewProps) {
  const m = useMessages(raceFolderMessages);
  const doubtWords = useMessages(raceDoubtMessages);
  const format = useFormat();
  const remarks = [
    race.repeatedPassings > 0 && `${format.number(race.repeatedPassings)} ${m.facts.repeated}`,
    race.passingsOfNobody > 0 && `${format.number(race.passingsOfNobody)} ${m.facts.ofNobody}`,
  ].filter(Boolean);
  const facts = [
    [m.facts.days, format.days(race.startsOn, race.endsOn)],
    [m.facts.categories, format.number(race.categories)],
    [m.facts.entries, format.number(race.entries)],
    [m.facts.passings, [format.number(race.passings), ...remarks].join(" · ")],
    [m.facts.penalties, format.number(race.penalties)],
    ...(race.newEventType === null ? [] : [[m.facts.newType, race.newEventType]]),
  ] as const;
  return (
    <section className="folder-preview">
      <header>
        <h3>{format.text(race.name)}</h3>
        <StaffEventState state={race.state} />
      </header>
      <p className="soft">
        {m.fine} {race.state !== "draft" && m.willBePublic}
      </p>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="figures">{value}</dd>
          </div>
        ))}
      </dl>
      {race.doubts.length > 0 && (
        <>
          <h4>{doubtWords.title}</h4>
          <RaceDoubts doubts={race.doubts} />
        </>
      )}
      {unknown.length > 0 && (
        <>
          <h4>{m.unknownTitle}</h4>
          <ul>
            {unknown.map(({ file, name, kept }) => (
              <li key={`${file} ${name}`}>{m.unknown(name, file, kept)}</li>
            ))}
          </ul>
        </>
      )}
      {unusedFiles.length > 0 && (
        <>
          <h4>{m.unused}</h4>
          <ul>
            {unusedFiles.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
