import "./loading-overlay.css";
import { useSyncExternalStore } from "react";
import { pendingRequests } from "../lib/api/pending-requests.ts";

/** Covers every page while the visitor waits for a request. Its words are fixed in every language. */
export function LoadingOverlay() {
  const waiting = useSyncExternalStore(pendingRequests.subscribe, pendingRequests.count, () => 0) > 0;
  return (
    <div className="loading no-print" role="status" lang="en">
      {waiting && (
        <div className="loading__veil">
          <span className="loading__sign" />
          Loading...
        </div>
      )}
    </div>
  );
}
