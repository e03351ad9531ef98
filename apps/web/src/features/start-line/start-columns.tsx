import type { MetaOf } from "@time-event/contract/endpoint";
import type { AtStartRow, startLineGet } from "@time-event/contract/start-line";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { Chip, type Tone } from "../../ui/chip/chip.tsx";
import type { IconName } from "../../ui/icon/icon.tsx";
import { Button } from "../../ui/staff/control/button.tsx";
import type { Column } from "../../ui/staff/table/table-props.ts";
import { useEvent } from "../events/use-event.shared.ts";
import { startLineMessages } from "./start-line.messages.ts";

type Meta = MetaOf<typeof startLineGet>;

const looks: Readonly<Record<AtStartRow["state"], readonly [Tone, IconName]>> = {
  started: ["ok", "check"],
  late: ["warn", "clock"],
  further_on: ["info", "info"],
  early_only: ["warn", "warning"],
  waiting: ["neutral", "clock"],
  not_seen: ["danger", "warning"],
  marked: ["outline", "close"],
};
const canMark = new Set<AtStartRow["state"]>(["not_seen", "early_only", "waiting"]);

/** Kit, start read and mark of each entry, side by side, and what follows. */
export function useStartColumns(
  checkpoints: Meta["checkpoints"],
  onMark: (row: AtStartRow) => void,
): readonly Column<AtStartRow>[] {
  const m = useMessages(startLineMessages);
  const format = useFormat();
  const { timeZone } = useEvent();
  const placeOf = (code: string) => {
    const place = checkpoints.find((each) => each.code === code);
    return (place && format.text(place.name)) || code;
  };
  return [
    {
      key: "who",
      header: m.who,
      cell: ({ bib, name, nameEn, category }) => (
        <>
          <strong className="figures">{bib || m.none}</strong> {format.text({ th: name, en: nameEn })}{" "}
          <small className="soft">{category}</small>
        </>
      ),
    },
    {
      key: "kit",
      header: m.kitAt,
      cell: ({ kit }) =>
        kit ? (
          <>
            <span className="figures nowrap">{format.instant(kit.at, timeZone)}</span>{" "}
            <small className="soft">{[kit.desk, kit.by].filter(Boolean).join(" · ")}</small>
          </>
        ) : (
          <span className="soft">{m.none}</span>
        ),
    },
    {
      key: "startRead",
      header: m.startRead,
      cell: ({ startReadAt, earlyReadAt, startsAt, lastSeen, state }) => {
        if (startReadAt !== null) {
          return (
            <span className="figures nowrap">
              {format.clock(startReadAt, timeZone, true)}{" "}
              <small className="soft">{m.after(sinceStart(startReadAt - startsAt))}</small>
            </span>
          );
        }
        if (state === "further_on" && lastSeen) {
          return <small>{m.lastSeen(placeOf(lastSeen.checkpoint), format.clock(lastSeen.at, timeZone, true))}</small>;
        }
        if (earlyReadAt !== null) return <small>{m.early(format.clock(earlyReadAt, timeZone, true))}</small>;
        return <span className="soft">{m.none}</span>;
      },
    },
    {
      key: "mark",
      header: m.mark,
      cell: ({ mark, note }) => (
        <>
          {mark && (
            <>
              <strong>{mark.status === "withdrawn" ? m.withdrawn : mark.status.toUpperCase()}</strong>{" "}
              <small className="soft">{[mark.reason, mark.by].filter(Boolean).join(" · ")}</small>
            </>
          )}
          {note && (
            <small className="start-note">
              {[note.text, note.worker, format.clock(note.at, timeZone)].filter(Boolean).join(" · ")}
            </small>
          )}
          {!mark && !note && <span className="soft">{m.none}</span>}
        </>
      ),
    },
    {
      key: "follows",
      header: m.follows,
      cell: ({ state, looks: found }) => (
        <>
          <Chip tone={looks[state][0]} icon={looks[state][1]}>
            {m.states[state]}
          </Chip>{" "}
          {found.map((look) => (
            <Chip key={look} tone="danger" icon="warning">
              {m.looks[look]}
            </Chip>
          ))}
        </>
      ),
    },
    {
      key: "act",
      header: "",
      align: "end",
      cell: (row) =>
        canMark.has(row.state) && (
          <Button
            type="button"
            text
            size="small"
            label={m.markDns}
            aria-label={m.markDnsOf(row.bib || row.name)}
            onClick={() => onMark(row)}
          />
        ),
    },
  ];
}

/** @example sinceStart(83_000) // "1:23" */
function sinceStart(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
