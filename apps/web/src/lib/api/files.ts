import type { SentBeside } from "@time-event/contract/call-headers";
import type { ParamsOf, ReplyOf } from "@time-event/contract/endpoint";
import type { DownloadEndpoint, UploadBeside, UploadEndpoint } from "./api-client.ts";
import { pageClient } from "./page-client.ts";
import { saveFile } from "./save-file.ts";

/** Sends a file's bytes unchanged; `params` describe the file. */
export function upload<E extends UploadEndpoint>(
  endpoint: E,
  params: ParamsOf<E>,
  file: Blob,
  beside?: UploadBeside,
): Promise<ReplyOf<E>> {
  return pageClient().upload(endpoint, params, file, beside);
}

/** Fetches a file with the authorization or the key that a plain link lacks, and makes the browser save it. */
export async function download<E extends DownloadEndpoint>(
  endpoint: E,
  params: ParamsOf<E>,
  beside?: SentBeside,
): Promise<void> {
  const { name, bytes } = await pageClient().download(endpoint, params, beside);
  await saveFile(bytes, name);
}
