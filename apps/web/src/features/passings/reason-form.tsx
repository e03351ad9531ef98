import { useState } from "react";
import { useDraftState } from "../../lib/drafts/use-draft.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { TextField } from "../../ui/staff/field/text-field.tsx";
import { readsMessages } from "./reads.messages.ts";

/**
 * The reason that each change of reads needs.
 * @param name under which it is kept while it is not saved: another one for each dialog
 */
export function useReason(name: string) {
  const m = useMessages(readsMessages);
  const [reason, setReason] = useDraftState(name, "");
  const [isMissed, setMissed] = useState(false);
  const trimmed = reason.trim();
  return {
    /** True while something is typed that would be lost. */
    isTyped: trimmed !== "",
    field: (
      <TextField
        label={m.reason}
        hint={m.reasonHint}
        name="reason"
        required
        maxLength={300}
        value={reason}
        error={isMissed && trimmed === "" ? m.reasonNeeded : undefined}
        onChange={setReason}
      />
    ),
    /** Calls with the reason, or points at the field. */
    withReason: (act: (reason: string) => void) => {
      if (trimmed === "") setMissed(true);
      else act(trimmed);
    },
  };
}
