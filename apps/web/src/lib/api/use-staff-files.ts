import type { ParamsOf, ReplyOf } from "@time-event/contract/endpoint";
import { useMutation, type UseMutationResult } from "@tanstack/react-query";
import type { DownloadEndpoint, UploadEndpoint } from "./api-client.ts";
import type { CallFailed } from "./call-failed.ts";
import { download, upload } from "./files.ts";
import { useRefreshAfter } from "./refresh-after.ts";
import type { ActionOptions } from "./use-staff-action.ts";

interface FileToSend<E extends UploadEndpoint> {
  readonly params: ParamsOf<E>;
  readonly file: Blob;
}

/** @example const send = useStaffUpload(imageUpload); send.mutate({ params, file }) */
export function useStaffUpload<E extends UploadEndpoint>(
  endpoint: E,
  { onSuccess }: ActionOptions<ReplyOf<E>> = {},
): UseMutationResult<ReplyOf<E>, CallFailed, FileToSend<E>> {
  const refresh = useRefreshAfter();
  return useMutation<ReplyOf<E>, CallFailed, FileToSend<E>>({
    mutationFn: ({ params, file }) => upload(endpoint, params, file),
    onSuccess: async (reply, { params }) => {
      await refresh(endpoint, params);
      onSuccess?.(reply);
    },
  });
}

/** @example const save = useStaffDownload(entryExport); save.mutate({ eventId }) */
export function useStaffDownload<E extends DownloadEndpoint>(
  endpoint: E,
): UseMutationResult<void, CallFailed, ParamsOf<E>> {
  return useMutation<void, CallFailed, ParamsOf<E>>({ mutationFn: (params) => download(endpoint, params) });
}
