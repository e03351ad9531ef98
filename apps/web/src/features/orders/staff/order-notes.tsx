import { orderNoteSave, type OrderRecord } from "@time-event/contract/staff-orders";
import { useStaffAction } from "../../../lib/api/use-staff-action.ts";
import { useDraftState } from "../../../lib/drafts/use-draft.ts";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { useFailureText } from "../../../ui/form/failure-text.ts";
import { Button } from "../../../ui/staff/control/button.tsx";
import { TextAreaField } from "../../../ui/staff/field/text-field.tsx";
import { toast } from "../../../ui/staff/toast/toast.ts";
import { DrawerPart } from "./drawer-part.tsx";
import { orderDeskMessages } from "./order-desk.messages.ts";

interface OrderNotesProps {
  readonly eventId: number;
  readonly order: OrderRecord;
  readonly timeZone: string;
  readonly mayEdit: boolean;
}

/** What staff write to each other about an order. */
export function OrderNotes({ eventId, order, timeZone, mayEdit }: OrderNotesProps) {
  const m = useMessages(orderDeskMessages);
  const format = useFormat();
  const failureText = useFailureText(m.refusals);
  const [note, setNote] = useDraftState(`order-note-${order.id}`, "");
  const save = useStaffAction(orderNoteSave, {
    onSuccess: () => {
      setNote("");
      toast({ severity: "success", summary: m.noteAdded });
    },
  });
  if (!mayEdit && order.notes.length === 0) return null;
  return (
    <DrawerPart title={m.notes} hint={m.notesHint}>
      <ul role="list" className="order-notes">
        {order.notes.map((each) => (
          <li key={each.id}>
            <p className="order-notes__text">{each.note}</p>
            <p className="soft">
              {each.username} · {format.instant(each.at, timeZone)}
            </p>
          </li>
        ))}
      </ul>
      {mayEdit && (
        <form
          className="order-notes__form"
          onSubmit={(event) => {
            event.preventDefault();
            save.mutate({ eventId, id: order.id, note: note.trim() });
          }}
        >
          <TextAreaField label={m.newNote} rows={2} maxLength={1_000} value={note} onChange={setNote} />
          <Button
            type="submit"
            outlined
            icon="pi pi-comment"
            label={m.addNote}
            loading={save.isPending}
            disabled={note.trim() === ""}
          />
          <div role="alert">{save.error && <p className="order-failure">{failureText(save.error).join(" ")}</p>}</div>
        </form>
      )}
    </DrawerPart>
  );
}
