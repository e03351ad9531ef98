import type { AuditCheck } from "@time-event/contract/audit";
import { useState } from "react";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { Button } from "../../ui/staff/control/button.tsx";
import { auditMessages } from "./audit.messages.ts";
import { CompareSeal } from "./compare-seal.tsx";

/** Up to where the log is intact, with the seal to write down; or the first damaged place. */
export function CheckResult({ result }: { readonly result: AuditCheck }) {
  const m = useMessages(auditMessages);
  const format = useFormat();
  const [isCopied, setCopied] = useState(false);
  const { broken, checkedTo, hash, anchors } = result;
  if (broken) {
    return (
      <div className="audit-verdict" data-verdict="broken">
        <h3>
          <i className="pi pi-exclamation-triangle" aria-hidden="true" /> {m.broken(format.number(broken.seq))}
        </h3>
        <p>{m.damages[broken.damage]}</p>
        <p>{m.brokenHint}</p>
      </div>
    );
  }
  const copy = () => navigator.clipboard.writeText(`${checkedTo} ${hash}`).then(() => setCopied(true));
  return (
    <div className="audit-verdict" data-verdict="intact">
      <h3>
        <i className="pi pi-verified" aria-hidden="true" />{" "}
        {checkedTo === 0 ? m.intactEmpty : m.intact(format.number(checkedTo))}
      </h3>
      <p>{anchors > 0 ? m.anchors(format.number(anchors)) : m.noAnchors}</p>
      {checkedTo > 0 && (
        <>
          <p>{m.writeDown}</p>
          <div className="audit-verdict__seal">
            <code>
              {checkedTo} {hash}
            </code>
            <Button
              type="button"
              outlined
              icon={isCopied ? "pi pi-check" : "pi pi-copy"}
              label={isCopied ? m.copied : m.copy}
              onClick={() => void copy()}
            />
          </div>
          <CompareSeal />
        </>
      )}
    </div>
  );
}
