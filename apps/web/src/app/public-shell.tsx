import "./public-shell.css";
import { useSyncExternalStore } from "react";
import { Outlet, ScrollRestoration, useNavigation } from "react-router";
import { useMessages } from "../lib/i18n/language.ts";
import { InTurn } from "../lib/page/in-turn.tsx";
import { NoticeBar } from "../ui/notice-bar/notice-bar.tsx";
import { ToastRegion } from "../ui/toast/toast-region.tsx";
import { appMessages } from "./app.messages.ts";
import { EndedBar } from "./ended-bar.tsx";
import { LoadingOverlay } from "./loading-overlay.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";
import { StaleBar } from "./stale-bar.tsx";
import { UnsentNotice } from "./unsent-notice.tsx";
import { usePageFocus } from "./use-page-focus.ts";

/** The frame of every public page. */
export function PublicShell() {
  const m = useMessages(appMessages);
  const online = useSyncExternalStore(
    subscribeOnline,
    () => navigator.onLine,
    () => true,
  );
  const page = usePageFocus();
  const busy = useNavigation().state !== "idle";
  return (
    <>
      <a className="skip unseen" href="#content">
        {m.skip}
      </a>
      <InTurn>
        <SiteHeader />
      </InTurn>
      {!online && <NoticeBar icon="offline">{m.offlineBar}</NoticeBar>}
      <StaleBar />
      <EndedBar />
      <main ref={page} id="content" tabIndex={-1} className="main" aria-busy={busy}>
        <Outlet />
      </main>
      <InTurn>
        <SiteFooter />
      </InTurn>
      <ToastRegion />
      <LoadingOverlay />
      <UnsentNotice />
      <ScrollRestoration />
    </>
  );
}

function subscribeOnline(tell: () => void): () => void {
  addEventListener("online", tell);
  addEventListener("offline", tell);
  return () => {
    removeEventListener("online", tell);
    removeEventListener("offline", tell);
  };
}
