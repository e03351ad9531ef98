import "./loading-overlay.css";
import { useSyncExternalStore } from "react";
import { createLoadingSign, type LoadingSign } from "../lib/api/loading-sign.ts";
import { pendingRequests, quietRequests } from "../lib/api/pending-requests.ts";

const sign = createLoadingSign(pendingRequests);
const quietSign = createLoadingSign(quietRequests);

/** Over every page while the visitor waits for a request. Its words are fixed in every language. */
export function LoadingOverlay() {
  return (
    <>
      <div className="loading no-print" role="status" lang="en">
        <Sign of={sign} className="loading__veil" />
      </div>
      {/* a page that keeps itself up to date is not read aloud each time */}
      <div className="loading no-print" aria-hidden lang="en">
        <Sign of={quietSign} className="loading__corner" />
      </div>
    </>
  );
}

function Sign({ of, className }: { readonly of: LoadingSign; readonly className: string }) {
  const state = useSyncExternalStore(of.subscribe, of.get, () => "away");
  return (
    state !== "away" && (
      <div className={className} data-leaving={state === "leaving" || undefined}>
        <span className="loading__words">
          <span className="loading__sign" />
          Loading...
        </span>
      </div>
    )
  );
}
