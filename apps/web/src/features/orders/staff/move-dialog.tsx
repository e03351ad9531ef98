import type { OrderRecord } from "@time-event/contract/staff-orders";
import { entryChoices } from "@time-event/contract/entries";
import { orderMove, orderMovePreview } from "@time-event/contract/order-moves";
import { useState } from "react";
import { useStaffAction } from "../../../lib/api/use-staff-action.ts";
import { useStaffQuery } from "../../../lib/api/use-staff-query.ts";
import { useDraftState } from "../../../lib/drafts/use-draft.ts";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { useFailureText } from "../../../ui/form/failure-text.ts";
import { Button } from "../../../ui/staff/control/button.tsx";
import { BackButton } from "../../../ui/staff/dialog/back-button.tsx";
import { StaffDialog } from "../../../ui/staff/dialog/staff-dialog.tsx";
import { SelectField } from "../../../ui/staff/field/select-field.tsx";
import { TextField } from "../../../ui/staff/field/text-field.tsx";
import { toast } from "../../../ui/staff/toast/toast.ts";
import { orderDeskMessages } from "./order-desk.messages.ts";

interface MoveDialogProps {
  readonly eventId: number;
  readonly order: OrderRecord;
  readonly entry: OrderRecord["entries"][number];
  readonly timeZone: string;
  readonly onClose: () => void;
}

type Difference = "apply" | "waive";

/** Moves an entry to another category, or within its own to another wave; says what it costs more or less before it does. */
export function MoveDialog({ eventId, order, entry, timeZone, onClose }: MoveDialogProps) {
  const m = useMessages(orderDeskMessages);
  const format = useFormat();
  const failureText = useFailureText(m.moveRefusals);
  const [category, setCategory] = useState<string | null>(null);
  const [wave, setWave] = useState<number | null>(null);
  const [difference, setDifference] = useState<Difference>("apply");
  const [reason, setReason] = useDraftState(`order-move-${entry.id}`, "");
  const categories = useStaffQuery(entryChoices, { eventId }).data?.data.categories ?? [];
  const preview = useStaffAction(orderMovePreview);
  const move = useStaffAction(orderMove, {
    onSuccess: () => {
      toast({ severity: "success", summary: m.moved });
      onClose();
    },
  });
  const found = preview.data?.data;
  const waves = found?.waves ?? [];
  const chosenWave = wave ?? found?.wave ?? null;
  const isSame = category === entry.category;
  const failure = move.error ?? preview.error;

  function choose(code: string | null): void {
    setCategory(code);
    setWave(null);
    move.reset();
    if (code !== null) preview.mutate({ eventId, id: order.id, entryId: entry.id, category: code });
  }

  return (
    <StaffDialog open title={m.moveTitle(entry.category)} onClose={onClose} keepOnOutsideClick>
      <form
        className="order-dialog"
        onSubmit={(event) => {
          event.preventDefault();
          if (!found || category === null) return;
          const { differenceSatang } = found;
          move.mutate({
            eventId,
            id: order.id,
            entryId: entry.id,
            category,
            wave: chosenWave,
            difference,
            differenceSatang,
            reason: reason.trim(),
          });
        }}
      >
        <SelectField
          label={m.moveTo}
          required
          value={category}
          options={categories
            .filter(({ code, waves: own }) => code !== entry.category || own.length > 0)
            .map(({ code, name }) => ({
              value: code,
              label: code === entry.category ? m.moveWithin(format.text(name)) : format.text(name),
            }))}
          onChange={choose}
        />
        {found && category !== null && !preview.isPending && (
          <p>
            {found.differenceSatang === null && !isSame && m.moveOpenPrice}
            {(found.differenceSatang === 0 || isSame) && m.moveSame}
            {found.differenceSatang !== null && found.differenceSatang > 0 && (
              <strong>{m.moveMore(format.baht(found.differenceSatang))}</strong>
            )}
            {found.differenceSatang !== null && found.differenceSatang < 0 && (
              <strong>{m.moveLess(format.baht(-found.differenceSatang))}</strong>
            )}{" "}
            {found.placesLeft !== null && <span className="soft">{m.moveLeft(format.number(found.placesLeft))}</span>}
          </p>
        )}
        {found && category !== null && waves.length > 0 && (
          <SelectField
            label={m.moveWave}
            value={chosenWave}
            options={waves.map(({ id, name, startsAt, left }) => {
              const words = [format.text(name), format.clock(startsAt, timeZone)] as const;
              return {
                value: id,
                label: left === null ? m.waveOpen(...words) : m.waveLeft(...words, format.number(left)),
              };
            })}
            onChange={setWave}
          />
        )}
        {Boolean(found?.differenceSatang) && (
          <SelectField<Difference>
            label={m.moveDifference}
            value={difference}
            options={(["apply", "waive"] as const).map((value) => ({ value, label: m.moveDifferences[value] }))}
            onChange={(chosen) => chosen && setDifference(chosen)}
          />
        )}
        <TextField label={m.reason} required maxLength={500} value={reason} onChange={setReason} />
        <div role="alert">{failure && <p className="order-failure">{failureText(failure).join(" ")}</p>}</div>
        <div className="order-dialog__foot">
          <BackButton label={m.back} />
          <Button
            type="submit"
            label={m.move}
            loading={move.isPending || preview.isPending}
            disabled={
              !found || category === null || reason.trim() === "" || (isSame && chosenWave === (entry.wave?.id ?? null))
            }
          />
        </div>
      </form>
    </StaffDialog>
  );
}
