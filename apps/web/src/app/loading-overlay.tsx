import "./loading-overlay.css";
import { useSyncExternalStore } from "react";
import { pendingRequests } from "../lib/api/pending-requests.ts";

/** Over every page while a request is under way that its visitor waits for. The words are the product's own. */
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
