import { Outlet, useLocation } from "react-router";
import { useMay } from "../../lib/session/use-may.ts";
import { ReadOnly } from "../../ui/staff/form/read-only.tsx";

/** The open page. Everybody who works on events may read master data; only some may change it. */
export function AreaOutlet() {
  const mayDo = useMay();
  const isMaster = useLocation().pathname.startsWith("/master/");
  return (
    <ReadOnly when={isMaster && !mayDo("master_edit")}>
      <Outlet />
    </ReadOnly>
  );
}
