import {
  passkeyAdd,
  passkeyBegin,
  recoveryCodesRenew,
  type SecondFactor,
  secondFactorRemove,
  totpBegin,
} from "@time-event/contract/second-factors";
import type { ReplyOf } from "@time-event/contract/endpoint";
import { useState } from "react";
import { CallFailed } from "../../lib/api/call-failed.ts";
import { useStaffAction } from "../../lib/api/use-staff-action.ts";
import { useLanguage, useMessages } from "../../lib/i18n/language.ts";
import { renewRights } from "../../lib/session/session.ts";
import { useSession } from "../../lib/session/use-session.ts";
import { useFailureText } from "../../ui/form/failure-text.ts";
import { confirm } from "../../ui/staff/confirm/confirm.ts";
import { provingPassword } from "../../ui/staff/password/ask-password.ts";
import { tellFailed } from "../../ui/staff/toast/tell-failed.ts";
import { toast } from "../../ui/staff/toast/toast.ts";
import { makePasskey } from "./make-passkey.ts";
import { profileMessages } from "./profile.messages.ts";

/** What users do with their second factors. Each change asks for the password. */
export function useSecondFactors() {
  const m = useMessages(profileMessages);
  const language = useLanguage();
  const { user } = useSession();
  const failureText = useFailureText({ passkey_failed: m.passkeyFailed });
  const [begun, setBegun] = useState<ReplyOf<typeof totpBegin>["data"] | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const beginApp = useStaffAction(totpBegin);
  const beginPasskey = useStaffAction(passkeyBegin);
  const addPasskey = useStaffAction(passkeyAdd);
  const removeFactor = useStaffAction(secondFactorRemove);
  const renew = useStaffAction(recoveryCodesRenew);

  async function attempt(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      // closing the dialog is an answer, too
      if (error.reasons.includes("password_needed")) return;
      tellFailed(failureText(error));
    }
  }

  function added(name: string, recoveryCodes: readonly string[] | null): void {
    setBegun(null);
    setCodes(recoveryCodes);
    // the dialog with the codes says enough, and a toast would lie over it
    if (recoveryCodes === null) toast({ severity: "success", summary: m.addedToast(name) });
    if (user?.needsSecondFactor) void renewRights(language);
  }

  return {
    begun,
    codes,
    added,
    closeApp: () => setBegun(null),
    closeCodes: () => setCodes(null),

    addApp: () =>
      attempt(async () => {
        const { data } = await provingPassword((password) => beginApp.mutateAsync({ password }), { always: true });
        setBegun(data);
      }),

    addPasskey: () =>
      attempt(async () => {
        const { data } = await provingPassword((password) => beginPasskey.mutateAsync({ password }), { always: true });
        const passkey = await makePasskey(data.options);
        const name = m.passkeyName;
        added(name, (await addPasskey.mutateAsync({ passkey, name })).data.recoveryCodes);
      }),

    remove: ({ id, name }: SecondFactor) =>
      attempt(async () => {
        if (!(await confirm({ message: m.removeQuestion(name), does: m.remove }))) return;
        await provingPassword((password) => removeFactor.mutateAsync({ id, password }), { always: true });
        toast({ severity: "success", summary: m.removed(name) });
      }),

    renewCodes: () =>
      attempt(async () => {
        if (!(await confirm({ message: m.renewQuestion, does: m.renewCodes }))) return;
        const { data } = await provingPassword((password) => renew.mutateAsync({ password }), { always: true });
        setCodes(data.recoveryCodes);
      }),
  };
}
