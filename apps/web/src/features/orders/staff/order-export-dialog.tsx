import { orderExport } from "@time-event/contract/order-bulk";
import { useState } from "react";
import { useStaffDownload } from "../../../lib/api/use-staff-files.ts";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { useMay } from "../../../lib/session/use-may.ts";
import { useFailureText } from "../../../ui/form/failure-text.ts";
import { Button } from "../../../ui/staff/control/button.tsx";
import { StaffDialog } from "../../../ui/staff/dialog/staff-dialog.tsx";
import { SelectField } from "../../../ui/staff/field/select-field.tsx";
import { SwitchField } from "../../../ui/staff/field/switch-field.tsx";
import { orderDeskMessages } from "./order-desk.messages.ts";
import type { OrderView } from "./use-order-view.ts";

interface OrderExportDialogProps {
  readonly eventId: number;
  readonly view: OrderView;
  readonly total: number;
  readonly onClose: () => void;
}

type FileKind = "csv" | "xlsx";
type Rows = "orders" | "people";

/** Saves the filtered list as a file. */
export function OrderExportDialog({ eventId, view, total, onClose }: OrderExportDialogProps) {
  const m = useMessages(orderDeskMessages);
  const format = useFormat();
  const may = useMay();
  const failureText = useFailureText(m.refusals);
  const [kind, setKind] = useState<FileKind>("xlsx");
  const [rows, setRows] = useState<Rows>("orders");
  const [personal, setPersonal] = useState(false);
  const download = useStaffDownload(orderExport);
  const params = { eventId, ...view.filterParams, ...view.order, format: kind, language: format.language, rows };
  return (
    <StaffDialog
      open
      title={m.exportTitle}
      onClose={onClose}
      footer={
        <Button
          icon="pi pi-download"
          label={m.exportFile}
          loading={download.isPending}
          onClick={() => download.mutate({ ...params, personal: personal ? "yes" : "no" }, { onSuccess: onClose })}
        />
      }
    >
      <div className="order-dialog">
        <p>{m.exportCount(format.number(total))}</p>
        <SelectField<Rows>
          label={m.exportRows}
          hint={m.exportRowsHints[rows]}
          value={rows}
          options={(["orders", "people"] as const).map((value) => ({ value, label: m.exportRowsOf[value] }))}
          onChange={(chosen) => setRows(chosen ?? "orders")}
        />
        <SelectField<FileKind>
          label={m.exportKind}
          value={kind}
          options={[
            { value: "xlsx", label: "Excel (.xlsx)" },
            { value: "csv", label: "CSV" },
          ]}
          onChange={(chosen) => setKind(chosen ?? "xlsx")}
        />
        {may("personal_data_view", eventId) && (
          <SwitchField
            label={m.exportPersonals[rows]}
            hint={m.exportPersonalHint}
            value={personal}
            onChange={setPersonal}
          />
        )}
        <div role="alert">
          {download.error && <p className="order-failure">{failureText(download.error).join(" ")}</p>}
        </div>
      </div>
    </StaffDialog>
  );
}
