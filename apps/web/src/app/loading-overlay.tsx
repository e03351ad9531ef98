import "./loading-overlay.css";
import { useSyncExternalStore } from "react";
import { createLoadingSign } from "../lib/api/loading-sign.ts";
import { pendingRequests } from "../lib/api/pending-requests.ts";

const sign = createLoadingSign(pendingRequests);

/** Over every page while the visitor waits for a request. Its words are fixed in every language. */
export function LoadingOverlay() {
  const state = useSyncExternalStore(sign.subscribe, sign.get, () => "away");
  return (
    <div className="loading no-print" role="status" lang="en">
      {state !== "away" && (
        <div className="loading__veil" data-leaving={state === "leaving" || undefined}>
          <span className="loading__words">
            <span className="loading__sign" />
            Loading...
          </span>
        </div>
      )}
    </div>
  );
}
