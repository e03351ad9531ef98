import "./profile.css";
import { type Profile, profileGet } from "@time-event/contract/profile";
import type { ReactNode } from "react";
import { useStaffQuery } from "../../lib/api/use-staff-query.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { Loaded } from "../../ui/staff/page/loaded.tsx";
import { StaffPage } from "../../ui/staff/page/staff-page.tsx";
import { LinkTabs } from "../../ui/staff/tabs/link-tabs.tsx";
import { profileMessages } from "./profile.messages.ts";

/** A profile whose account this product keeps, not another sign-in service. */
export type OwnProfile = Profile & { readonly account: NonNullable<Profile["account"]> };

interface Opened {
  readonly profile: OwnProfile;
  readonly reload: () => Promise<OwnProfile>;
}

/** The user's own account with its tabs; a note instead when another service keeps the account. */
export function ProfileFrame({ children }: { readonly children: (opened: Opened) => ReactNode }) {
  const m = useMessages(profileMessages);
  const format = useFormat();
  const query = useStaffQuery(profileGet, {});
  const profile = query.data?.data;
  return (
    <StaffPage
      title={m.title}
      heading={(profile && format.text(profile.displayName)) || m.title}
      lead={profile?.username ?? m.lead}
      tabs={
        <LinkTabs
          label={m.tabs}
          tabs={[
            { to: "/profile", label: m.details, end: true },
            { to: "/profile/password", label: m.password },
            { to: "/profile/security", label: m.security },
            { to: "/profile/sign-ins", label: m.signIns },
          ]}
        />
      }
    >
      <Loaded query={query}>
        {({ data }) =>
          isOwn(data) ? (
            children({ profile: data, reload: async () => (await query.refetch()).data!.data as OwnProfile })
          ) : (
            <EmptyState icon="lock" title={data.username}>
              {m.elsewhere}
            </EmptyState>
          )
        }
      </Loaded>
    </StaffPage>
  );
}

function isOwn(profile: Profile): profile is OwnProfile {
  return profile.account !== null;
}
