import type { ParamsOf, ReplyOf } from "@time-event/contract/endpoint";
import type { DownloadEndpoint, UploadEndpoint } from "./api-client.ts";
import { pageClient } from "./page-client.ts";

/** Sends a file's bytes as they are; what is to be known of it stands in `params`. */
export function upload<E extends UploadEndpoint>(endpoint: E, params: ParamsOf<E>, file: Blob): Promise<ReplyOf<E>> {
  return pageClient().upload(endpoint, params, file);
}

/** Fetches a file, with the right that a plain link would not carry, and has the browser save it. */
export async function download<E extends DownloadEndpoint>(endpoint: E, params: ParamsOf<E>): Promise<void> {
  const { name, bytes } = await pageClient().download(endpoint, params);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(bytes);
  link.download = name;
  link.click();
  // the click has the browser take hold of the bytes in a task of its own
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
