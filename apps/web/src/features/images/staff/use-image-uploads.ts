import { type ImageKind, imageUpload, type StaffImage } from "@time-event/contract/images";
import { useState } from "react";
import { CallFailed } from "../../../lib/api/call-failed.ts";
import { useStaffUpload } from "../../../lib/api/use-staff-files.ts";

/** An upload and its outcome. */
export interface Sending {
  readonly key: number;
  readonly file: File;
  readonly state: "waiting" | "sending" | "done" | CallFailed;
}

/** Sends files one by one. The server makes several sizes of each; a file that fails does not stop the others. */
export function useImageUploads(eventId: number, kind: ImageKind, onSent: (image: StaffImage) => void) {
  const upload = useStaffUpload(imageUpload, { patient: true });
  const [sendings, setSendings] = useState<readonly Sending[]>([]);
  const isBusy = sendings.some(({ state }) => state === "waiting" || state === "sending");

  async function send(files: readonly File[]): Promise<void> {
    const begun = files.map((file, index) => ({ key: Date.now() + index, file, state: "waiting" as const }));
    setSendings(begun);
    for (const [index, file] of files.entries()) {
      const tell = (state: Sending["state"]) =>
        setSendings((all) => all.map((each) => (each.key === begun[index]!.key ? { ...each, state } : each)));
      tell("sending");
      try {
        const { data } = await upload.mutateAsync({ params: { eventId, kind }, file });
        tell("done");
        if (files.length === 1) onSent(data);
      } catch (error) {
        if (!(error instanceof CallFailed)) throw error;
        tell(error);
      }
    }
    // a file that succeeded appears among the pictures
    setSendings((all) => all.filter(({ state }) => state instanceof CallFailed));
  }

  return { sendings, isBusy, progress: upload.progress, send, forget: () => setSendings([]) };
}
