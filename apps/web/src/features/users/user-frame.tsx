import "./users.css";
import { userGet, type UserDetails } from "@time-event/contract/users";
import type { ReactNode } from "react";
import { Link, useParams } from "react-router";
import { useStaffQuery } from "../../lib/api/use-staff-query.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { Loaded } from "../../ui/staff/page/loaded.tsx";
import { StaffPage } from "../../ui/staff/page/staff-page.tsx";
import { LinkTabs } from "../../ui/staff/tabs/link-tabs.tsx";
import { UserStateChip } from "./user-state-chip.tsx";
import { usersMessages } from "./users.messages.ts";

interface Opened {
  readonly user: UserDetails;
  readonly reload: () => Promise<UserDetails>;
}

/** One user: name, tabs, and the reason when the visitor may not change this user. */
export function UserFrame({ children }: { readonly children: (opened: Opened) => ReactNode }) {
  const m = useMessages(usersMessages);
  const format = useFormat();
  const id = Number(useParams()["id"]);
  const query = useStaffQuery(userGet, { id });
  const user = query.data?.data;
  const name = user ? format.text(user.displayName) : m.title;
  const at = `/config/users/${id}`;
  return (
    <StaffPage
      title={name}
      heading={
        <span className="row">
          {name} {user && <UserStateChip state={user.state} />}
        </span>
      }
      lead={user?.username}
      tabs={
        <LinkTabs
          label={m.tabs}
          tabs={[
            { to: at, label: m.details, end: true },
            { to: `${at}/roles`, label: m.roles },
            { to: `${at}/access`, label: m.access },
          ]}
        />
      }
    >
      {user?.isBeyondYou && <p className="notice">{m.beyondYou}</p>}
      {user?.isYou && (
        <p className="notice">
          {m.ownDetails} <Link to="/profile">{m.toProfile}</Link>
        </p>
      )}
      <Loaded query={query} words={m.refusals}>
        {({ data }) => children({ user: data, reload: async () => (await query.refetch()).data!.data })}
      </Loaded>
    </StaffPage>
  );
}
