import { docketAppeal, docketDecide, type PenaltyCaseRow } from "@time-event/contract/docket";
import { countsIn, penaltySteps, type PenaltyStep, refusalsOfStep } from "@time-event/domain/penalties/docket";
import { useState } from "react";
import { useStaffAction } from "../../lib/api/use-staff-action.ts";
import { useDraftState } from "../../lib/drafts/use-draft.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { useMay } from "../../lib/session/use-may.ts";
import { useSession } from "../../lib/session/use-session.ts";
import { Button } from "../../ui/staff/control/button.tsx";
import { StaffDialog } from "../../ui/staff/dialog/staff-dialog.tsx";
import { NumberField } from "../../ui/staff/field/number-field.tsx";
import { TextField } from "../../ui/staff/field/text-field.tsx";
import { ActionFailure } from "../../ui/staff/form/action-failure.tsx";
import { penaltiesMessages } from "./penalties.messages.ts";
import { penaltyText } from "./penalty-text.ts";
import { triedEffect } from "./tried-effect.ts";
import { WhatIf } from "./what-if.tsx";

interface CaseDialogProps {
  readonly eventId: number;
  readonly penalty: PenaltyCaseRow;
  readonly timeZone: string;
  /** When the server answered. */
  readonly now: number;
  readonly onClose: () => void;
}

/** Whose reason everybody will ask for. */
const needsNote: readonly PenaltyStep[] = ["refuse", "appeal", "uphold", "lift", "revoke"];

/** One penalty: what was seen, what it changes, what was done, and the next steps that the user may take. */
export function CaseDialog({ eventId, penalty, timeZone, now, onClose }: CaseDialogProps) {
  const m = useMessages(penaltiesMessages);
  const format = useFormat();
  const mayDo = useMay();
  const { user } = useSession();
  const [note, setNote] = useDraftState(`penalty-case ${penalty.id}`, "");
  const [minutes, setMinutes] = useState<number | null>(15);
  const [lacks, setLacks] = useState<"note" | "minutes">();
  const decide = useStaffAction(docketDecide, { onSuccess: onClose });
  const appeal = useStaffAction(docketAppeal, { onSuccess: onClose });
  const failure = decide.error ?? appeal.error;
  const refusalsOf = (step: PenaltyStep) => refusalsOfStep(penalty, step, user?.username ?? "", now);
  const isMine = (step: PenaltyStep) => step === "appeal" || mayDo("penalties_decide", eventId);
  const open = penaltySteps.filter((step) => isMine(step) && refusalsOf(step).length === 0);
  const reasons = new Set(penaltySteps.flatMap(refusalsOf));
  const { id, revision, bib, effect, stage, state, steps } = penalty;

  function take(step: PenaltyStep): void {
    if (needsNote.includes(step) && note.trim() === "") return setLacks("note");
    if (step === "decide" && minutes === null) return setLacks("minutes");
    const seen = { eventId, id, revision, note };
    if (step === "appeal") appeal.mutate(seen);
    else decide.mutate({ ...seen, step, appealMinutes: minutes ?? 0 });
  }

  return (
    <StaffDialog
      open
      look="side"
      title={`${bib} · ${format.text({ th: penalty.name, en: penalty.nameEn })}`}
      keepOnOutsideClick={note !== ""}
      onClose={onClose}
    >
      <div className="penalty-case">
        <p className="penalty-case__what">
          <strong className="figures">{penaltyText(penalty, m)}</strong>{" "}
          {penalty.ruleName ? format.text(penalty.ruleName) : penalty.rule}
          <br />
          {penalty.reason}
        </p>
        <WhatIf tried={{ eventId, bib, ...(countsIn(state) ? { without: id } : triedEffect(effect, stage)) }} />
        <h3>{m.history}</h3>
        <ol className="penalty-case__steps">
          {steps.map((step, index) => (
            <li key={index}>
              <strong>{m.steps[step.step as PenaltyStep] ?? step.step}</strong> · {step.by} ·{" "}
              {format.instant(step.at, timeZone)}
              {step.note && <p>{step.note}</p>}
            </li>
          ))}
        </ol>
        {reasons.has("own_proposal") && <p className="soft">{m.ownProposal}</p>}
        {reasons.has("own_decision") && <p className="soft">{m.ownDecision}</p>}
        {open.length > 0 && (
          <>
            <TextField
              label={m.note}
              name="note"
              value={note}
              error={lacks === "note" && note.trim() === "" ? m.noteNeeded : undefined}
              onChange={setNote}
            />
            {open.includes("decide") && (
              <NumberField
                label={m.appealMinutes}
                name="appealMinutes"
                unit={m.minutes}
                hint={m.appealHint}
                required
                error={lacks === "minutes" && minutes === null ? m.minutesNeeded : undefined}
                value={minutes}
                onChange={setMinutes}
              />
            )}
            <ActionFailure failure={failure} />
            <div className="penalty-case__actions">
              {open.map((step) => (
                <Button
                  key={step}
                  type="button"
                  label={m.steps[step]}
                  outlined={step !== open[0]}
                  {...((step === "refuse" || step === "revoke") && { severity: "danger" as const })}
                  loading={decide.isPending && decide.variables.step === step}
                  onClick={() => take(step)}
                />
              ))}
            </div>
          </>
        )}
      </div>
    </StaffDialog>
  );
}
