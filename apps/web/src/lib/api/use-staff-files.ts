import type { ParamsOf, ReplyOf } from "@time-event/contract/endpoint";
import { useMutation, type UseMutationResult } from "@tanstack/react-query";
import { useState } from "react";
import type { DownloadEndpoint, UploadEndpoint } from "./api-client.ts";
import type { CallFailed } from "./call-failed.ts";
import { download, upload } from "./files.ts";
import { useRefreshAfter } from "./refresh-after.ts";
import { sendFile } from "./send-file.ts";
import type { ActionOptions } from "./use-staff-action.ts";

interface FileToSend<E extends UploadEndpoint> {
  readonly params: ParamsOf<E>;
  readonly file: Blob;
}

/** A file on its way. `share`: how much of it is sent, from 0 to 1; `attempt`: which try it is, from 1. */
export interface FileProgress {
  readonly share: number;
  readonly attempt: number;
}

interface UploadOptions<Reply> extends ActionOptions<Reply> {
  /** Sending the same file twice does no harm, so it is sent again while no answer comes. */
  readonly patient?: boolean;
}

type StaffUpload<E extends UploadEndpoint> = UseMutationResult<ReplyOf<E>, CallFailed, FileToSend<E>> & {
  /** Null: no file is on its way. */
  readonly progress: FileProgress | null;
};

/** @example const send = useStaffUpload(imageUpload, { patient: true }); send.mutate({ params, file }) */
export function useStaffUpload<E extends UploadEndpoint>(
  endpoint: E,
  { onSuccess, patient = false }: UploadOptions<ReplyOf<E>> = {},
): StaffUpload<E> {
  const refresh = useRefreshAfter();
  const [progress, setProgress] = useState<FileProgress | null>(null);
  const mutation = useMutation<ReplyOf<E>, CallFailed, FileToSend<E>>({
    mutationFn: async ({ params, file }) => {
      let attempt = 1;
      const onProgress = (share: number) => setProgress({ share, attempt });
      const onTry = (now: number) => {
        attempt = now;
        onProgress(0);
      };
      const send = () => upload(endpoint, params, file, { onProgress });
      try {
        onTry(1);
        return await (patient ? sendFile(send, { wait, onTry }) : send());
      } finally {
        setProgress(null);
      }
    },
    onSuccess: async (reply, { params }) => {
      await refresh(endpoint, params);
      onSuccess?.(reply);
    },
  });
  return { ...mutation, progress };
}

const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/** @example const save = useStaffDownload(entryExport); save.mutate({ eventId }) */
export function useStaffDownload<E extends DownloadEndpoint>(
  endpoint: E,
): UseMutationResult<void, CallFailed, ParamsOf<E>> {
  return useMutation<void, CallFailed, ParamsOf<E>>({ mutationFn: (params) => download(endpoint, params) });
}
