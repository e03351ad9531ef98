import { secondFactorList, type SecondFactors } from "@time-event/contract/second-factors";
import { useStaffQuery } from "../../lib/api/use-staff-query.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { Button } from "../../ui/staff/control/button.tsx";
import { Loaded } from "../../ui/staff/page/loaded.tsx";
import { Panel } from "../../ui/staff/page/panel.tsx";
import { AddAppDialog } from "./add-app-dialog.tsx";
import { FactorList } from "./factor-list.tsx";
import { ProfileFrame } from "./profile-frame.tsx";
import { profileMessages } from "./profile.messages.ts";
import { RecoveryCodesDialog } from "./recovery-codes-dialog.tsx";
import { useSecondFactors } from "./use-second-factors.ts";

export function Component() {
  return <ProfileFrame>{() => <Security />}</ProfileFrame>;
}

function Security() {
  const m = useMessages(profileMessages);
  const query = useStaffQuery(secondFactorList, {});
  return (
    <Loaded query={query} words={m.refusals}>
      {({ data }) => <SecondFactorPanels data={data} />}
    </Loaded>
  );
}

/** Fewer codes than this are worth a word. */
const fewCodes = 4;

function SecondFactorPanels({ data }: { readonly data: SecondFactors }) {
  const m = useMessages(profileMessages);
  const own = useSecondFactors();
  const { factors, recoveryCodesLeft, isRequired, takesPasskeys } = data;
  const isNone = factors.length === 0;
  const addButtons = (
    <>
      <Button type="button" icon="pi pi-mobile" label={m.addApp} outlined={!isNone} onClick={() => void own.addApp()} />
      {takesPasskeys && (
        <Button type="button" icon="pi pi-key" label={m.addPasskey} outlined onClick={() => void own.addPasskey()} />
      )}
    </>
  );
  return (
    <>
      <Panel title={m.secondStep} hint={m.secondStepHint} actions={!isNone && addButtons}>
        {isNone ? (
          <EmptyState
            icon="lock"
            title={isRequired ? m.secondStepRequired : m.secondStepNone}
            actions={<div className="add-buttons">{addButtons}</div>}
          >
            {isRequired ? m.secondStepRequiredHint : m.secondStepNoneHint}
          </EmptyState>
        ) : (
          <FactorList factors={factors} onRemove={(factor) => void own.remove(factor)} />
        )}
        {!takesPasskeys && <p className="soft">{m.noPasskeys}</p>}
      </Panel>
      {!isNone && (
        <Panel
          title={m.recovery}
          hint={m.recoveryHint}
          actions={
            <Button
              type="button"
              outlined
              icon="pi pi-refresh"
              label={m.renewCodes}
              onClick={() => void own.renewCodes()}
            />
          }
        >
          <p>
            <strong>{m.recoveryLeft(recoveryCodesLeft)}</strong> {recoveryCodesLeft < fewCodes && m.recoveryFew}
          </p>
        </Panel>
      )}
      {own.begun && <AddAppDialog begun={own.begun} onClose={own.closeApp} onAdded={own.added} />}
      {own.codes && <RecoveryCodesDialog codes={own.codes} onClose={own.closeCodes} />}
    </>
  );
}
