import { auditGet } from "@time-event/contract/audit";
import { useStaffQuery } from "../../lib/api/use-staff-query.ts";
import { useState } from "react";
import { useMessages } from "../../lib/i18n/language.ts";
import { NumberField } from "../../ui/staff/field/number-field.tsx";
import { TextField } from "../../ui/staff/field/text-field.tsx";
import { auditMessages } from "./audit.messages.ts";

/** Compares a seal that somebody wrote down with the current one of the log. */
export function CompareSeal() {
  const m = useMessages(auditMessages);
  const [number, setNumber] = useState<number | null>(null);
  const [seal, setSeal] = useState("");
  const written = seal.trim().toLowerCase();
  const isWhole = number !== null && number > 0 && /^[0-9a-f]{64}$/.test(written);
  const entry = useStaffQuery(auditGet, { seq: number ?? 0 }, { enabled: isWhole, retry: false });
  const verdict = !isWhole
    ? undefined
    : entry.error?.status === 404
      ? m.compareMissing
      : entry.data && (entry.data.data.hash === written ? m.compareSame : m.compareDifferent);
  return (
    <details className="compare-seal">
      <summary>{m.compare}</summary>
      <div className="compare-seal__fields">
        <NumberField label={m.compareNumber} value={number} onChange={setNumber} />
        <TextField label={m.compareSeal} value={seal} maxLength={80} onChange={setSeal} />
      </div>
      <p role="status">{verdict}</p>
    </details>
  );
}
