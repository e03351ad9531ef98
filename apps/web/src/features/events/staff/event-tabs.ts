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

/** The tabs of an event, in the order in which staff set them up. */
const tabs = {
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
  registrations: { see: "registrations_view" },
  entries: { see: "registrations_view" },
  stations: { see: "timing_work" },
  penalties: { see: "timing_work" },
  devices: { see: "timing_work" },
  rehearsal: { see: "timing_work" },
  publish: { see: "events_view" },
} as const satisfies Record<string, Rights>;

type TabName = keyof typeof tabs;

export function eventTabHref(eventId: number, tab: TabName): string {
  return `/manage/events/${eventId}/${tab}`;
}

export interface EventTab {
  readonly to: string;
  readonly label: string;
  readonly isReadOnly: boolean;
}

/**
 * The tabs that have a page and that the user may see.
 * @param rightsAt the event at which rights are held: of a rehearsal, the event that is rehearsed
 */
export function useEventTabs(eventId: number, rightsAt = eventId): readonly EventTab[] {
  const m = useMessages(eventFrameMessages);
  const pageExists = usePageExists();
  const mayDo = useMay();
  return Object.entries<Rights>(tabs)
    .map(([name, { see, change }]) => ({
      to: eventTabHref(eventId, name as TabName),
      label: m.tabs[name as TabName],
      isSeen: mayDo(see, rightsAt),
      isReadOnly: change !== undefined && !mayDo(change, rightsAt),
    }))
    .filter(({ to, isSeen }) => isSeen && pageExists(to));
}
