import { webRegisterResultList, type ModelResult } from "@time-event/contract/results";
import { CallFailed } from "../../lib/api/call-failed.ts";
import { pageClient } from "../../lib/api/page-client.ts";

/**
 * Fetches podiums and counts again, beside the result list: that list's requests show no loading overlay, so people who
 * follow a race live are not disturbed every few seconds. Null when that fails: the page keeps what it shows.
 */
export async function refreshModelResults(event: string): Promise<readonly ModelResult[] | null> {
  try {
    const { meta } = await pageClient().call(webRegisterResultList, { event, with: "models", limit: 1 });
    return meta.models ?? null;
  } catch (failure) {
    if (failure instanceof CallFailed) return null;
    throw failure;
  }
}
