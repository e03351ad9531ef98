import { problem } from "@time-event/contract/errors";
import { CallFailed } from "./call-failed.ts";
import { isSentWithoutAuthorization } from "./url-rules.ts";

/** What a reply that is not ok says went wrong. */
export async function failureOf(reply: Response, url: string): Promise<CallFailed> {
  // eslint-disable-next-line no-console -- the product is specified to log exactly this
  if (reply.status === 400 && isSentWithoutAuthorization(url)) console.error("Bad Request");
  const retryAfterMs = retryAfterOf(reply);
  const told = problem.safeParse(await reply.json().catch(() => null));
  return told.success
    ? new CallFailed(told.data.code, reply.status, { fields: told.data.errors, retryAfterMs })
    : new CallFailed(reply.status === 404 ? "not_found" : "internal", reply.status, { retryAfterMs });
}

function retryAfterOf({ headers }: Response): number | undefined {
  const seconds = headers.get("retry-after");
  return seconds !== null && /^\d+$/.test(seconds) ? Number(seconds) * 1000 : undefined;
}
