import type { Permission } from "@time-event/domain/access/permissions";
import type { Format } from "../i18n/format.ts";
import type { Site } from "./site.ts";

/** What a page module may tell the app besides `loader` and `Component`. Export it as `handle`. */
export interface PageHandle<Data = never> {
  /** Status of the reply when it is not 200. */
  readonly status?: number;
  /** True: the page's script runs at once (live results). Otherwise it waits until the visitor first moves. */
  readonly alive?: (data: Data) => boolean;
  /** A name of the browser's storage: the page's script runs at once where this device keeps something there. */
  readonly aliveWith?: string;
  /** True: the page is for this visitor alone, and nobody on the way may keep it. */
  readonly isPrivate?: boolean;
  /** True: the server cannot render the page; it sends the staff area's skeleton instead. */
  readonly staff?: boolean;
  /** What staff must be allowed to do to see the page; null: nothing. */
  readonly right?: Permission | null;
  /** JSON-LD for search engines, made on the server only. */
  readonly structuredData?: (data: Data, site: Site, format: Format) => unknown;
}
