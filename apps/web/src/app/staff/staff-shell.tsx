import { useHydrated } from "../../lib/page/use-hydrated.ts";
import { useMenuInLanguage } from "../../lib/session/use-menu-in-language.ts";
import { StaffFrame } from "./staff-frame.tsx";
import { StaffProviders } from "./staff-providers.tsx";
import { StaffSkeleton } from "./staff-skeleton.tsx";
import { useLostSignIn } from "./use-lost-sign-in.ts";

/** The staff area. During hydration it is the skeleton that the server sent, then the real shell. */
export function StaffShell() {
  const alive = useHydrated();
  const mustSignIn = useLostSignIn(alive);
  useMenuInLanguage();
  if (!alive || mustSignIn) return <StaffSkeleton />;
  return (
    <StaffProviders>
      <StaffFrame />
    </StaffProviders>
  );
}
