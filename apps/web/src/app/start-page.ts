import type { CallApi } from "@time-event/contract/call";
import { noteStale } from "../lib/live/staleness.ts";
import type { LoaderServices } from "../lib/page/page-loader.ts";
import { startSession } from "../lib/session/session.ts";
import { settingsStore } from "../lib/settings/settings.ts";
import { pageDataId, type PageData } from "./page-data.ts";

interface StartedPage extends PageData {
  readonly callApi: CallApi;
  readonly services: LoaderServices;
}

/** Reads what the server sent with the page, and starts what every page needs. Call it once. */
export function startPage(): StartedPage {
  const sent = JSON.parse(document.getElementById(pageDataId)?.textContent ?? "") as PageData;
  const { call: callApi } = startSession(sent.site.apiUrls);
  settingsStore.start(sent.site);
  noteStale(sent.site.staleSince);
  return { ...sent, callApi, services: { callApi, signedIn: hasUserCookie } };
}

function hasUserCookie(): boolean {
  return /(?:^|; )user=/.test(document.cookie);
}
