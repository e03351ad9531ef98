import { type FindingMending, findingLift, type ListedFinding } from "@time-event/contract/findings";
import { readMove, readVoid } from "@time-event/contract/read-changes";
import type { CallFailed } from "../../lib/api/call-failed.ts";
import { useStaffAction } from "../../lib/api/use-staff-action.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { useFailureText } from "../../ui/form/failure-text.ts";
import { tellFailed } from "../../ui/staff/toast/tell-failed.ts";
import { toast } from "../../ui/staff/toast/toast.ts";
import { findingsMessages } from "./findings.messages.ts";

/** Solves a finding by one press: the reason that the history keeps is the finding. */
export function useMending(eventId: number, { kind, entry }: ListedFinding) {
  const m = useMessages(findingsMessages);
  const failureText = useFailureText();
  const [setAside, move, lift] = [useStaffAction(readVoid), useStaffAction(readMove), useStaffAction(findingLift)];
  const reason = m.reasonOf(m.kinds[kind]);
  const told = {
    onSuccess: () => toast({ severity: "success", summary: m.mended }),
    onError: (failure: CallFailed) => tellFailed(failureText(failure)),
  };
  return {
    isPending: setAside.isPending || move.isPending || lift.isPending,
    mend: ({ kind: how, readIds, bib }: FindingMending) => {
      const [id] = readIds;
      if (how === "lift" && entry) lift.mutate({ eventId, entryId: entry.id, reason }, told);
      else if (how === "move" && id !== undefined && bib !== undefined) move.mutate({ eventId, id, bib, reason }, told);
      else if (how === "void") setAside.mutate({ eventId, ids: [...readIds], reason }, told);
    },
  };
}
