import { type OwnSignIn, signInEnd, signInList, signInsEndOthers } from "@time-event/contract/profile";
import { useStaffAction } from "../../lib/api/use-staff-action.ts";
import { useStaffQuery } from "../../lib/api/use-staff-query.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { signOut } from "../../lib/session/session.ts";
import { Button } from "../../ui/staff/control/button.tsx";
import { Loaded } from "../../ui/staff/page/loaded.tsx";
import { Panel } from "../../ui/staff/page/panel.tsx";
import { toast } from "../../ui/staff/toast/toast.ts";
import { ProfileFrame } from "./profile-frame.tsx";
import { profileMessages } from "./profile.messages.ts";
import { SignInTable } from "./sign-in-table.shared.tsx";
import { type CallFailed } from "../../lib/api/call-failed.ts";
import { useFailureText } from "../../ui/form/failure-text.ts";
import { tellFailed } from "../../ui/staff/toast/tell-failed.ts";

export function Component() {
  return <ProfileFrame>{() => <SignIns />}</ProfileFrame>;
}

function SignIns() {
  const m = useMessages(profileMessages);
  const signIns = useStaffQuery(signInList, {});
  const failureText = useFailureText(m.refusals);
  const told = { onError: (failure: CallFailed) => tellFailed(failureText(failure)) };
  const tell = (summary: string) => toast({ severity: "success", summary });
  const end = useStaffAction(signInEnd, { onSuccess: () => tell(m.ended) });
  const endOthers = useStaffAction(signInsEndOthers, {
    onSuccess: ({ data }) => tell(m.endedOthers(data.ended)),
  });
  const endButton = ({ id, isThis }: OwnSignIn, device: string) => (
    <Button
      type="button"
      outlined
      label={m.end}
      aria-label={m.endOf(device)}
      disabled={end.isPending}
      onClick={() => (isThis ? void signOut() : end.mutate({ id }, told))}
    />
  );
  return (
    <Loaded query={signIns} words={m.refusals}>
      {({ data }) => (
        <Panel
          title={m.signIns}
          hint={m.signInsHint}
          actions={
            data.length > 1 && (
              <Button
                type="button"
                severity="danger"
                outlined
                icon="pi pi-sign-out"
                label={m.endAllOthers}
                loading={endOthers.isPending}
                onClick={() => endOthers.mutate({}, told)}
              />
            )
          }
        >
          <SignInTable signIns={data} action={endButton} />
        </Panel>
      )}
    </Loaded>
  );
}
