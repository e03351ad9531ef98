import { problem } from "@time-event/contract/errors";
import { CallFailed } from "./call-failed.ts";
import { isSentWithoutAuthorization } from "./url-rules.ts";

/** The failure that a reply with an error status describes. */
export async function failureOf(reply: Response, url: string): Promise<CallFailed> {
  // eslint-disable-next-line no-console -- the product's specification asks for exactly this line
  if (reply.status === 400 && isSentWithoutAuthorization(url)) console.error("Bad Request");
  const retryAfterMs = retryAfterOf(reply);
  const told = problem.safeParse(await reply.json().catch(() => null));
  if (!told.success)
    return new CallFailed(reply.status === 404 ? "not_found" : "internal", reply.status, { retryAfterMs });
  const { code, reasons, errors, changedBy, changedAt, inUse, secondFactor } = told.data;
  const changed = changedBy !== undefined && changedAt !== undefined ? { by: changedBy, at: changedAt } : undefined;
  return new CallFailed(code, reply.status, { reasons, fields: errors, retryAfterMs, changed, inUse, secondFactor });
}

function retryAfterOf({ headers }: Response): number | undefined {
  const seconds = headers.get("retry-after");
  return seconds !== null && /^\d+$/.test(seconds) ? Number(seconds) * 1000 : undefined;
}
