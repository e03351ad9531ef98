import type { Site } from "../lib/page/site.ts";

/** What the server hands to the browser with a page, in a data block. */
export interface PageData {
  readonly site: Site;
  readonly loaderData: Record<string, unknown>;
  readonly errors: Record<string, { status: number; data: unknown }> | null;
}

export const pageDataId = "page-data";
