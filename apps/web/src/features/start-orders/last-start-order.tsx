import { type StartOrder, startOrderUndo } from "@time-event/contract/start-orders";
import { useStaffAction } from "../../lib/api/use-staff-action.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { ActionFailure } from "../../ui/staff/form/action-failure.tsx";
import { UndoButton } from "../../ui/staff/form/undo-button.tsx";
import { toast } from "../../ui/staff/toast/toast.ts";
import { startOrdersMessages } from "./start-orders.messages.ts";

interface LastStartOrderProps {
  readonly eventId: number;
  readonly last: NonNullable<StartOrder["last"]>;
  readonly timeZone: string;
}

/** Who saved the list that is in force, by which draw, and the press that takes it back. */
export function LastStartOrder({ eventId, last, timeZone }: LastStartOrderProps) {
  const m = useMessages(startOrdersMessages);
  const format = useFormat();
  const undo = useStaffAction(startOrderUndo, {
    onSuccess: ({ data }) => toast({ severity: "success", summary: m.undone(format.number(data.changed)) }),
  });
  const { id, rule, by, at, changed } = last;
  return (
    <div className="start-order__last">
      <span className="soft">
        {m.lastBy(by, format.instant(at, timeZone), format.number(changed))}
        {rule?.order === "random" && ` · ${m.drawnWith(rule.seed)}`}
      </span>
      <span className="no-print">
        <UndoButton label={m.undo} loading={undo.isPending} onUndo={() => undo.mutate({ eventId, id })} />
      </span>
      <ActionFailure failure={undo.error} />
    </div>
  );
}
