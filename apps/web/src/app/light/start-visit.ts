import { type ApiClient, type ApiUrls, createApiClient } from "../../lib/api/api-client.ts";
import { setPageClient } from "../../lib/api/page-client.ts";
import { sendByBrowser } from "../../lib/api/send.ts";
import { serverClock } from "../../lib/session/server-time.ts";
import { timedSend } from "../../lib/session/timed-send.ts";
import { hasUserCookie } from "../../lib/session/user-cookie.ts";

/** The client of a public page. A session weighs a good deal: only a browser in which somebody signed in has one. */
export async function startVisit(apiUrls: ApiUrls): Promise<ApiClient> {
  if (hasUserCookie(document) || areTokensKept() || location.pathname.startsWith("/auth")) {
    const { startSession } = await import("../../lib/session/session.ts");
    return startSession(apiUrls);
  }
  const client = createApiClient({ apiUrls, send: timedSend(serverClock, Date.now, sendByBrowser) });
  setPageClient(client);
  return client;
}

function areTokensKept(): boolean {
  try {
    return localStorage.getItem("access_token") !== null || localStorage.getItem("refresh_token") !== null;
  } catch {
    return false;
  }
}
