import { publicationCompare } from "@time-event/contract/publications";
import { useStaffQuery } from "../../lib/api/use-staff-query.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { StaffDialog } from "../../ui/staff/dialog/staff-dialog.tsx";
import { Loaded } from "../../ui/staff/page/loaded.tsx";
import { ChangesTable } from "./changes-table.tsx";
import type { Asked } from "./asked.ts";
import { publicationsMessages } from "./publications.messages.ts";

interface CompareDialogProps {
  readonly eventId: number;
  readonly asked: Asked;
  readonly onClose: () => void;
}

/** What moved from the list before to this one. */
export function CompareDialog({ eventId, asked: { category, number }, onClose }: CompareDialogProps) {
  const m = useMessages(publicationsMessages);
  const format = useFormat();
  const changes = useStaffQuery(publicationCompare, { eventId, category, from: number - 1, to: number });
  return (
    <StaffDialog open look="wide" title={m.compareOf(format.number(number))} onClose={onClose}>
      <Loaded query={changes}>
        {({ data, meta }) => <ChangesTable changes={data} total={meta.total} rounding={meta.rounding} />}
      </Loaded>
    </StaffDialog>
  );
}
