import type { ParamsOf, ReplyOf } from "@time-event/contract/endpoint";
import type { DownloadEndpoint, UploadEndpoint } from "./api-client.ts";
import { pageClient } from "./page-client.ts";

/** Sends a file's bytes unchanged; `params` describe the file. */
export function upload<E extends UploadEndpoint>(endpoint: E, params: ParamsOf<E>, file: Blob): Promise<ReplyOf<E>> {
  return pageClient().upload(endpoint, params, file);
}

/** Fetches a file with the authorization that a plain link lacks, and makes the browser save it. */
export async function download<E extends DownloadEndpoint>(endpoint: E, params: ParamsOf<E>): Promise<void> {
  const { name, bytes } = await pageClient().download(endpoint, params);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(bytes);
  link.download = name;
  link.click();
  // wait: after the click, the browser opens the bytes in a later task
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
