import type { ListedRead } from "@time-event/contract/reads";
import { fullName } from "@time-event/domain/entries/full-name";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { wallTime } from "../../lib/i18n/zoned-time.ts";
import { Chip } from "../../ui/chip/chip.tsx";
import type { Column } from "../../ui/staff/table/table-props.ts";
import { useEvent } from "../events/use-event.shared.ts";
import { offsetText } from "./offset-text.ts";
import { readsMessages } from "./reads.messages.ts";

/** What the list says of each read: whose it is, when and where it was taken, and whether it counts. */
export function useReadColumns(): readonly Column<ListedRead>[] {
  const m = useMessages(readsMessages);
  const format = useFormat();
  const { timeZone, startsOn, endsOn } = useEvent();
  const isOneDay = startsOn === endsOn;
  return [
    {
      key: "who",
      header: m.who,
      cell: (read) => <ReadPerson {...read} />,
    },
    {
      key: "at",
      header: m.at,
      cell: ({ at, countsAt }) => (
        <span className="figures">
          {format.clock(countsAt, timeZone, true)}
          {!isOneDay && <small className="soft"> {format.day(wallTime(countsAt, timeZone).day, "short")}</small>}
          {at !== countsAt && (
            <small className="soft read-said">
              {" "}
              {m.saidAt(format.instant(at, timeZone), offsetText(countsAt - at))}
            </small>
          )}
        </span>
      ),
    },
    { key: "checkpoint", header: m.checkpoint, cell: ({ checkpoint }) => <code>{checkpoint}</code> },
    {
      key: "source",
      header: m.source,
      cell: ({ source, device }) => (
        <>
          {m.sources[source as keyof typeof m.sources] ?? source}
          {device !== "" && device !== source && <small className="soft read-device"> {device}</small>}
        </>
      ),
    },
    { key: "state", header: m.state, cell: (read) => <ReadState {...read} /> },
  ];
}

function ReadPerson({ bib, chip, entry }: ListedRead) {
  const m = useMessages(readsMessages);
  if (!entry) {
    return (
      <>
        <strong className="figures">{bib ?? m.chip(chip ?? "")}</strong> <span className="read-nobody">{m.nobody}</span>
      </>
    );
  }
  return (
    <>
      <strong className="figures">{entry.bib}</strong> {fullName(entry)}{" "}
      <small className="soft">{entry.category}</small>
    </>
  );
}

/** Whether a read counts; if not, by whom and why. */
export function ReadState({ voided, movedTo, takenBack, added }: ListedRead) {
  const m = useMessages(readsMessages);
  if (!voided) {
    return (
      <>
        <Chip tone="ok" icon="check">
          {m.counts}
        </Chip>
        {added && (
          <small className="soft">
            {" "}
            {m.addedBy(added.by)}: {added.reason}
          </small>
        )}
      </>
    );
  }
  return (
    <>
      <Chip icon="close">{movedTo === null ? m.voided : m.movedTo(movedTo)}</Chip>
      <small className="soft">
        {" "}
        {voided.staff ? `${m.voidedBy(voided.staff.by)}: ${voided.staff.reason}` : takenBack && m.takenBack}
      </small>
    </>
  );
}
