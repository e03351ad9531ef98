import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { useSession } from "../../lib/session/use-session.ts";
import { StaffPage } from "../../ui/staff/page/staff-page.tsx";
import { MenuCards } from "../menu/menu-cards.shared.tsx";
import { dashboardMessages } from "./dashboard.messages.ts";

export function Component() {
  const m = useMessages(dashboardMessages);
  const format = useFormat();
  const { user, menu } = useSession();
  const name = user ? format.text(user.displayName) || user.username : "";
  return (
    <StaffPage title={m.title} heading={m.hello(name)} lead={m.lead}>
      <MenuCards items={menu.sub.filter(({ urlLink }) => urlLink !== "/")} />
    </StaffPage>
  );
}
