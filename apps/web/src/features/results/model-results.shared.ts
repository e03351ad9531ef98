import { webRegisterModelResultList, type ModelResult } from "@time-event/contract/results";
import { CallFailed } from "../../lib/api/call-failed.ts";
import { pageClient } from "../../lib/api/page-client.ts";

/** Podiums and counts again, while people look at others. Null where it fails: what is on screen stays. */
export async function refreshModelResults(event: string): Promise<readonly ModelResult[] | null> {
  try {
    return (await pageClient().callInBackground(webRegisterModelResultList, { event })).data;
  } catch (failure) {
    if (failure instanceof CallFailed) return null;
    throw failure;
  }
}
