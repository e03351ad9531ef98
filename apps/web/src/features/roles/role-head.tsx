import { type Role, roleDelete } from "@time-event/contract/roles";
import { administrator } from "@time-event/domain/access/grants";
import { useStaffAction } from "../../lib/api/use-staff-action.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { confirm } from "../../ui/staff/confirm/confirm.ts";
import { Button } from "../../ui/staff/control/button.tsx";
import { useFailureText } from "../../ui/form/failure-text.ts";
import { tellFailed } from "../../ui/staff/toast/tell-failed.ts";
import { toast } from "../../ui/staff/toast/toast.ts";
import { RemoveButton } from "../../ui/staff/form/remove-button.tsx";
import { rolesMessages } from "./roles.messages.ts";

interface RoleHeadProps {
  readonly role: Role;
  readonly onRename: () => void;
}

/** The head of a role's column: its name, how many users hold it, and the buttons of roles that can be changed. */
export function RoleHead({ role, onRename }: RoleHeadProps) {
  const m = useMessages(rolesMessages);
  const format = useFormat();
  const failureText = useFailureText(m.refusals);
  const remove = useStaffAction(roleDelete);
  const name = format.text(role.name);

  async function askToDelete(): Promise<void> {
    if (!(await confirm({ message: m.deleteQuestion(name), does: m.deleteOf(name) }))) return;
    remove.mutate(
      { code: role.code, revision: role.revision },
      {
        onSuccess: () => toast({ severity: "success", summary: m.deleted(name) }),
        onError: (failure) => tellFailed(failureText(failure)),
      },
    );
  }

  return (
    <th scope="col" title={role.code === administrator ? m.fixed : undefined}>
      <span className="matrix__role">
        {name}
        <span className="soft">{m.nUsers(role.users)}</span>
        {!role.isBuiltIn && (
          <span className="matrix__tools">
            <Button type="button" text icon="pi pi-pencil" aria-label={m.renameOf(name)} onClick={onRename} />
            <RemoveButton label={m.deleteOf(name)} onClick={() => void askToDelete()} />
          </span>
        )}
      </span>
    </th>
  );
}
