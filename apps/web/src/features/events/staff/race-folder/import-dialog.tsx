import "../event-dialog.css";
import "./import-dialog.css";
import { raceFolderImport, raceFolderPreview, type FolderReport } from "@time-event/contract/race-folder";
import { useMemo, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { useStaffUpload } from "../../../../lib/api/use-staff-files.ts";
import { useKeptFile } from "../../../../lib/drafts/use-kept-file.ts";
import { useDraftState } from "../../../../lib/drafts/use-draft.ts";
import { useMessages } from "../../../../lib/i18n/language.ts";
import { Button } from "../../../../ui/staff/control/button.tsx";
import { StaffDialog } from "../../../../ui/staff/dialog/staff-dialog.tsx";
import { TextField } from "../../../../ui/staff/field/text-field.tsx";
import { useFailureText } from "../../../../ui/form/failure-text.ts";
import { toast } from "../../../../ui/staff/toast/toast.ts";
import { raceFolderMessages } from "../race-folder.messages.ts";
import { FolderPreview } from "./folder-preview.tsx";
import { FolderProblems } from "./folder-problems.tsx";

/** Shows what is in a race folder before it is stored. */
export function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const m = useMessages(raceFolderMessages);
  const navigate = useNavigate();
  const failureText = useFailureText();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const [slug, setSlug] = useDraftState("race-folder", "");
  const look = useStaffUpload(raceFolderPreview, {
    patient: true,
    onSuccess: ({ data }) => setSlug(data.race?.slug ?? ""),
  });
  const store = useStaffUpload(raceFolderImport, {
    onSuccess: ({ data: { eventId } }) => {
      if (eventId === null) return;
      toast({ severity: "success", summary: m.stored });
      void navigate(`/manage/events/${eventId}/details`);
    },
  });
  const report: FolderReport | undefined = store.data?.data.problems.length ? store.data.data : look.data?.data;
  const isTaken = store.data?.data.slugTaken ?? (report?.slugTaken && slug === report.race?.slug);
  const failure = store.error ?? look.error;

  const choose = (picked: File | undefined) => {
    if (!picked) return;
    setFile(picked);
    store.reset();
    look.mutate({ params: {}, file: picked });
  };
  const chosen = useMemo(() => (file && !store.isSuccess ? { file, said: null } : null), [file, store.isSuccess]);
  useKeptFile("race-folder", chosen, (kept) => choose(kept.file));
  return (
    <StaffDialog
      open
      title={m.title}
      look="wide"
      className="event-dialog"
      keepOnOutsideClick
      onClose={onClose}
      footer={
        <>
          <Button
            outlined={report !== undefined}
            icon="pi pi-file"
            label={report ? m.another : m.choose}
            loading={look.isPending}
            onClick={() => input.current?.click()}
          />
          {report?.race && file && (
            <Button
              icon="pi pi-check"
              label={m.store}
              loading={store.isPending}
              disabled={slug === ""}
              onClick={() => store.mutate({ params: { slug }, file })}
            />
          )}
        </>
      }
    >
      <div className="import-folder">
        <p className="soft">{m.lead}</p>
        <input
          ref={input}
          type="file"
          accept=".zip,application/zip"
          className="unseen"
          aria-label={m.choose}
          tabIndex={-1}
          onChange={({ target }) => {
            choose(target.files?.[0]);
            // lets staff choose the same file again after they correct it
            target.value = "";
          }}
        />
        {file && <p className="import-folder__file">{file.name}</p>}
        <div role="status">{look.isPending && m.reading}</div>
        {failure && (
          <p role="alert" className="import-folder__failure">
            {failureText(failure).join(" ")}
          </p>
        )}
        {report && report.problems.length > 0 && <FolderProblems report={report} />}
        {report?.race && <FolderPreview report={report} race={report.race} />}
        {report?.race && (
          <TextField
            label={m.slug}
            required
            maxLength={80}
            lang="en"
            value={slug}
            error={isTaken ? m.slugTaken : undefined}
            onChange={(value) => {
              store.reset();
              setSlug(value);
            }}
          />
        )}
      </div>
    </StaffDialog>
  );
}
