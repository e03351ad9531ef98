import type { PayableOrder } from "@time-event/contract/payable-orders";
import { type StaffTransfer, transferOrderList } from "@time-event/contract/staff-transfers";
import { useState } from "react";
import { useStaffQuery } from "../../../lib/api/use-staff-query.ts";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { Button } from "../../../ui/staff/control/button.tsx";
import { BackButton } from "../../../ui/staff/dialog/back-button.tsx";
import { StaffDialog } from "../../../ui/staff/dialog/staff-dialog.tsx";
import { Loaded } from "../../../ui/staff/page/loaded.tsx";
import { DivideFields } from "../divide/divide-fields.tsx";
import { divideMessages } from "../divide/divide.messages.ts";
import { divisionOf, sentParts, type TypedParts } from "../divide/division.ts";
import { OrderSearch } from "../divide/order-search.tsx";
import { transfersMessages } from "../transfers.messages.ts";
import { SlipWarnings } from "./slip-warnings.tsx";

interface DivideDialogProps {
  readonly transfer: StaffTransfer;
  readonly receivedSatang: number;
  readonly onVerify: (parts: ReturnType<typeof sentParts>) => void;
  readonly onClose: () => void;
}

/** Divides a transfer between its registrations and others that staff find, and verifies it. */
export function DivideDialog({ transfer, receivedSatang, onVerify, onClose }: DivideDialogProps) {
  const m = useMessages(transfersMessages);
  const words = useMessages(divideMessages);
  const format = useFormat();
  const { id, eventId } = transfer;
  const [asked, setAsked] = useState("");
  const [added, setAdded] = useState<readonly PayableOrder[]>([]);
  const [typed, setTyped] = useState<TypedParts>(new Map());
  const others = useStaffQuery(transferOrderList, { eventId, id, ...(asked && { text: asked }) });
  const division = divisionOf(receivedSatang, [...transfer.orders, ...added], typed);
  const amount = format.exactBaht(receivedSatang);
  return (
    <StaffDialog open title={m.divideTitle(amount)} onClose={onClose} keepOnOutsideClick>
      <div className="money-dialog">
        <SlipWarnings transfer={transfer} />
        <DivideFields receivedSatang={receivedSatang} division={division} typed={typed} onType={setTyped} />
        <Loaded query={others} words={m.refusals}>
          {({ data }) => (
            <OrderSearch
              asked={asked}
              onAsk={setAsked}
              orders={data}
              proposed={{ title: words.sameContact, none: words.noneSame }}
              chosen={added}
              onToggle={(order) => {
                const without = added.filter((each) => each.id !== order.id);
                setAdded(without.length < added.length ? without : [...added, order]);
                setTyped(new Map());
              }}
              amountSatang={receivedSatang}
            />
          )}
        </Loaded>
        <div className="money-dialog__foot">
          <BackButton label={m.back} />
          <Button
            type="button"
            label={m.verifyAmount(amount)}
            disabled={division.restSatang !== 0}
            onClick={() => onVerify(sentParts(division))}
          />
        </div>
      </div>
    </StaffDialog>
  );
}
