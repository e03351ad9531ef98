import { callPath, parseReply } from "@time-event/contract/call";
import { webRegisterModelResultList, type ModelResult } from "@time-event/contract/results";
import { endpointUrl, type ApiUrls } from "../../lib/api/api-client.ts";

/**
 * Podiums and counts again, in the background: nobody waits for it, so it is not counted among the requests that the
 * loading overlay stands for. Null where it fails: what is on screen stays.
 */
export async function refreshModelResults(apiUrls: ApiUrls, event: string): Promise<readonly ModelResult[] | null> {
  try {
    const reply = await fetch(
      endpointUrl(apiUrls, webRegisterModelResultList, callPath(webRegisterModelResultList, { event })),
    );
    return reply.ok ? parseReply(webRegisterModelResultList, await reply.json()).data : null;
  } catch {
    return null;
  }
}
