import { useEffect } from "react";
import { useHydrated } from "../../lib/page/use-hydrated.ts";
import { startRenewingAhead } from "../../lib/session/session.ts";
import { useCurrentMenu } from "../../lib/session/use-current-menu.ts";
import { StaffFrame } from "./staff-frame.tsx";
import { StaffProviders } from "./staff-providers.tsx";
import { StaffSkeleton } from "./staff-skeleton.tsx";

/** The staff area. During hydration it is the skeleton that the server sent, then the real shell. */
export function StaffShell() {
  const alive = useHydrated();
  useCurrentMenu();
  useEffect(startRenewingAhead, []);
  if (!alive) return <StaffSkeleton />;
  return (
    <StaffProviders>
      <StaffFrame />
    </StaffProviders>
  );
}
