import { Outlet, useLocation } from "react-router";
import { useMaySee } from "../../lib/session/use-may-see.ts";
import { useMay } from "../../lib/session/use-may.ts";
import { ReadOnly } from "../../ui/staff/form/read-only.tsx";
import { NoRightPage } from "../../ui/staff/page/no-right.tsx";

/**
 * The open page. A right at any event opens it; whether it holds at the event that it shows is asked by the event's
 * frame. Everybody who works on events may read master data; only some may change it.
 */
export function AreaOutlet() {
  const mayDo = useMay();
  const maySee = useMaySee();
  const { pathname } = useLocation();
  if (!maySee(pathname)) return <NoRightPage />;
  return (
    <ReadOnly when={pathname.startsWith("/master/") && !mayDo("master_edit")}>
      <Outlet />
    </ReadOnly>
  );
}
