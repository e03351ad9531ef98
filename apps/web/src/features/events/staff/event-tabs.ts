import type { Permission } from "@time-event/domain/access/permissions";
import { useMessages } from "../../../lib/i18n/language.ts";
import { usePageExists } from "../../../lib/page/page-exists.ts";
import { useMaySee } from "../../../lib/session/use-may-see.ts";
import { useMay } from "../../../lib/session/use-may.ts";
import { eventFrameMessages } from "./event-frame.messages.ts";

/** The right without which a tab offers no change; null: its page asks by itself, for each of its changes. */
type ChangeRight = Permission | null;

/** The tabs of an event by when they are needed, in each group in the order in which staff need them. */
const groups = {
  setUp: {
    details: "events_edit",
    categories: "events_edit",
    extras: "events_edit",
    payment: "events_edit",
    checkpoints: "events_edit",
    course: "events_edit",
    images: "events_edit",
    schedule: "events_edit",
    policies: "events_edit",
    privacy: "events_edit",
    publish: null,
  },
  people: {
    registrations: null,
    entries: null,
    kits: null,
  },
  raceDay: {
    rehearsal: null,
    stations: null,
    devices: null,
    start: null,
    control: null,
    safety: null,
    reads: null,
    findings: null,
    penalties: null,
    review: null,
    speaker: null,
    awards: null,
  },
} as const satisfies Record<string, Record<string, ChangeRight>>;

type GroupName = keyof typeof groups;
type TabName = { [Group in GroupName]: keyof (typeof groups)[Group] }[GroupName];

export function eventTabHref(eventId: number, tab: TabName): string {
  return `/manage/events/${eventId}/${tab}`;
}

interface EventTab {
  readonly to: string;
  readonly label: string;
  readonly isReadOnly: boolean;
}

interface EventTabGroup {
  readonly name: string;
  readonly tabs: readonly EventTab[];
}

/**
 * The groups of tabs that have a page and that the user may see; none is empty.
 * @param rightsAt the event at which rights are held: of a rehearsal, the event that is rehearsed
 */
export function useEventTabs(eventId: number, rightsAt = eventId): readonly EventTabGroup[] {
  const m = useMessages(eventFrameMessages);
  const pageExists = usePageExists();
  const maySee = useMaySee();
  const mayDo = useMay();
  const has = (right: Permission | null) => right === null || mayDo(right, rightsAt);
  const tabsOf = (tabs: Record<string, ChangeRight>): EventTab[] =>
    Object.entries(tabs)
      .map(([name, change]) => ({
        to: eventTabHref(eventId, name as TabName),
        label: m.tabs[name as TabName],
        isReadOnly: !has(change),
      }))
      .filter(({ to }) => pageExists(to) && maySee(to, rightsAt));
  return Object.entries(groups)
    .map(([name, tabs]) => ({ name: m.groups[name as GroupName], tabs: tabsOf(tabs) }))
    .filter(({ tabs }) => tabs.length > 0);
}
