import { entryExport } from "@time-event/contract/entries";
import { useState } from "react";
import { useStaffDownload } from "../../../lib/api/use-staff-files.ts";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { useMay } from "../../../lib/session/use-may.ts";
import { Button } from "../../../ui/staff/control/button.tsx";
import { StaffDialog } from "../../../ui/staff/dialog/staff-dialog.tsx";
import { SelectField } from "../../../ui/staff/field/select-field.tsx";
import { SwitchField } from "../../../ui/staff/field/switch-field.tsx";
import { useFailureText } from "../../../ui/form/failure-text.ts";
import { entryWords } from "../entry-words.messages.ts";
import { entriesMessages } from "../entries.messages.ts";
import type { EntryView } from "./use-entry-view.ts";

interface ExportDialogProps {
  readonly eventId: number;
  readonly view: EntryView;
  readonly total: number;
  readonly onClose: () => void;
}

type FileKind = "csv" | "xlsx";

/** Saves the entries of the list as a file. */
export function ExportDialog({ eventId, view, total, onClose }: ExportDialogProps) {
  const m = useMessages(entriesMessages);
  const format = useFormat();
  const mayDo = useMay();
  const failureText = useFailureText(useMessages(entryWords).refusals);
  const [kind, setKind] = useState<FileKind>("xlsx");
  const [personal, setPersonal] = useState(false);
  const download = useStaffDownload(entryExport);
  const send = () =>
    download.mutate(
      {
        eventId,
        ...view.filterParams,
        ...view.order,
        format: kind,
        language: format.language,
        personal: personal ? "yes" : "no",
      },
      { onSuccess: onClose },
    );
  return (
    <StaffDialog
      open
      title={m.exportTitle}
      onClose={onClose}
      footer={<Button icon="pi pi-download" label={m.download} loading={download.isPending} onClick={send} />}
    >
      <div className="entry-dialog">
        <p>{m.exportCount(format.number(total))}</p>
        <SelectField<FileKind>
          label={m.format}
          value={kind}
          options={[
            { value: "xlsx", label: m.xlsx },
            { value: "csv", label: m.csv },
          ]}
          onChange={(chosen) => setKind(chosen ?? "xlsx")}
        />
        {mayDo("personal_data_view", eventId) && (
          <SwitchField label={m.withPersonal} hint={m.withPersonalHint} value={personal} onChange={setPersonal} />
        )}
        <div role="alert">
          {download.error && <p className="entry-failure">{failureText(download.error).join(" ")}</p>}
        </div>
      </div>
    </StaffDialog>
  );
}
