import type { NamedGrant } from "@time-event/contract/users";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { Chip } from "../../ui/chip/chip.tsx";
import { useRoleNames } from "./use-role-names.ts";
import { usersMessages } from "./users.messages.ts";

/** A user's roles. Roles everywhere are filled; roles at one event are outlined and name the event. */
export function RoleChips({ roles }: { readonly roles: readonly NamedGrant[] }) {
  const m = useMessages(usersMessages);
  const format = useFormat();
  const nameOf = useRoleNames();
  if (roles.length === 0) return <span className="soft">{m.noRoles}</span>;
  return (
    <ul role="list" className="role-chips">
      {roles.map(({ role, eventId, eventName }) => (
        <li key={`${role} ${eventId}`}>
          <Chip tone={eventId === null ? "primary" : "outline"}>
            {nameOf(role)}
            {eventName && <span className="role-chips__event">· {format.text(eventName)}</span>}
          </Chip>
        </li>
      ))}
    </ul>
  );
}
