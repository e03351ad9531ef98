import "./staff/event-frame.css";
import { eventGet, type StaffEvent } from "@time-event/contract/staff-events";
import { steps } from "@time-event/domain/event-state/event-states";
import { Outlet, useLocation, useParams } from "react-router";
import { useStaffQuery } from "../../lib/api/use-staff-query.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { useMaySee } from "../../lib/session/use-may-see.ts";
import { useMay } from "../../lib/session/use-may.ts";
import { ActionLink } from "../../ui/staff/control/action-link.tsx";
import { Chip } from "../../ui/chip/chip.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { ReadOnly } from "../../ui/staff/form/read-only.tsx";
import { Loaded } from "../../ui/staff/page/loaded.tsx";
import { NoRight } from "../../ui/staff/page/no-right.tsx";
import { StaffPage } from "../../ui/staff/page/staff-page.tsx";
import { LinkTabs } from "../../ui/staff/tabs/link-tabs.tsx";
import { StaffEventState } from "./staff-event-state.shared.tsx";
import { eventFrameMessages } from "./staff/event-frame.messages.ts";
import { SetUpSteps } from "./staff/set-up-steps.tsx";
import { eventTabHref, useEventTabs } from "./staff/event-tabs.ts";

export function Component() {
  const m = useMessages(eventFrameMessages);
  const eventId = Number(useParams()["eventId"]);
  const event = useStaffQuery(eventGet, { eventId });
  return (
    <Loaded query={event} words={m.words}>
      {({ data }) => <EventFrame key={eventId} event={data} />}
    </Loaded>
  );
}

/** The event's name and state, above the open tab. */
function EventFrame({ event }: { readonly event: StaffEvent }) {
  const m = useMessages(eventFrameMessages);
  const format = useFormat();
  const { pathname } = useLocation();
  const rightsAt = event.rehearsalOf ?? event.id;
  const groups = useEventTabs(event.id, rightsAt);
  const maySee = useMaySee()(pathname, rightsAt);
  const tab = groups.flatMap(({ tabs }) => tabs).find(({ to }) => pathname.startsWith(to));
  // of a draft, what comes after entries are open is out of the way
  const isDraft = event.state === "draft" && event.rehearsalOf === null;
  const name = format.text(event.name);
  return (
    <StaffPage
      title={tab ? `${tab.label} · ${name}` : name}
      heading={name}
      lead={
        <span className="event-frame__facts">
          <StaffEventState state={event.state} />
          {event.rehearsalOf !== null && (
            <Chip tone="warn" icon="warning">
              {m.rehearsal}
            </Chip>
          )}
          {event.archivedAt !== null && <Chip icon="lock">{m.archived}</Chip>}
          <span>{format.days(event.startsOn, event.endsOn)}</span>
          {event.state === "draft" && <span>{m.notPublic}</span>}
        </span>
      }
      actions={<EventActions event={event} />}
      tabs={<LinkTabs label={m.parts} groups={groups} {...(isDraft && { laterLabel: m.steps.later })} />}
    >
      {isDraft && tab && !tab.isReadOnly && <SetUpSteps eventId={event.id} />}
      {tab?.isReadOnly && (
        <p className="soft event-frame__read-only">
          <Icon name="lock" /> {m.readOnly}
        </p>
      )}
      <ReadOnly when={tab?.isReadOnly === true}>{maySee ? <Outlet context={event} /> : <NoRight />}</ReadOnly>
    </StaffPage>
  );
}

function EventActions({ event: { id, slug, state } }: { readonly event: StaffEvent }) {
  const m = useMessages(eventFrameMessages);
  const mayDo = useMay();
  const { pathname } = useLocation();
  const publish = eventTabHref(id, "publish");
  const preview = `/manage/events/${id}/preview`;
  const next = steps[state].find(({ kind }) => kind === "forward")?.to;
  const label = next && next !== "draft" && next !== "cancelled" ? m.next[next] : undefined;
  return (
    <>
      {state === "draft" ? (
        pathname !== preview && <ActionLink outlined to={preview} icon="pi pi-eye" label={m.preview} />
      ) : (
        <ActionLink outlined href={`/register/events/${slug}`} icon="pi pi-external-link" label={m.publicPage} />
      )}
      {label && pathname !== publish && mayDo("events_publish", id) && (
        <ActionLink to={publish} icon="pi pi-arrow-right" iconPos="right" label={label} />
      )}
    </>
  );
}
