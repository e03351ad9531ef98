import {
  type PasswordLink,
  type UserDetails,
  userDisable,
  userEnable,
  userLinkSend,
  userSecondFactorsRemove,
  userSignInsEnd,
} from "@time-event/contract/users";
import { useState } from "react";
import { CallFailed } from "../../lib/api/call-failed.ts";
import { useStaffAction } from "../../lib/api/use-staff-action.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { confirm } from "../../ui/staff/confirm/confirm.ts";
import { Button } from "../../ui/staff/control/button.tsx";
import { useFailureText } from "../../ui/form/failure-text.ts";
import { provingPassword } from "../../ui/staff/password/ask-password.ts";
import { tellFailed } from "../../ui/staff/toast/tell-failed.ts";
import { toast } from "../../ui/staff/toast/toast.ts";
import { PasswordLinkDialog } from "./password-link-dialog.tsx";
import { usersMessages } from "./users.messages.ts";

/** The buttons that change how a user can sign in. */
export function AccessActions({ user }: { readonly user: UserDetails }) {
  const m = useMessages(usersMessages);
  const format = useFormat();
  const failureText = useFailureText(m.refusals);
  const [link, setLink] = useState<PasswordLink>();
  const disable = useStaffAction(userDisable);
  const enable = useStaffAction(userEnable);
  const end = useStaffAction(userSignInsEnd);
  const send = useStaffAction(userLinkSend);
  const removeFactors = useStaffAction(userSecondFactorsRemove);
  const name = format.text(user.displayName);
  const { id } = user;

  async function attempt(work: () => Promise<string | undefined>): Promise<void> {
    try {
      const summary = await work();
      if (summary !== undefined) toast({ severity: "success", summary });
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      tellFailed(failureText(error));
    }
  }

  const actions = {
    disable: async () => {
      if (!(await confirm({ message: m.disableQuestion(name), does: m.disable }))) return undefined;
      await disable.mutateAsync({ id });
      return m.disabled(name);
    },
    enable: async () => {
      await provingPassword((password) => enable.mutateAsync({ id, password }));
      return m.enabled(name);
    },
    end: async () => {
      if (!(await confirm({ message: m.endQuestion(name), does: m.endSignIns }))) return undefined;
      const { data } = await end.mutateAsync({ id });
      return m.ended(data.ended);
    },
    send: async () => {
      setLink((await provingPassword((password) => send.mutateAsync({ id, password }))).data);
      return undefined;
    },
    removeFactors: async () => {
      if (!(await confirm({ message: m.removeFactorsQuestion(name), does: m.removeFactors }))) return undefined;
      await provingPassword((password) => removeFactors.mutateAsync({ id, password }), { always: true });
      return m.removedFactors(name);
    },
  };
  const button = (label: string, icon: string, work: () => Promise<string | undefined>) => (
    <Button type="button" outlined icon={icon} label={label} onClick={() => void attempt(work)} />
  );
  return (
    <>
      {user.state === "disabled" ? (
        button(m.enable, "pi pi-lock-open", actions.enable)
      ) : (
        <>
          {button(m.sendLink, "pi pi-envelope", actions.send)}
          {user.secondFactors > 0 && button(m.removeFactors, "pi pi-shield", actions.removeFactors)}
          {user.signIns.length > 0 && button(m.endSignIns, "pi pi-sign-out", actions.end)}
          {!user.isYou && (
            <Button
              type="button"
              severity="danger"
              outlined
              icon="pi pi-lock"
              label={m.disable}
              onClick={() => void attempt(actions.disable)}
            />
          )}
        </>
      )}
      {link && <PasswordLinkDialog link={link} onClose={() => setLink(undefined)} />}
    </>
  );
}
