import { webRegisterModelResultList, type ModelResult } from "@time-event/contract/results";
import { CallFailed } from "../../lib/api/call-failed.ts";
import { pageClient } from "../../lib/api/page-client.ts";

/** Fetches podiums and counts again. Null when that fails: the page keeps what it shows. */
export async function refreshModelResults(event: string): Promise<readonly ModelResult[] | null> {
  try {
    return (await pageClient().callInBackground(webRegisterModelResultList, { event })).data;
  } catch (failure) {
    if (failure instanceof CallFailed) return null;
    throw failure;
  }
}
