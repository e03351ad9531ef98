import { type ReadFormat, type ReadImportPreview, readImportPreview } from "@time-event/contract/read-import";
import { useState } from "react";
import { useStaffUpload } from "../../lib/api/use-staff-files.ts";

/** What staff say of a file; the rest is recognised. */
interface Said {
  readonly format?: ReadFormat;
  readonly mapping?: string;
  readonly points?: string;
  readonly clock?: "local" | "utc";
}

/**
 * The chosen file, what was said of it, and what its import would do. The preview stays while the next one is made, and when
 * that fails: `look` again with the same words tries again.
 */
export function useReadCheck(eventId: number) {
  const [chosen, setChosen] = useState<{ readonly file: File; readonly said: Said } | null>(null);
  const [preview, setPreview] = useState<ReadImportPreview | null>(null);
  const check = useStaffUpload(readImportPreview, { patient: true });

  function look(file: File, said: Said): void {
    if (file !== chosen?.file) setPreview(null);
    setChosen({ file, said });
    check.mutate(
      { params: { eventId, fileName: file.name, ...said }, file },
      { onSuccess: ({ data }) => setPreview(data) },
    );
  }

  function leave(): void {
    setChosen(null);
    setPreview(null);
    check.reset();
  }

  return { chosen, preview, look, leave, isChecking: check.isPending, progress: check.progress, error: check.error };
}
