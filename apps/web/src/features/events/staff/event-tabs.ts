import type { Permission } from "@time-event/domain/access/permissions";
import { useMessages } from "../../../lib/i18n/language.ts";
import { usePageExists } from "../../../lib/page/page-exists.ts";
import { useMay } from "../../../lib/session/use-may.ts";
import { eventFrameMessages } from "./event-frame.messages.ts";

interface Rights {
  /** Without it the tab is left out: the server would refuse what it shows. */
  readonly see: Permission;
  /** Without it the tab offers no change. Left out: the page asks by itself, for each of its changes. */
  readonly change?: Permission;
}

const setUp: Rights = { see: "events_view", change: "events_edit" };

/** The tabs of an event by when they are needed, in each group in the order in which staff need them. */
const groups = {
  setUp: {
    details: setUp,
    categories: setUp,
    extras: setUp,
    payment: setUp,
    checkpoints: setUp,
    course: setUp,
    images: setUp,
    schedule: setUp,
    policies: setUp,
    privacy: setUp,
    publish: { see: "events_view" },
  },
  people: {
    registrations: { see: "registrations_view" },
    entries: { see: "registrations_view" },
  },
  raceDay: {
    rehearsal: { see: "timing_work" },
    stations: { see: "timing_work" },
    devices: { see: "timing_work" },
    control: { see: "timing_work" },
    safety: { see: "timing_work" },
    reads: { see: "timing_work" },
    findings: { see: "timing_work" },
    penalties: { see: "timing_work" },
    review: { see: "timing_work" },
    speaker: { see: "timing_work" },
    awards: { see: "timing_work" },
  },
} as const satisfies Record<string, Record<string, Rights>>;

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
  const mayDo = useMay();
  const tabsOf = (tabs: Record<string, Rights>): EventTab[] =>
    Object.entries(tabs)
      .filter(([, { see }]) => mayDo(see, rightsAt))
      .map(([name, { change }]) => ({
        to: eventTabHref(eventId, name as TabName),
        label: m.tabs[name as TabName],
        isReadOnly: change !== undefined && !mayDo(change, rightsAt),
      }))
      .filter(({ to }) => pageExists(to));
  return Object.entries(groups)
    .map(([name, tabs]) => ({ name: m.groups[name as GroupName], tabs: tabsOf(tabs) }))
    .filter(({ tabs }) => tabs.length > 0);
}
