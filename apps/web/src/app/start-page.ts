import type { CallApi } from "@time-event/contract/call";
import type { ApiClient, ApiUrls } from "../lib/api/api-client.ts";
import { newRepeatId } from "../lib/api/repeat-id.ts";
import { noteStale } from "../lib/live/staleness.ts";
import type { LoaderServices } from "../lib/page/page-loader.ts";
import { hasUserCookie } from "../lib/session/user-cookie.ts";
import { settingsStore } from "../lib/settings/settings.ts";
import { pageDataId, type PageData } from "./page-data.ts";

interface StartedPage extends PageData {
  readonly callApi: CallApi;
  readonly services: LoaderServices;
}

/** Reads what the server sent with the page, and starts what every page needs. Call it once. */
export async function startPage(
  startClient: (apiUrls: ApiUrls) => ApiClient | Promise<ApiClient>,
): Promise<StartedPage> {
  const sent = JSON.parse(document.getElementById(pageDataId)?.textContent ?? "") as PageData;
  const { call: callApi } = await startClient(sent.site.apiUrls);
  settingsStore.start(sent.site);
  noteStale(sent.site.staleSince);
  return { ...sent, callApi, services: { callApi, signedIn: () => hasUserCookie(document), newSubmitId: newRepeatId } };
}
