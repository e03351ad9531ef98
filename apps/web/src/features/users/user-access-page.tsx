import type { UserDetails } from "@time-event/contract/users";
import { useMessages } from "../../lib/i18n/language.ts";
import { Panel } from "../../ui/staff/page/panel.tsx";
import { SignInTable } from "../profile/sign-in-table.shared.tsx";
import { AccessActions } from "./access-actions.tsx";
import { UserFrame } from "./user-frame.tsx";
import { UserStateChip } from "./user-state-chip.tsx";
import { usersMessages } from "./users.messages.ts";

export function Component() {
  return <UserFrame>{({ user }) => <Access user={user} />}</UserFrame>;
}

function Access({ user }: { readonly user: UserDetails }) {
  const m = useMessages(usersMessages);
  return (
    <>
      <Panel title={m.stateTitle} actions={!user.isBeyondYou && <AccessActions user={user} />}>
        <p className="row">
          <UserStateChip state={user.state} /> {m.stateHints[user.state]}
        </p>
      </Panel>
      <Panel title={m.signIns}>
        {user.signIns.length === 0 ? <p className="soft">{m.noSignIns}</p> : <SignInTable signIns={user.signIns} />}
      </Panel>
    </>
  );
}
