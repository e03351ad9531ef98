import "./dashboard.css";
import { dashboardGet } from "@time-event/contract/dashboard";
import { mayAnywhere } from "@time-event/domain/access/permissions";
import { useStaffQuery } from "../../lib/api/use-staff-query.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { useMay } from "../../lib/session/use-may.ts";
import { useSession } from "../../lib/session/use-session.ts";
import { ActionLink } from "../../ui/staff/control/action-link.tsx";
import { Loaded } from "../../ui/staff/page/loaded.tsx";
import { StaffPage } from "../../ui/staff/page/staff-page.tsx";
import { MenuCards } from "../menu/menu-cards.shared.tsx";
import { dashboardMessages } from "./dashboard.messages.ts";
import { DashboardPanels } from "./dashboard-panels.tsx";

/** The page's other data changes slowly; races under way report their own changes. */
const refreshEveryMs = 5 * 60_000;

/** The first page after sign-in: an overview, or links to the user's pages when the user may not see the overview. */
export function Component() {
  const m = useMessages(dashboardMessages);
  const format = useFormat();
  const mayDo = useMay();
  const { user, menu } = useSession();
  const name = user ? format.text(user.displayName) || user.username : "";
  if (user && !mayAnywhere(user).has("dashboard_view")) {
    return (
      <StaffPage title={m.title} heading={m.hello(name)} lead={m.lead}>
        <MenuCards items={menu.sub.filter(({ urlLink }) => urlLink !== "/")} />
      </StaffPage>
    );
  }
  return (
    <StaffPage title={m.title} heading={m.hello(name)} actions={mayDo("events_edit") && <NewEvent />}>
      <Figures />
    </StaffPage>
  );
}

function Figures() {
  const dashboard = useStaffQuery(
    dashboardGet,
    {},
    { refetchInterval: refreshEveryMs, refetchOnWindowFocus: true, staleTime: 60_000 },
  );
  return <Loaded query={dashboard}>{({ data }) => <DashboardPanels dashboard={data} />}</Loaded>;
}

function NewEvent() {
  const m = useMessages(dashboardMessages);
  return <ActionLink to="/manage/events?new" icon="pi pi-plus" label={m.newEvent} />;
}
