import type { UserRow } from "@time-event/contract/users";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { localZone } from "../../lib/i18n/local-zone.ts";
import { Chip } from "../../ui/chip/chip.tsx";
import type { Column } from "../../ui/staff/table/table-props.ts";
import { RoleChips } from "./role-chips.tsx";
import { UserStateChip } from "./user-state-chip.tsx";
import { usersMessages } from "./users.messages.ts";

/** The columns of the list of users. */
export function useUserColumns(): Column<UserRow>[] {
  const m = useMessages(usersMessages);
  const format = useFormat();
  return [
    {
      key: "name",
      header: m.name,
      cell: ({ displayName, username, email, isYou }) => (
        <span className="user-name">
          <span>
            {format.text(displayName)} {isYou && <Chip tone="info">{m.you}</Chip>}
          </span>
          <span className="user-name__id">{email === null ? username : `${username} · ${email}`}</span>
        </span>
      ),
    },
    { key: "roles", header: m.roles, cell: ({ roles }) => <RoleChips roles={roles} /> },
    { key: "state", header: m.state, cell: ({ state }) => <UserStateChip state={state} /> },
    {
      key: "lastSignedInAt",
      header: m.lastSignIn,
      cell: ({ lastSignedInAt }) =>
        lastSignedInAt === null ? (
          <span className="soft">{m.never}</span>
        ) : (
          <time className="figures" dateTime={new Date(lastSignedInAt).toISOString()}>
            {format.instant(lastSignedInAt, localZone())}
          </time>
        ),
    },
    { key: "openSignIns", header: m.devices, align: "end", cell: ({ openSignIns }) => format.number(openSignIns) },
  ];
}
