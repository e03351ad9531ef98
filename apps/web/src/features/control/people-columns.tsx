import type { MetaOf } from "@time-event/contract/endpoint";
import type { PersonOnCourse, raceControlPeopleList } from "@time-event/contract/race-control";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { Chip } from "../../ui/chip/chip.tsx";
import { Button } from "../../ui/staff/control/button.tsx";
import type { Column } from "../../ui/staff/table/table-props.ts";
import { useEvent } from "../events/use-event.shared.ts";
import { useStatusWord } from "../results/use-result-text.shared.ts";
import { controlMessages } from "./control.messages.ts";

const minuteMs = 60_000;

type Meta = Pick<MetaOf<typeof raceControlPeopleList>, "checkpoints" | "serverAt">;

/** What the safety board says of each person. */
export function usePeopleColumns(
  meta: Meta | undefined,
  onCall: (person: PersonOnCourse) => void,
): readonly Column<PersonOnCourse>[] {
  const m = useMessages(controlMessages);
  const statusWord = useStatusWord();
  const format = useFormat();
  const { timeZone } = useEvent();
  const { checkpoints = [], serverAt = 0 } = meta ?? {};
  const placeOf = (code: string) => {
    const place = checkpoints.find((each) => each.code === code);
    return (place && format.text(place.name)) || code;
  };
  const lasting = (ms: number) => {
    const minutes = Math.max(0, Math.round(ms / minuteMs));
    return minutes < 60 ? m.minutes(minutes) : m.hoursMinutes(Math.floor(minutes / 60), minutes % 60);
  };
  return [
    {
      key: "who",
      header: m.who,
      cell: ({ bib, name, nameEn, category, status }) => (
        <>
          <strong className="figures">{bib}</strong> {format.text({ th: name, en: nameEn })}{" "}
          <small className="soft">
            {category}
            {(status === "dsq" || status === "otl") && ` · ${statusWord(status)}`}
          </small>
        </>
      ),
    },
    {
      key: "lastSeen",
      header: m.lastSeen,
      cell: ({ lastSeen: { checkpoint, at, device, source } }) => (
        <>
          {placeOf(checkpoint)} <span className="figures">{format.clock(at, timeZone)}</span>{" "}
          <small className="soft">
            {m.ago(lasting(serverAt - at))} {device || source}
          </small>
        </>
      ),
    },
    {
      key: "expected",
      header: m.expected,
      cell: ({ expected, isOverdue }) =>
        expected ? (
          <>
            {placeOf(expected.checkpoint)} <span className="figures">{format.clock(expected.at, timeZone)}</span>{" "}
            {isOverdue && (
              <Chip tone="danger" icon="warning">
                {m.late(lasting(serverAt - expected.at))}
              </Chip>
            )}
          </>
        ) : (
          <span className="soft">{m.unknown}</span>
        ),
    },
    {
      key: "contact",
      header: "",
      align: "end",
      cell: (person) => (
        <Button
          type="button"
          text
          size="small"
          className="no-print"
          icon="pi pi-phone"
          label={m.contact}
          aria-label={m.contactOf(person.bib)}
          onClick={() => onCall(person)}
        />
      ),
    },
  ];
}
