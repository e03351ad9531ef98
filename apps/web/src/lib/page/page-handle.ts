import type { Format } from "../i18n/format.ts";
import type { Site } from "./site.ts";

/** What a page module may tell the app about itself besides `loader` and `Component`. Export it as `handle`. */
export interface PageHandle<Data = never> {
  /** Status of the answer where it is not 200. */
  readonly status?: number;
  /** True: the page is made alive at once (live results). Otherwise its JavaScript waits for the visitor's first move. */
  readonly alive?: (data: Data) => boolean;
  /** True: only the browser has the page; the server sends the staff area's skeleton in its place. */
  readonly staff?: boolean;
  /** JSON-LD for search engines, made on the server only. */
  readonly structuredData?: (data: Data, site: Site, format: Format) => unknown;
}
