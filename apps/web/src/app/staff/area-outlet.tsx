import { mayAnywhere } from "@time-event/domain/access/permissions";
import { Outlet, useLocation } from "react-router";
import { usePageRight } from "../../lib/page/page-right.ts";
import { useMay } from "../../lib/session/use-may.ts";
import { useSession } from "../../lib/session/use-session.ts";
import { ReadOnly } from "../../ui/staff/form/read-only.tsx";
import { NoRightPage } from "../../ui/staff/page/no-right.tsx";

/** The open page. Everybody who works on events may read master data; only some may change it. */
export function AreaOutlet() {
  const mayDo = useMay();
  const { pathname } = useLocation();
  if (!useMaySee(pathname)) return <NoRightPage />;
  return (
    <ReadOnly when={pathname.startsWith("/master/") && !mayDo("master_edit")}>
      <Outlet />
    </ReadOnly>
  );
}

/** A right at any event opens a list; whether it holds at the event that a page shows is asked by the event's frame. */
function useMaySee(path: string): boolean {
  const { user } = useSession();
  const right = usePageRight()(path);
  return right === null || (user !== null && mayAnywhere(user).has(right));
}
