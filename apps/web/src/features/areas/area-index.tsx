import { useMessages } from "../../lib/i18n/language.ts";
import { linkKind, menuTree } from "../../lib/menu/menu-tree.ts";
import { usePageExists } from "../../lib/page/page-exists.ts";
import { useSession } from "../../lib/session/use-session.ts";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { StaffPage } from "../../ui/staff/page/staff-page.tsx";
import { MenuCards } from "../menu/menu-cards.shared.tsx";
import { areaMessages } from "./areas.messages.ts";

/** The start page of an area: the menu items that the user may open. */
export function AreaIndex({ area }: { readonly area: "master" | "manage" | "report" | "config" }) {
  const m = useMessages(areaMessages);
  const { menu } = useSession();
  const pageExists = usePageExists();
  const group = menuTree(menu).find(({ componentCode }) => componentCode === area);
  const items = (group?.items ?? []).filter(({ urlLink }) => linkKind(urlLink, pageExists) === "page");
  return (
    <StaffPage title={group?.componentName ?? m[area]} lead={m[`${area}Lead`]}>
      {items.length > 0 ? (
        <MenuCards items={items} />
      ) : (
        <EmptyState icon="info" title={m.empty}>
          {m.emptyText}
        </EmptyState>
      )}
    </StaffPage>
  );
}
