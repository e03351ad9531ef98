import type { Role, RoleList } from "@time-event/contract/roles";
import { administrator } from "@time-event/domain/access/grants";
import { withoutRight, withRight } from "@time-event/domain/access/needed-rights";
import { permissionGroups, type PermissionGroup } from "@time-event/domain/access/permission-groups";
import type { Permission } from "@time-event/domain/access/permissions";
import { Fragment } from "react";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { Checkbox } from "../../ui/staff/control/checkbox.tsx";
import { moveInGrid } from "./move-in-grid.ts";
import { RoleHead } from "./role-head.tsx";
import { rolesMessages } from "./roles.messages.ts";

interface RolePermissions {
  readonly code: string;
  readonly revision: number;
  readonly permissions: Permission[];
}

interface PermissionMatrixProps {
  readonly list: RoleList;
  readonly stored: readonly RolePermissions[];
  readonly roles: readonly RolePermissions[];
  readonly onChange: (roles: RolePermissions[]) => void;
  readonly onRename: (role: Role) => void;
}

/** Permissions as rows, roles as columns; a tick means that the role has the permission. Unsaved ticks have a frame. */
export function PermissionMatrix({ list, stored, roles, onChange, onRename }: PermissionMatrixProps) {
  const m = useMessages(rolesMessages);
  const format = useFormat();
  const nameOf = (code: string) => format.text(list.permissions.find((each) => each.code === code)!.name);
  const shown = list.roles.filter(({ code }) => roles.some((role) => role.code === code));

  const holds = (among: readonly RolePermissions[], code: string, permission: Permission) =>
    among.find((role) => role.code === code)?.permissions.includes(permission) ?? false;
  const set = (code: string, permission: Permission, isHeld: boolean) =>
    onChange(
      roles.map((role) => {
        if (role.code !== code) return role;
        const change = isHeld ? withRight : withoutRight;
        return { ...role, permissions: change(role.permissions, permission) };
      }),
    );

  function cell(role: Role, permission: Permission) {
    const isHeld = holds(roles, role.code, permission);
    const isFixed = role.code === administrator;
    return (
      <td key={role.code} data-changed={isHeld !== holds(stored, role.code, permission) || undefined}>
        <Checkbox
          aria-label={m.cell(nameOf(permission), format.text(role.name))}
          checked={isHeld}
          disabled={isFixed}
          onChange={(checked) => set(role.code, permission, checked)}
        />
      </td>
    );
  }

  return (
    // the ticks receive the keys; the table only listens to all of them
    <div className="matrix" role="presentation" onKeyDown={moveInGrid}>
      <table aria-label={m.matrix} aria-description={m.matrixHint}>
        <thead>
          <tr>
            <th scope="col">{m.permission}</th>
            {shown.map((role) => (
              <RoleHead key={role.code} role={role} onRename={() => onRename(role)} />
            ))}
          </tr>
        </thead>
        <tbody>
          {Object.entries(permissionGroups).map(([group, permissions]) => (
            <Fragment key={group}>
              <tr>
                <th scope="colgroup" className="matrix__group" colSpan={shown.length + 1}>
                  {m.groups[group as PermissionGroup]}
                </th>
              </tr>
              {permissions.map((permission) => (
                <tr key={permission}>
                  <th scope="row">{nameOf(permission)}</th>
                  {shown.map((role) => cell(role, permission))}
                </tr>
              ))}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}
