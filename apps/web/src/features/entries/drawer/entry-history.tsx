import type { DataOf, ReplyOf } from "@time-event/contract/endpoint";
import { entryHistory } from "@time-event/contract/entries";
import { parseDay } from "@time-event/domain/time/calendar";
import { useStaffQuery } from "../../../lib/api/use-staff-query.ts";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { Loaded } from "../../../ui/staff/page/loaded.tsx";
import { useSpokenHistory } from "../../audit/spoken-history.shared.ts";
import { entryWords } from "../entry-words.messages.ts";
import { drawerMessages } from "./drawer.messages.ts";
import type { DrawerEvent } from "./drawer-event.ts";

interface EntryHistoryProps {
  readonly event: DrawerEvent;
  readonly id: number;
}

/** The changes to an entry, newest first: who, when, and the old and new values. */
export function EntryHistory({ event, id }: EntryHistoryProps) {
  const m = useMessages(drawerMessages);
  const format = useFormat();
  const history = useStaffQuery(entryHistory, { eventId: event.id, id });
  const actions: Readonly<Record<string, string>> = m.actions;
  const words = useSpokenHistory();
  return (
    <Loaded query={history}>
      {({ data, meta: { names } }) =>
        data.length === 0 ? (
          <p className="soft">{m.historyEmpty}</p>
        ) : (
          <ol role="list" className="entry-history">
            {data.map((change) => (
              <li key={`${change.at} ${change.action}`}>
                <p>
                  <strong>{actions[change.action] ?? words.action(change.action)}</strong>{" "}
                  <span className="soft">
                    {change.username} · {format.instant(change.at, event.timeZone)}
                  </span>
                </p>
                {change.reason && <p>{change.reason}</p>}
                <ChangedFields {...change} called={names} timeZone={event.timeZone} />
              </li>
            ))}
          </ol>
        )
      }
    </Loaded>
  );
}

type Change = DataOf<typeof entryHistory>[number];
type Names = ReplyOf<typeof entryHistory>["meta"]["names"];

function ChangedFields({
  before,
  after,
  called,
  timeZone,
}: Change & { readonly called: Names; readonly timeZone: string }) {
  const m = useMessages(drawerMessages);
  const text = useFieldText(timeZone);
  const { fields } = useMessages(entryWords);
  const format = useFormat();
  const spoken = useSpokenHistory();
  const names: Readonly<Record<string, string>> = fields;
  const nameOf = (field: string) =>
    called[field] ? format.text(called[field]) : (names[field] ?? spoken.field(field));
  const changed = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].filter(
    (name) => text(name, before?.[name]) !== text(name, after?.[name]),
  );
  if (changed.length === 0) return null;
  return (
    <dl className="entry-history__fields">
      {changed.map((name) => (
        <div key={name}>
          <dt>{nameOf(name)}</dt>
          <dd>
            {before && (
              <>
                <span className="unseen">{m.was} </span>
                <del>{text(name, before[name])}</del>{" "}
              </>
            )}
            <span className="unseen">{m.now} </span>
            <ins>{text(name, after?.[name])}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A value of the log in readable form. */
function useFieldText(timeZone: string): (name: string, value: unknown) => string {
  const m = useMessages(drawerMessages);
  const words = useMessages(entryWords);
  const spoken = useSpokenHistory();
  const format = useFormat();
  return (name, value) => {
    if (value === null || value === undefined || value === "") return "–";
    if (typeof value === "boolean") return value ? m.yes : m.no;
    if (name === "gender") return words.genders[value as "M"];
    if (name === "ruledStatus") return m.ruled[value as "dns"];
    if (name === "withdrawnAt" || name === "startsAt") return format.instant(value as number, timeZone);
    // the log masks it
    if (name === "birthDate" && parseDay(value as string)) return format.day(value as string, "short");
    if (isInBothLanguages(value)) return format.text(value);
    return spoken.value(name, value);
  };
}

function isInBothLanguages(value: unknown): value is Names[string] {
  return typeof value === "object" && value !== null && "th" in value && "en" in value;
}
