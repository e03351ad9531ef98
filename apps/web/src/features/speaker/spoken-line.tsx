import type { SpokenOf } from "@time-event/contract/speaker";
import type { ReactNode } from "react";
import type { Rounding } from "@time-event/domain/time/race-time";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { Flag } from "../../ui/avatar/flag.tsx";
import { Chip } from "../../ui/chip/chip.tsx";
import { Checkbox } from "../../ui/staff/control/checkbox.tsx";
import { useResultText } from "../results/use-result-text.shared.ts";
import { speakerMessages } from "./speaker.messages.ts";

interface SpokenLineProps {
  readonly person: SpokenOf;
  readonly categoryName: string;
  readonly rounding: Rounding;
  /** Where they are, if they are still on the way. */
  readonly arrival?: ReactNode;
  readonly lastPoint: string;
  readonly isSaid: boolean;
  readonly onSaid: (isSaid: boolean) => void;
}

/** Somebody as the speaker calls them: the name first and large, then what there is to say. */
export function SpokenLine(props: SpokenLineProps) {
  const { person, categoryName, rounding, arrival, lastPoint, isSaid, onSaid } = props;
  const m = useMessages(speakerMessages);
  const format = useFormat();
  const resultText = useResultText();
  const { bib, gender, ageGroup, overallRank, genderRank, ageGroupRank, named, runningPlace, laps } = person;
  const ages = format.ageRange(ageGroup ?? "");
  const name = format.text({ th: person.name, en: person.nameEn });
  const otherName = [person.name, person.nameEn].find((other) => other !== name);
  const places = [
    runningPlace !== null && m.runningPlace(format.number(runningPlace)),
    overallRank !== null && m.place(format.number(overallRank)),
    genderRank !== null && m.genderPlace(gender, format.number(genderRank)),
    ageGroupRank !== null && m.groupPlace(ages, format.number(ageGroupRank)),
    ...named.map(({ name: ranking, rank }) => m.namedPlace(format.text(ranking), format.number(rank))),
  ].filter((place) => place !== false);
  return (
    <li className="spoken" data-said={isSaid || undefined}>
      <span className="spoken__bib figures">{bib}</span>
      <span className="spoken__who">
        <strong className="spoken__name">{name}</strong>
        <span>{[otherName, person.club, person.province].filter(Boolean).join(" · ")}</span>
        {places.length > 0 && <span className="spoken__places figures">{places.join(" · ")}</span>}
        {person.sayings.length > 0 && (
          <span className="spoken__sayings">
            {person.sayings.map((saying) => (
              <Chip
                key={saying}
                tone={saying === "birthday" ? "info" : "ok"}
                icon={saying === "birthday" ? "calendar" : "trophy"}
              >
                {m.sayings[saying](gender)}
              </Chip>
            ))}
          </span>
        )}
        <small className="soft">
          <Flag code={person.nationality} />{" "}
          {[categoryName, ageGroupRank === null && ages, lastPoint].filter(Boolean).join(" · ")}
        </small>
      </span>
      <span className="spoken__result figures">
        {arrival ?? (
          <strong className="spoken__time">
            {laps > 0 && `${m.laps(format.number(laps))} `}
            {resultText(person, rounding)}
          </strong>
        )}
      </span>
      <span className="spoken__said">
        <Checkbox aria-label={m.saidOf(bib)} checked={isSaid} onChange={onSaid} />
      </span>
    </li>
  );
}
