import "./transfers.css";
import { type StaffTransfer, transferGet } from "@time-event/contract/staff-transfers";
import { useState } from "react";
import { useParams } from "react-router";
import { useStaffQuery } from "../../lib/api/use-staff-query.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { useMay } from "../../lib/session/use-may.ts";
import { ActionLink } from "../../ui/staff/control/action-link.tsx";
import { Button } from "../../ui/staff/control/button.tsx";
import { Loaded } from "../../ui/staff/page/loaded.tsx";
import { SlipCheck } from "./queue/slip-check.tsx";
import { type SlipLook, SlipView } from "./queue/slip-view.tsx";
import { SlipWarnings } from "./queue/slip-warnings.tsx";
import { ReverseDialog } from "./one/reverse-dialog.tsx";
import { TransferFacts } from "./one/transfer-facts.tsx";
import { OrdersTable } from "./orders-table.tsx";
import { TransferStateChip } from "./transfer-state.shared.tsx";
import { TransfersFrame } from "./transfers-frame.tsx";
import { transfersMessages } from "./transfers.messages.ts";

/** One payment with its slip, whatever became of it, under an address that can be sent to somebody. */
export function Component() {
  const m = useMessages(transfersMessages);
  const params = useParams();
  const [eventId, id] = [Number(params.eventId), Number(params.id)];
  const transfer = useStaffQuery(transferGet, { eventId, id });
  return (
    <TransfersFrame title={transfer.data?.data.reference ?? m.all}>
      <Loaded query={transfer} words={m.refusals}>
        {({ data }) => <OneTransfer key={`${data.id} ${data.revision}`} transfer={data} />}
      </Loaded>
    </TransfersFrame>
  );
}

function OneTransfer({ transfer }: { readonly transfer: StaffTransfer }) {
  const m = useMessages(transfersMessages);
  const format = useFormat();
  const may = useMay();
  const [look, setLook] = useState<SlipLook>({ zoom: 1, turns: 0 });
  const [isReversing, setReversing] = useState(false);
  const { reference, contactName, state, check, eventId } = transfer;
  const isDecided = state !== "waiting" && state !== "withdrawn";
  const mayVerify = may("payments_verify", eventId);
  return (
    <div className="queue">
      <SlipView transfer={transfer} look={look} onLook={setLook} />
      <div className="queue__side">
        <div className="compare__who">
          <h2>{contactName || reference}</h2>
          <p className="soft">
            <TransferStateChip state={state} /> <span className="figures">{reference}</span>
          </p>
        </div>
        <SlipWarnings transfer={transfer} />
        <TransferFacts transfer={transfer} />
        {check && <SlipCheck check={check} />}
        <div className="compare">
          <OrdersTable
            orders={transfer.orders}
            columns={[
              { header: m.counted, cell: ({ countedSatang }) => format.exactBaht(countedSatang) },
              { header: m.owedNow, cell: ({ owedSatang }) => format.exactBaht(owedSatang) },
            ]}
          />
        </div>
        {isDecided && mayVerify && (
          <div>
            <Button
              type="button"
              outlined
              severity="danger"
              icon="pi pi-undo"
              label={m.reverse}
              onClick={() => setReversing(true)}
            />
          </div>
        )}
        {state === "waiting" && mayVerify && (
          <p>
            <ActionLink outlined to={`/manage/transfers?event=${eventId}`} label={m.toQueue} />
          </p>
        )}
      </div>
      {isReversing && <ReverseDialog transfer={transfer} onClose={() => setReversing(false)} />}
    </div>
  );
}
