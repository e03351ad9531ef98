import { useHydrated } from "../../lib/page/use-hydrated.ts";
import { StaffFrame } from "./staff-frame.tsx";
import { StaffProviders } from "./staff-providers.tsx";
import { StaffSkeleton } from "./staff-skeleton.tsx";

/** The staff area. While the server's page is taken over it is what the server sent, and then itself at once. */
export function StaffShell() {
  const alive = useHydrated();
  if (!alive) return <StaffSkeleton />;
  return (
    <StaffProviders>
      <StaffFrame />
    </StaffProviders>
  );
}
