import type { StaffTransfer } from "@time-event/contract/staff-transfers";
import { useRef, useState } from "react";
import { useMessages } from "../../../lib/i18n/language.ts";
import { Button } from "../../../ui/staff/control/button.tsx";
import { MoneyField } from "../../../ui/staff/field/money-field.tsx";
import { useFailureText } from "../../../ui/form/failure-text.ts";
import { transfersMessages } from "../transfers.messages.ts";
import { isDoubtful } from "./compare.ts";
import { ComparePanel } from "./compare-panel.tsx";
import { DecisionBar } from "./decision-bar.tsx";
import { DivideDialog } from "./divide-dialog.tsx";
import { ReasonDialog } from "./reason-dialog.tsx";
import type { Shortcut } from "./shortcuts.ts";
import { largestZoom, type SlipLook, SlipView } from "./slip-view.tsx";
import type { Queue } from "./use-queue.ts";
import { useShortcuts } from "./use-shortcuts.ts";
import { useSlipPicture } from "./use-slip-picture.ts";

interface QueueDeskProps {
  readonly transfer: StaffTransfer;
  readonly queue: Queue;
  readonly hasKeys: boolean;
}

/** One slip beside its order, and the decision. */
export function QueueDesk({ transfer, queue, hasKeys }: QueueDeskProps) {
  const m = useMessages(transfersMessages);
  const failureText = useFailureText(m.refusals);
  const [look, setLook] = useState<SlipLook>({ zoom: 1, turns: 0 });
  const [receivedSatang, setReceived] = useState<number | null>(transfer.claimedSatang);
  const [asked, setAsked] = useState<"refuse" | "askAgain" | null>(null);
  const [isDividing, setDividing] = useState(false);
  // sums that changed since bring other doubts, which are to be seen, too
  const doubts = isDoubtful(transfer) ? transfer.warnings.join(" ") || "check" : null;
  const [seenDoubts, setSeenDoubts] = useState<string | null>(null);
  const isDoubted = doubts !== null && seenDoubts === doubts;
  const side = useRef<HTMLDivElement>(null);
  // loads the picture that comes next
  useSlipPicture(queue.next);

  const { zoom, turns } = look;
  const { paidAt, owedSatang } = transfer;
  const acts: Readonly<Record<Shortcut, () => void>> = {
    verify: () => {
      if (receivedSatang === null || receivedSatang <= 0) return;
      if (doubts === null || isDoubted)
        return queue.decide({ kind: "verify", receivedSatang, receivedAt: paidAt, owedSatang });
      setSeenDoubts(doubts);
      side.current?.querySelector(".warning-note")?.scrollIntoView({ block: "center" });
    },
    refuse: () => setAsked("refuse"),
    askAgain: () => setAsked("askAgain"),
    skip: queue.skip,
    undo: queue.undo,
    zoomIn: () => setLook({ turns, zoom: Math.min(largestZoom, zoom + 1) }),
    zoomOut: () => setLook({ turns, zoom: Math.max(1, zoom - 1) }),
    turn: () => setLook({ zoom, turns: (turns + 1) % 4 }),
  };
  useShortcuts(hasKeys, (shortcut) => acts[shortcut]());

  return (
    <div className="queue">
      <SlipView transfer={transfer} look={look} onLook={setLook} />
      <div className="queue__side" ref={side}>
        <ComparePanel transfer={transfer} receivedSatang={receivedSatang || 0} />
        <div>
          <Button
            type="button"
            text
            size="small"
            icon="pi pi-share-alt"
            label={m.divide}
            disabled={!((receivedSatang ?? 0) > 0)}
            onClick={() => setDividing(true)}
          />
        </div>
        <MoneyField label={m.received} value={receivedSatang} onChange={setReceived} />
        <div role="alert">
          {isDoubted && !queue.busy && <p className="queue__sure">{m.lookFirst}</p>}
          {queue.failure && <p className="queue__failure">{failureText(queue.failure).join(" ")}</p>}
        </div>
        <DecisionBar
          receivedSatang={receivedSatang || null}
          isDoubted={isDoubted}
          busy={queue.busy}
          hasKeys={hasKeys}
          onPress={(shortcut) => acts[shortcut]()}
        />
      </div>
      {isDividing && receivedSatang !== null && (
        <DivideDialog
          transfer={transfer}
          receivedSatang={receivedSatang}
          onClose={() => setDividing(false)}
          onVerify={(parts) => {
            setDividing(false);
            queue.decide({ kind: "verify", receivedSatang, receivedAt: paidAt, owedSatang, parts });
          }}
        />
      )}
      {asked && (
        <ReasonDialog
          kind={asked}
          onClose={() => setAsked(null)}
          onDecide={(decision) => {
            setAsked(null);
            queue.decide(decision);
          }}
        />
      )}
    </div>
  );
}
