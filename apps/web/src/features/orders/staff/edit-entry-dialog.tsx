import { orderOfferList } from "@time-event/contract/desk-orders";
import { orderEdit } from "@time-event/contract/order-edit";
import type { OrderRecord } from "@time-event/contract/staff-orders";
import { useStaffAction } from "../../../lib/api/use-staff-action.ts";
import { useStaffQuery } from "../../../lib/api/use-staff-query.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { useForm } from "../../../ui/form/use-form.ts";
import { StaffDialog } from "../../../ui/staff/dialog/staff-dialog.tsx";
import { FormFrame } from "../../../ui/staff/form/form-frame.tsx";
import { Loaded } from "../../../ui/staff/page/loaded.tsx";
import { EntryPlayers } from "./making/entry-players.tsx";
import { noPlayer } from "./making/use-typed-order.ts";
import { orderDeskMessages } from "./order-desk.messages.ts";

interface EditEntryDialogProps {
  readonly event: { readonly id: number; readonly startsOn: string };
  readonly order: OrderRecord;
  readonly entry: OrderRecord["entries"][number];
  readonly onClose: () => void;
}

/** The players of an entry that is not confirmed, changed on behalf of its contact. */
export function EditEntryDialog({ event, order, entry, onClose }: EditEntryDialogProps) {
  const m = useMessages(orderDeskMessages);
  const offered = useStaffQuery(orderOfferList, { eventId: event.id });
  const save = useStaffAction(orderEdit);
  const players = entry.players.length > 0 ? entry.players : [noPlayer];
  const form = useForm({
    draft: `order-entry-${entry.id}`,
    stored: { team: entry.team, players: [...players] },
    save: async (values) => {
      await save.mutateAsync({ eventId: event.id, id: order.id, entry: { id: entry.id, ...values } });
      return values;
    },
  });
  return (
    <StaffDialog open look="side" title={m.editEntry(entry.category)} onClose={onClose} keepOnOutsideClick>
      <Loaded query={offered}>
        {({ data }) => (
          <FormFrame undoable form={form} onSaved={onClose} words={m.editRefusals}>
            <EntryPlayers
              path=""
              entry={{ category: entry.category, ...form.values }}
              offered={data}
              raceDay={event.startsOn}
              files={{ eventId: event.id, orderId: order.id, known: order.files }}
              errorAt={form.errorAt}
              onChange={({ team, players: changed }) => form.change({ team, players: [...changed] })}
            />
          </FormFrame>
        )}
      </Loaded>
    </StaffDialog>
  );
}
