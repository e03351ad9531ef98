import type { PayableOrder } from "@time-event/contract/payable-orders";
import { statementLineAssign, statementLineOrderList } from "@time-event/contract/statement-lines";
import { useState } from "react";
import { useStaffAction } from "../../../lib/api/use-staff-action.ts";
import { useStaffQuery } from "../../../lib/api/use-staff-query.ts";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { useFailureText } from "../../../ui/form/failure-text.ts";
import { Button } from "../../../ui/staff/control/button.tsx";
import { BackButton } from "../../../ui/staff/dialog/back-button.tsx";
import { StaffDialog } from "../../../ui/staff/dialog/staff-dialog.tsx";
import { Loaded } from "../../../ui/staff/page/loaded.tsx";
import { toast } from "../../../ui/staff/toast/toast.ts";
import { DivideFields } from "../divide/divide-fields.tsx";
import { divideMessages } from "../divide/divide.messages.ts";
import { divisionOf, sentParts, type TypedParts } from "../divide/division.ts";
import { OrderSearch } from "../divide/order-search.tsx";
import { BookedAt } from "./booked-at.tsx";
import type { Line } from "./line-columns.tsx";
import { statementsMessages } from "./statements.messages.ts";

interface AssignDialogProps {
  readonly line: Line;
  readonly onClose: () => void;
}

/** Finds the registrations that a line pays: whose they are, of which event, what each owes and what each gets. */
export function AssignDialog({ line, onClose }: AssignDialogProps) {
  const m = useMessages(statementsMessages);
  const words = useMessages(divideMessages);
  const format = useFormat();
  const failureText = useFailureText(m.refusals);
  const [asked, setAsked] = useState("");
  const [chosen, setChosen] = useState<readonly PayableOrder[]>([]);
  const [typed, setTyped] = useState<TypedParts>(new Map());
  const orders = useStaffQuery(statementLineOrderList, { id: line.id, ...(asked && { text: asked }) });
  const amount = format.exactBaht(line.amountSatang);
  const division = divisionOf(line.amountSatang, chosen, typed);
  const [only] = chosen.length === 1 ? chosen : [];
  const references = chosen.map(({ reference }) => reference).join(" ");
  const assign = useStaffAction(statementLineAssign, {
    onSuccess: () => {
      toast({ severity: "success", summary: m.assigned(references) });
      onClose();
    },
  });
  function toggle(order: PayableOrder): void {
    const without = chosen.filter(({ id }) => id !== order.id);
    setChosen(without.length < chosen.length ? without : [...chosen, order]);
    setTyped(new Map());
  }
  return (
    <StaffDialog open title={m.assignTitle(amount)} onClose={onClose} keepOnOutsideClick>
      <div className="money-dialog">
        <p className="statement-text">
          <BookedAt line={line} /> {line.text}
        </p>
        <Loaded query={orders} words={m.refusals}>
          {({ data }) => (
            <OrderSearch
              asked={asked}
              onAsk={setAsked}
              orders={data}
              proposed={{ title: words.owesAsMuch, none: words.noneOwes }}
              chosen={chosen}
              onToggle={toggle}
              amountSatang={line.amountSatang}
            />
          )}
        </Loaded>
        {chosen.length > 1 && (
          <DivideFields receivedSatang={line.amountSatang} division={division} typed={typed} onType={setTyped} />
        )}
        <div role="alert">
          {assign.error && <p className="queue__failure">{failureText(assign.error).join(" ")}</p>}
        </div>
        <div className="money-dialog__foot">
          <BackButton label={m.back} />
          <Button
            type="button"
            label={
              only
                ? m.assignTo(amount, only.reference)
                : chosen.length > 1
                  ? m.divideTo(amount, chosen.length)
                  : m.assign
            }
            loading={assign.isPending}
            disabled={chosen.length === 0 || division.restSatang !== 0}
            onClick={() =>
              assign.mutate(
                only ? { id: line.id, reference: only.reference } : { id: line.id, parts: sentParts(division) },
              )
            }
          />
        </div>
      </div>
    </StaffDialog>
  );
}
