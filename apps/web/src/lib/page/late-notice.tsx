import "./late-notice.css";
import { useHydrated } from "./use-hydrated.ts";

/**
 * What to do on a page that needs its script, when that did not come. No script can say it, so it is in the page from the
 * server, hidden for some seconds; the script takes it away.
 */
export function LateNotice({ children }: { readonly children: string }) {
  if (useHydrated()) return null;
  return (
    <p className="late-notice" role="status">
      {children}
    </p>
  );
}
