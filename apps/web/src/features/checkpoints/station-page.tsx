import { Suspense } from "react";
import { useMessages } from "../../lib/i18n/language.ts";
import { later } from "../../lib/page/later.ts";
import { LateNotice } from "../../lib/page/late-notice.tsx";
import type { PageHandle } from "../../lib/page/page-handle.ts";
import { PageHead } from "../../lib/page/page-head.tsx";
import { useHydrated } from "../../lib/page/use-hydrated.ts";
import { stationMessages } from "./station/screen/station.messages.ts";

export const handle: PageHandle = { alive: () => true };

const StationApp = later(async () => (await import("./station/screen/station-app.tsx")).StationApp);

/**
 * The page of marshals at a station. A link of the organiser opens it; the key is in the fragment, which the browser never
 * sends to a server. What is entered is kept on the device first: see docs/decisions/0074.
 */
export function Component() {
  const m = useMessages(stationMessages);
  const isAlive = useHydrated();
  return (
    <div className="station-page">
      <PageHead title={m.title} description={m.description} hidden />
      <LateNotice>{m.late}</LateNotice>
      {isAlive && (
        <Suspense fallback={<p role="status">{m.opening}</p>}>
          <StationApp />
        </Suspense>
      )}
    </div>
  );
}
