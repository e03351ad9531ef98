import type { Rights } from "@time-event/domain/access/permissions";
import { useMessages } from "../../lib/i18n/language.ts";
import { Panel } from "../../ui/staff/page/panel.tsx";
import { profileMessages } from "./profile.messages.ts";

/** How many rights the user has, and where. */
export function RightsSummary({ rights: { permissions, eventPermissions } }: { readonly rights: Rights }) {
  const m = useMessages(profileMessages);
  const atEvents = Object.values(eventPermissions);
  const most = new Set(atEvents.flat()).size;
  return (
    <Panel title={m.roles} hint={m.rolesHint}>
      <ul role="list" className="rights">
        {permissions.length > 0 && (
          <li>
            <strong>{m.everywhere}</strong> · {m.nPermissions(permissions.length)}
          </li>
        )}
        {atEvents.length > 0 && (
          <li>
            <strong>{m.atEvents(atEvents.length)}</strong> · {m.nPermissions(most)}
          </li>
        )}
        {permissions.length + most === 0 && <li>{m.noRights}</li>}
      </ul>
    </Panel>
  );
}
