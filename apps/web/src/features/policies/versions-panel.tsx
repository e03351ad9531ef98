import type { Text } from "@time-event/contract/fields";
import { type Policy, policyPublish, type PolicyVersion } from "@time-event/contract/policies";
import { publishRefusals } from "@time-event/domain/policies/publish-refusals";
import { useState } from "react";
import { useStaffAction } from "../../lib/api/use-staff-action.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { Chip } from "../../ui/chip/chip.tsx";
import { confirm } from "../../ui/staff/confirm/confirm.ts";
import { Button } from "../../ui/staff/control/button.tsx";
import { useFailureText } from "../../ui/form/failure-text.ts";
import { useFieldText } from "../../ui/form/use-field-text.ts";
import { Panel } from "../../ui/staff/page/panel.tsx";
import { toast } from "../../ui/staff/toast/toast.ts";
import { CompareDialog, type Compared } from "./compare-dialog.tsx";
import { here } from "./here.ts";
import { policyEditorMessages } from "./policy-editor.messages.ts";

interface VersionsPanelProps {
  readonly policy: Policy;
  /** The text that is being written. */
  readonly draft: Text;
  /** False: there are changes to save first; only saved text can be published. */
  readonly saved: boolean;
}

/** Every published version, newest first, and the changes that the draft makes to the latest. */
export function VersionsPanel({ policy, draft, saved }: VersionsPanelProps) {
  const m = useMessages(policyEditorMessages);
  const failureText = useFailureText();
  const refusalText = useFieldText();
  const [compared, setCompared] = useState<Compared | null>(null);
  const [inForce] = policy.versions;
  const next = (inForce?.version ?? 0) + 1;
  const publish = useStaffAction(policyPublish, {
    onSuccess: () => toast({ severity: "success", summary: m.published(next) }),
  });
  const reasons = saved
    ? publishRefusals(draft, inForce?.text).map((reason) => refusalText("", reason))
    : [m.saveFirst];
  const failures = publish.error ? failureText(publish.error) : [];

  async function ask(): Promise<void> {
    if (!(await confirm({ message: m.publishQuestion(next), does: m.publish(next) }))) return;
    publish.mutate({ id: policy.id, revision: policy.revision });
  }

  return (
    <Panel title={m.versions}>
      <div className="publish">
        <Button
          type="button"
          icon="pi pi-send"
          label={m.publish(next)}
          disabled={reasons.length > 0 || publish.isPending}
          onClick={() => void ask()}
        />
        <ul role="list" className="publish__reasons soft">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
        <span role="alert" className="staff-field__error">
          {failures.join(" ")}
        </span>
        {inForce && (
          <Button
            type="button"
            outlined
            icon="pi pi-arrow-right-arrow-left"
            label={m.compareDraft}
            onClick={() =>
              setCompared({ from: m.versionOf(inForce.version), to: m.theDraft, before: inForce.text, after: draft })
            }
          />
        )}
      </div>
      {policy.versions.length === 0 ? (
        <p className="soft">{m.noVersions}</p>
      ) : (
        <ol role="list" className="versions">
          {policy.versions.map((version, at) => (
            <VersionItem
              key={version.version}
              version={version}
              before={policy.versions[at + 1]}
              isInForce={at === 0}
              onOpen={setCompared}
            />
          ))}
        </ol>
      )}
      {compared && <CompareDialog name={policy.name} compared={compared} onClose={() => setCompared(null)} />}
    </Panel>
  );
}

interface VersionItemProps {
  readonly version: PolicyVersion;
  readonly before: PolicyVersion | undefined;
  readonly isInForce: boolean;
  readonly onOpen: (compared: Compared) => void;
}

function VersionItem({ version, before, isInForce, onOpen }: VersionItemProps) {
  const m = useMessages(policyEditorMessages);
  const format = useFormat();
  const to = m.versionOf(version.version);
  return (
    <li className="versions__one">
      <div className="versions__words">
        <strong>{to}</strong>{" "}
        {isInForce && (
          <Chip tone="ok" icon="check">
            {m.inForce}
          </Chip>
        )}
        <p className="soft figures">{m.by(version.publishedBy, format.instant(version.publishedAt, here()))}</p>
      </div>
      <div className="versions__do">
        <Button
          type="button"
          text
          label={m.see}
          aria-label={`${m.see} ${to}`}
          onClick={() => onOpen({ from: null, to, before: null, after: version.text })}
        />
        {before && (
          <Button
            type="button"
            text
            label={m.compare}
            aria-label={`${m.compare}: ${to}`}
            onClick={() => onOpen({ from: m.versionOf(before.version), to, before: before.text, after: version.text })}
          />
        )}
      </div>
    </li>
  );
}
